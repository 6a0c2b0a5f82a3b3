import type { AdminHome } from '@showroom/contract/workspace/admin-home'
import { adminMatters } from '@showroom/contract/workspace/admin-matters'
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

/** The same by matter, each with its clock, in the order of the matters. */
export const needsOf = async (caller: Caller, of: readonly CountsWaiting[]): Promise<AdminHome['needs']> => {
  const own = of.filter(({ roles }) => roles.includes(caller.type))
  const needs = await Promise.all(own.map((each) => needOf(caller, each)))
  return adminMatters.flatMap((matter) =>
    needs.flatMap(({ matter: told, ...need }) =>
      told === matter && need.count > 0 ? [{ matter, ...need }] : [],
    ),
  )
}

const needOf = async (caller: Caller, { matter, count, clock }: CountsWaiting) => {
  const [counted, told] = await Promise.all([count(caller), clock?.()])
  return { matter, count: counted, late: told?.late ?? 0, due_at: told?.dueAt?.toISOString() ?? null }
}
