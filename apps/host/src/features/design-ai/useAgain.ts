import type { AiJob } from '@showroom/contract/design-ai/design-ai'
import { useRef } from 'react'
import { useSubmit } from '../../data/useSubmit.ts'
import { aiCall } from './ai-call.ts'
import { newKey } from './new-key.ts'

type Begun = Awaited<ReturnType<typeof aiCall<'POST /api/AI/job'>>>

const askAgain = (key: string, { wish, parent, parent_picture, refinement }: AiJob): Promise<Begun> =>
  parent !== null && parent_picture !== null && refinement !== null
    ? aiCall('POST /api/AI/job/{id}/refine', {
        params: { id: parent },
        body: { key, picture: parent_picture, text: refinement },
      })
    : aiCall('POST /api/AI/job', { body: { key, wish } })

/** The same wish, or the same change, once more: another job, and other looks of it. */
export const useAgain = (take: (begun: Begun) => void) => {
  // A reply that was lost is asked for again by the same key: it is the same job.
  const keys = useRef(new Map<string, string>())
  return useSubmit(async (job: AiJob) => {
    const key = keys.current.get(job.id) ?? newKey()
    keys.current.set(job.id, key)
    take(await askAgain(key, job))
    keys.current.delete(job.id)
  }, 'screen')
}
