import type { Waiting } from '@showroom/contract/workspace/workspace'
import type { CountsWaiting } from '../account/counts-waiting.ts'
import type { Caller } from '../platform/http/who.ts'

/** By panel; several concepts may have something in one of them. */
export const waitingFor = async (caller: Caller, of: readonly CountsWaiting[]): Promise<Waiting> => {
  const own = of.filter(({ roles }) => roles.includes(caller.type))
  const counts = await Promise.all(
    own.map(async ({ panel, count }) => ({ panel, count: await count(caller) })),
  )
  const sums: Waiting = {}
  for (const { panel, count } of counts) if (count > 0) sums[panel] = (sums[panel] ?? 0) + count
  return sums
}
