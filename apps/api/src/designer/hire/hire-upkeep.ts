import type { HireSide, HireState } from '@showroom/contract/designer/designer-choices'
import { nextState } from '@showroom/contract/designer/hire-state.rules'
import { approvedHireDays, deliveredHireDays } from '@showroom/contract/policy/figures'
import { dayMs } from '@showroom/contract/shared/time'
import type { Queries } from '../../platform/db/db.ts'
import type { DesignerDeps } from '../designer-deps.ts'
import { lapseRefund } from '../refund/refunds.ts'
import { unansweredRefunds } from '../refund/refund.store.ts'
import { accessAfter, moveMoney, settle } from './advance-hire.ts'
import type { HireNews } from './hire-letters.ts'
import {
  type Hire,
  hireById,
  hiresToApprove,
  hiresToClose,
  lockHire,
  openRequestsTo,
  unansweredHires,
} from './hire.store.ts'
import { factsOf } from './present-hire.ts'

type Ending = {
  /** Where it leads; null: somebody has answered in the same moment, and it is no longer due. */
  leadsTo: (hire: Hire) => { state: HireState; news: HireNews } | null
  at: Date
  isApproved?: boolean
  /** Without it both sides are told, the designer if they ever heard of it. */
  readers?: readonly HireSide[]
}

const end = async (
  tx: Queries,
  deps: DesignerDeps,
  { id, leadsTo, at, isApproved = false, readers: told }: Ending & { id: number },
): Promise<void> => {
  await lockHire(tx, id)
  const hire = await hireById(tx, id)
  const next = hire && leadsTo(hire)
  if (!hire || !next) return
  const { word, answeredAt, quote, priceCents, revisionsLeft, sentAt } = hire
  const { state, news } = next
  await moveMoney(tx, deps, { hire, action: isApproved ? 'approve' : null, state, now: at })
  const access = await accessAfter(tx, { hire, state, now: at })
  const kept = { word, answeredAt, quote, priceCents, revisionsLeft, answerBy: null }
  const readers = told ?? (sentAt === null ? (['client'] as const) : (['client', 'designer'] as const))
  await settle(tx, deps, { hire, change: { ...kept, ...access, state, now: at }, news, readers, at })
}

const endAll = async (
  deps: DesignerDeps,
  found: readonly { id: number }[],
  ending: Ending,
): Promise<void> => {
  for (const { id } of found) await deps.db.transaction((tx) => end(tx, deps, { id, ...ending }))
}

/** Whoever leaves takes on nothing more: their clients hear of it, and can ask somebody else. */
export const declineAllOf = async (tx: Queries, deps: DesignerDeps, accountId: number): Promise<void> => {
  const leadsTo: Ending['leadsTo'] = ({ state }) =>
    state === 'requested' || state === 'unpaid' ? { state: 'declined', news: 'decline' } : null
  for (const { id } of await openRequestsTo(tx, accountId))
    await end(tx, deps, { id, leadsTo, at: deps.now(), readers: ['client'] })
}

/** Requests and quotes without an answer, after 72 hours, and what nobody has paid for, after 24. */
export const expireHires = async (deps: DesignerDeps, at: Date): Promise<void> => {
  const leadsTo: Ending['leadsTo'] = ({ state, answerBy }) => {
    if (answerBy === null || answerBy > at) return null
    return { state: 'expired', news: state === 'unpaid' ? 'expire_unpaid' : 'expire' }
  }
  await endAll(deps, await unansweredHires(deps.db, at), { leadsTo, at })
}

/** What was delivered two weeks ago, and nobody has asked for a change of, is approved and paid. */
export const approveDelivered = async (deps: DesignerDeps, at: Date): Promise<void> => {
  const before = new Date(at.getTime() - deliveredHireDays * dayMs)
  const leadsTo: Ending['leadsTo'] = (hire) => {
    const state = hire.changedAt <= before ? nextState('approve', factsOf(hire), 'client') : null
    return state && { state, news: 'approve_itself' }
  }
  await endAll(deps, await hiresToApprove(deps.db, before), { leadsTo, at, isApproved: true })
}

/** What was approved two weeks ago closes, and the designer leaves the project. */
export const closeApproved = async (deps: DesignerDeps, at: Date): Promise<void> => {
  const before = new Date(at.getTime() - approvedHireDays * dayMs)
  const leadsTo: Ending['leadsTo'] = ({ state, changedAt }) =>
    state === 'approved' && changedAt <= before ? { state: 'closed', news: 'close_itself' } : null
  await endAll(deps, await hiresToClose(deps.db, before), { leadsTo, at })
}

/** What a designer was asked to give back, and has not answered, waits for an Admin. */
export const lapseRefunds = async (deps: DesignerDeps, at: Date): Promise<void> => {
  for (const { id: hireId } of await unansweredRefunds(deps.db, at))
    await deps.db.transaction((tx) => lapseRefund(tx, deps, { hireId, at }))
}
