import { setTimeout as sleep } from 'node:timers/promises'

/** Another process may be the one that makes the job: looking is how this one hears of it. */
const lookEveryMs = 400
/** Of one account in this process; whoever holds more is answered at once. */
const mostHeld = 4

type Moving = { version: number /** In line. */; place: number | null }
type Held<Job> = { aiAccountId: number; seen: number; waitMs: number; look: () => Promise<Job | null> }

/** Holds a request until a job is another than was seen, for so long at most, and no longer than the process takes calls. */
export const openHeldLooks = () => {
  const held = new Map<number, number>()
  const ending = new AbortController()

  const wait = async <Job extends Moving>({ seen, waitMs, look }: Held<Job>): Promise<Job | null> => {
    const until = performance.now() + waitMs
    const first = await look()
    let job = first
    while (job?.version === seen && job.place === first?.place && performance.now() < until) {
      await sleep(Math.max(0, Math.min(lookEveryMs, until - performance.now())), null, {
        signal: ending.signal,
      }).catch(() => null)
      if (ending.signal.aborted) return job
      job = await look()
    }
    return job
  }

  return {
    untilNew: async <Job extends Moving>(asked: Held<Job>): Promise<Job | null> => {
      const { aiAccountId } = asked
      const count = held.get(aiAccountId) ?? 0
      if (asked.waitMs === 0 || count >= mostHeld) return asked.look()
      held.set(aiAccountId, count + 1)
      try {
        return await wait(asked)
      } finally {
        const left = (held.get(aiAccountId) ?? 1) - 1
        if (left > 0) held.set(aiAccountId, left)
        else held.delete(aiAccountId)
      }
    },
    endAll: () => ending.abort(),
  }
}
