import { dayMs, minuteMs } from '@showroom/contract/shared/time'
import type { AccountApi } from '../account/module.ts'
import type { Module } from '../module.ts'
import type { Caller } from '../platform/http/who.ts'
import { forgetMember, keptOf } from './personal-data.store.ts'
import { tellDeed } from './tell-deed.ts'
import { teamRoutes } from './team.routes.ts'
import { deleteUnanswered } from './team.store.ts'
import { saveSeen, seatsOf } from './chosen-seat.store.ts'

type Needs = { account: AccountApi }

/** So long after its link has ended an invitation that nobody answered is remembered. */
const keptMs = 30 * dayMs
/** That somebody works is written down at most this often. */
const seenEveryMs = minuteMs

/** Who works in a Pro's workspace beside the Pro, as what, and what they did there. */
export const teamModule = ({ account: { deps } }: Needs) => {
  const { db, now } = deps
  /** The caller with the teams that they are in; whoever looks on as somebody works for nobody. */
  const seated = async (caller: Caller): Promise<Caller> => {
    const { scope, type, isLookingOn } = caller
    if (scope !== 'account' || isLookingOn || type === 'Admin' || type === 'Vendor') return caller
    const seats = await seatsOf(db, caller)
    const chosen = seats.find(({ isChosen }) => isChosen)
    const at = now()
    if (chosen && at.getTime() - (chosen.lastSeenAt?.getTime() ?? 0) >= seenEveryMs)
      await saveSeen(db, chosen.id, at)
    return seats.length === 0 ? caller : { ...caller, seats }
  }
  return {
    tables: ['team_deed', 'team_seat', 'team_chosen_seat'],
    routes: ({ serve }) => teamRoutes(serve, deps),
    jobs: [
      {
        name: 'team.forget',
        every: 'day',
        run: (at) => deleteUnanswered(db, new Date(at.getTime() - keptMs)),
      },
    ],
    personalData: [
      {
        name: 'teams',
        show: ({ id }) => keptOf(db, id),
        erase: (tx, accountId) => forgetMember(tx, accountId),
      },
    ],
    api: { seated, deeds: { tell: tellDeed(deps) } },
  } satisfies Module & { api: unknown }
}
