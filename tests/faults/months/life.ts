import { setTimeout as wait } from 'node:timers/promises'

/** What the server said; null where it was killed before it said anything. */
export type Said<Data> = { status: number; code: string | null; data: Data } | null

export type Ask = <Data>(
  calling: string,
  asked: { token: string; body?: object | FormData },
) => Promise<Said<Data>>

/** Calls of the API at an origin that may die at any moment. What it refuses is counted, to be read where a test fails. */
export const askerAt =
  (origin: string, refusals: Map<string, number>): Ask =>
  async <Data>(calling: string, { token, body }: { token: string; body?: object | FormData }) => {
    const [method = 'GET', path = '/'] = calling.split(' ')
    const isForm = body instanceof FormData
    try {
      const reply = await fetch(origin + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          origin,
          ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      })
      const answer: { data: Data; code?: string } = await reply.json()
      if (!reply.ok) {
        const refused = `${method} ${path.replaceAll(/[^/]*\d[^/]*/g, '*')} ${reply.status} ${answer.code ?? ''}`
        refusals.set(refused, (refusals.get(refused) ?? 0) + 1)
      }
      return { status: reply.status, code: answer.code ?? null, data: answer.data }
    } catch {
      // Killed under this request: it was never acknowledged.
      return null
    }
  }

/** Done, or done before; not possible yet; or nobody was there to answer. */
export type Outcome = 'done' | 'refused' | 'gone'
export type Step = { name: string; take: () => Promise<Outcome> }

export const outcomeOf = (said: Said<unknown>): Outcome => {
  if (said === null) return 'gone'
  return said.status < 400 ? 'done' : 'refused'
}

/** Said twice at once, as by a double click: one of both is enough. */
export const twice = async (say: () => Promise<Said<unknown>>): Promise<Outcome> => {
  const outcomes = (await Promise.all([say(), say()])).map(outcomeOf)
  if (outcomes.includes('done')) return 'done'
  return outcomes.includes('gone') ? 'gone' : 'refused'
}

const mostRefusals = 8
const againMs = 200

/** One order, one hire: its steps in their order, which outlive every process that takes them. */
export const aLife = (steps: readonly Step[], onSkipped: (name: string) => void) => {
  let at = 0
  return {
    isOver: () => at >= steps.length,
    /** Goes on until somebody is killed. What was cut off is asked for again, and what stays refused is left out. */
    liveOn: async (isKilled: () => boolean): Promise<void> => {
      let refusals = 0
      for (let step = steps[at]; step !== undefined && !isKilled(); step = steps[at]) {
        const outcome = await step.take().catch((error: unknown) => {
          // The database was killed under a question of ours.
          if (isKilled()) return 'gone' as const
          throw error
        })
        if (outcome === 'gone') return
        if (outcome === 'refused' && (refusals += 1) < mostRefusals) {
          await wait(againMs)
          continue
        }
        if (outcome === 'refused') onSkipped(step.name)
        refusals = 0
        at += 1
      }
    },
  }
}
export type Life = ReturnType<typeof aLife>
