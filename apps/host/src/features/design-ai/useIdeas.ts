import type { AiJob } from '@showroom/contract/design-ai/design-ai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSubmit } from '../../data/useSubmit.ts'
import { paths } from '../../paths.ts'
import { useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { aiCall } from './ai-call.ts'
import { type AiSession, keepCredits, useAiSession } from './ai-session.ts'
import { keepDraft } from './draft.ts'
import { newKey } from './new-key.ts'
import { readStart } from './start/read-start.ts'
import { startIn, type TypedWish, wishOf } from './typed-wish.ts'
import { useAgain } from './useAgain.ts'
import { useBringBack } from './useBringBack.ts'
import { useFollowJob } from './useFollowJob.ts'

/** The job on the screen, and everything that begins, changes or ends one. */
export const useIdeas = (account: Pick<AiSession, 'status'>) => {
  const [job, setJob] = useState<AiJob | null>(null)
  const showroom = useCurrentShowroom((state) => state.showroom)
  const navigate = useNavigate()
  const show = useCallback((next: AiJob) => setJob(next), [])
  const following = useFollowJob(job, show)
  useForgotten(account.status, setJob)
  useBringBack(account, job, setJob)
  // A reply that was lost is asked for again by the same key: it is the same job.
  const key = useRef(newKey())
  const signIn = (wish: TypedWish) => {
    keepDraft(wish)
    return navigate(`${paths.aiLogin}?redirect=${encodeURIComponent(paths.designAi)}`)
  }
  const begin = useSubmit(async (wish: TypedWish) => {
    if (useAiSession.getState().token === null) return signIn(wish)
    const chosen = startIn(wish)
    // As it is by now: it may have been changed since it was chosen.
    const known = chosen && (await readStart(chosen, { showroom }))
    const body = { key: key.current, wish: wishOf(wish, showroom, known?.start) }
    take(await aiCall('POST /api/AI/job', { body }), show)
    key.current = newKey()
  }, 'screen')
  const refineKey = useRef(newKey())
  const refine = useSubmit(async (picture: string, text: string) => {
    if (!job) return
    const body = { key: refineKey.current, picture, text }
    take(await aiCall('POST /api/AI/job/{id}/refine', { params: { id: job.id }, body }), show)
    refineKey.current = newKey()
  }, 'screen')
  const cancel = useSubmit(async () => {
    if (job) take(await aiCall('DELETE /api/AI/job/{id}', { params: { id: job.id } }), show)
  })
  const again = useAgain((begun) => take(begun, show))
  const open = (earlier: AiJob) => {
    again.forget()
    show(earlier)
  }
  return { job, open, begin, signIn, refine, again, cancel, ...following }
}

export type Ideas = ReturnType<typeof useIdeas>

const take = (
  { data }: Awaited<ReturnType<typeof aiCall<'POST /api/AI/job'>>>,
  show: (job: AiJob) => void,
) => {
  keepCredits(data.credits)
  show(data.job)
}

/** What was made for one account is not shown to the next. */
const useForgotten = (status: AiSession['status'], setJob: (job: null) => void) => {
  useEffect(() => {
    if (status === 'out') setJob(null)
  }, [status, setJob])
}
