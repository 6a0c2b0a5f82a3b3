import type { AiJob } from '@showroom/contract/design-ai/design-ai'
import { useEffect, useState } from 'react'
import { isFinal } from '../../data/failure.ts'
import { aiCall } from './ai-call.ts'
import { keepCredits } from './ai-session.ts'

const lookEveryMs = 600
const lookAfterFailureMs = 3_000

/** Looks at a job until it is over; a line that breaks is tried again. */
export const useFollowJob = (job: AiJob | null, show: (job: AiJob) => void) => {
  const [isBroken, setBroken] = useState(false)
  const isOpen = job !== null && (job.state === 'queued' || job.state === 'running')
  const id = job?.id ?? null
  useEffect(() => {
    if (!isOpen || id === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const look = async () => {
      try {
        const { data } = await aiCall('GET /api/AI/job/{id}', { params: { id } })
        if (isGone) return
        setBroken(false)
        keepCredits(data.credits)
        show(data.job)
        timer = setTimeout(() => void look(), lookEveryMs)
      } catch (failure) {
        if (isGone || isFinal(failure)) return
        setBroken(true)
        timer = setTimeout(() => void look(), lookAfterFailureMs)
      }
    }
    timer = setTimeout(() => void look(), lookEveryMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isOpen, id, show])
  return { isOpen, isBroken: isOpen && isBroken }
}
