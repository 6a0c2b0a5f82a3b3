import type { Application } from '@showroom/contract/application/application'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../../data/call.ts'
import { sentenceOf } from '../../../data/failure.ts'
import { queryClient } from '../../../data/query-client.ts'
import { useReadOf } from '../../../data/useRead.ts'

/** `linkSentence`: what a mailed link said, where it did not open. */
type Found = { application: Application | null; linkSentence: string | null }

/** The application of this browser; a mailed link in the address binds it here first, and leaves the address. */
export const useApplication = () => {
  const [query, setQuery] = useSearchParams()
  const [code] = useState(() => query.get('code'))
  const read = useReadOf(keyOf(code), () => find(code))
  const isFound = read.kind === 'ready'
  const hasCode = query.has('code')
  useEffect(() => {
    if (isFound && hasCode) setQuery({}, { replace: true })
  }, [isFound, hasCode, setQuery])
  const replace = useCallback(
    (application: Application | null) =>
      void queryClient.setQueryData<Found>(keyOf(code), { application, linkSentence: null }),
    [code],
  )
  return { read, replace }
}

const keyOf = (code: string | null) => ['application', code]

/** A code is good once: what one drawing of the page has asked is not asked again by the next. */
const opening = new Map<string, Promise<string | null>>()

const opened = (code: string): Promise<string | null> => {
  const before = opening.get(code)
  if (before) return before
  const asking = call('POST /api/application/open', { body: { code } })
    .then(() => null)
    .catch((failure: unknown) => sentenceOf(failure))
  opening.set(code, asking)
  return asking
}

const find = async (code: string | null): Promise<Found> => {
  const linkSentence = code === null ? null : await opened(code)
  const { data } = await call('GET /api/application', {})
  // Whoever has opened the link here before is where it leads to.
  return { application: data, linkSentence: data === null ? linkSentence : null }
}
