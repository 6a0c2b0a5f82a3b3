import type { AiJob } from '@showroom/contract/design-ai/design-ai'
import { useEffect } from 'react'
import { statusOf } from '../../data/failure.ts'
import { aiCall } from './ai-call.ts'
import { type AiSession, keepCredits } from './ai-session.ts'
import { keepLook, keptLook } from './draft.ts'
import { isUnderWay } from './useFollowJob.ts'

/** What stood on the screen before a reload or a way through a sign-in. */
const lookBefore = async (id: string, signal: AbortSignal): Promise<AiJob | null> => {
  try {
    const { data } = await aiCall('GET /api/AI/job/{id}', { params: { id }, query: {}, signal })
    keepCredits(data.credits)
    return data.job
  } catch (failure) {
    // Of another account, or forgotten since.
    if (statusOf(failure) !== 404) throw failure
    keepLook(null)
    return null
  }
}

const underWay = async (signal: AbortSignal): Promise<AiJob | null> => {
  const { data } = await aiCall('GET /api/AI/job', { query: {}, signal })
  keepCredits(data.credits)
  return data.jobs.find(isUnderWay) ?? null
}

/** Brings back the job that stood here, else the newest that is under way: it can be followed and cancelled again. */
export const useBringBack = (
  { status }: Pick<AiSession, 'status'>,
  job: AiJob | null,
  put: (put: (before: AiJob | null) => AiJob | null) => void,
): void => {
  const id = job?.id ?? null
  useEffect(() => {
    if (id !== null) keepLook(id)
  }, [id])
  useEffect(() => {
    if (status !== 'in') return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const bring = async () => {
      const kept = keptLook()
      const found = (kept === null ? null : await lookBefore(kept, signal)) ?? (await underWay(signal))
      // Somebody may have asked for another one meanwhile.
      if (found && !signal.aborted) put((before) => before ?? found)
    }
    // Earlier ideas are listed below whatever this comes to.
    bring().catch(() => undefined)
    return () => leaving.abort()
  }, [status, put])
}
