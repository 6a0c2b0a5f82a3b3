import type { Application } from '@showroom/contract/application/application'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { quietCall } from '../session/call.ts'
import { sentenceOf } from '../session/refusal.ts'

export type Found =
  | { is: 'waiting' }
  | { is: 'failed'; sentence: string; again: () => void }
  /** What a mailed link said, where it did not open. */
  | { is: 'full'; application: Application | null; linkSentence: string | null }

/** The application of this browser; a mailed link in the address binds it here first, and leaves the address. */
export const useApplication = () => {
  const [query, setQuery] = useSearchParams()
  const [found, setFound] = useState<Found>({ is: 'waiting' })
  const [attempt, setAttempt] = useState(0)
  const code = useRef(query.get('code'))
  useEffect(() => {
    const leaving = { is: false }
    setFound({ is: 'waiting' })
    find(code.current)
      .then((full) => {
        if (leaving.is) return
        setFound(full)
        if (code.current === null) return
        code.current = null
        setQuery({}, { replace: true })
      })
      .catch((failure: unknown) => {
        const again = () => setAttempt((count) => count + 1)
        if (!leaving.is) setFound({ is: 'failed', sentence: sentenceOf(failure), again })
      })
    return () => {
      leaving.is = true
    }
  }, [attempt, setQuery])
  const replace = useCallback(
    (application: Application | null) => setFound({ is: 'full', application, linkSentence: null }),
    [],
  )
  return { found, replace }
}

/** A code is good once: what one drawing of the page has asked is not asked again by the next. */
const asked = new Map<string, Promise<string | null>>()

const opened = (code: string): Promise<string | null> => {
  const before = asked.get(code)
  if (before) return before
  const asking = quietCall('POST /api/application/open', { body: { code } })
    .then(() => null)
    .catch((failure: unknown) => sentenceOf(failure))
  asked.set(code, asking)
  return asking
}

const find = async (code: string | null): Promise<Found> => {
  const linkSentence = code === null ? null : await opened(code)
  const { data } = await quietCall('GET /api/application', {})
  // Whoever has opened the link here before is where it leads to.
  return { is: 'full', application: data, linkSentence: data === null ? linkSentence : null }
}
