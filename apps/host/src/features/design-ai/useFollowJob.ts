import type { AiJob } from '@showroom/contract/design-ai/design-ai'
import { useEffect, useRef, useState } from 'react'
import { isFinal } from '../../data/failure.ts'
import { aiCall } from './ai-call.ts'
import { keepCredits } from './ai-session.ts'

/** The server holds the answer until the job has moved, for less than our patience with any call. */
const waitSeconds = 8
const heldMs = 500
const lookEveryMs = 800
const lookAfterFailureMs = 3_000

/** Follows a job until it is over; a line that breaks is tried again. */
export const useFollowJob = (job: AiJob | null, show: (job: AiJob) => void) => {
  const [isBroken, setBroken] = useState(false)
  const isOpen = job !== null && isUnderWay(job)
  const versionSeen = useRef(0)
  useEffect(() => {
    versionSeen.current = job?.version ?? 0
  }, [job])
  const id = job?.id ?? null
  useEffect(() => {
    if (!isOpen || id === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const follow = async (seen: number) => {
      const askedAt = performance.now()
      try {
        const query = { seen, wait: waitSeconds }
        const { data } = await aiCall('GET /api/AI/job/{id}', { params: { id }, query, signal })
        if (signal.aborted) return
        setBroken(false)
        keepCredits(data.credits)
        show(data.job)
        if (!isUnderWay(data.job)) return
        // Where too many are held for one account, the answer comes at once: then it is us who wait.
        const wasHeld = data.job.version !== seen || performance.now() - askedAt > heldMs
        timer = setTimeout(() => void follow(data.job.version), wasHeld ? 0 : lookEveryMs)
      } catch (failure) {
        if (signal.aborted || isFinal(failure)) return
        setBroken(true)
        timer = setTimeout(() => void follow(seen), lookAfterFailureMs)
      }
    }
    void follow(versionSeen.current)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [isOpen, id, show])
  return { isOpen, isBroken: isOpen && isBroken }
}

export const isUnderWay = ({ state }: AiJob) => state === 'queued' || state === 'running'
