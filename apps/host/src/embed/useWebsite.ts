import type { ReplyFor } from '@showroom/contract/endpoints'
import { useEffect, useState } from 'react'
import { quietCall } from '../session/call.ts'
import { statusOf } from '../session/refusal.ts'
import type { Asked } from './asked.ts'

export type Website = ReplyFor<'GET /api/embed/website'>['data']
type Found =
  | { is: 'asking' }
  | { is: 'found'; website: Website }
  | { is: 'refused' }
  | { is: 'unreachable'; again: () => void }

/** For which company the website may ask; `refused` where it is not on that showroom's list. */
export const useWebsite = (asked: Asked | null): Found => {
  const [found, setFound] = useState<Found>({ is: 'asking' })
  const [attempt, setAttempt] = useState(0)
  const { showroom = null, origin = null } = asked ?? {}
  useEffect(() => {
    if (showroom === null || origin === null) return undefined
    let isWanted = true
    const find = async (): Promise<Found> => {
      try {
        const { data } = await quietCall('GET /api/embed/website', { query: { showroom, origin } })
        return { is: 'found', website: data }
      } catch (failure) {
        const status = statusOf(failure)
        if (status === 403 || status === 422) return { is: 'refused' }
        return { is: 'unreachable', again: () => setAttempt((count) => count + 1) }
      }
    }
    setFound({ is: 'asking' })
    void find().then((answer) => {
      if (isWanted) setFound(answer)
    })
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked again when the visitor says so
  }, [showroom, origin, attempt])
  return asked ? found : { is: 'refused' }
}
