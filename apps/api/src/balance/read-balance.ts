import type { Balance, NegativeState, PartyBalance } from '@showroom/contract/balance/balance'
import { dayAndHour, daysBetween } from '@showroom/contract/shared/day'
import { accountByPublicId } from '../account/account.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import { balanceOf } from './balance.ts'
import { type Negative, openNegativeOf } from './negative/negative.store.ts'
import { partyOf } from './party.ts'
import { describeParty, type Party } from './party.store.ts'
import { nextReleases } from './release/next-releases.ts'
import { monthsBetween } from './statement/months.ts'
import { firstEntryAt } from './statement/statement.store.ts'
import { withFacts } from './release/pending-line.ts'
import { pendingLinesOf } from './release/pending-line.store.ts'

const empty: Balance = {
  available_cents: 0,
  pending_cents: 0,
  releases: [],
  negative: null,
  statement_months: [],
}

/** Where somebody stands: what they can be paid, what is pending and until when. */
export const presentBalance = async (db: Queries, party: Party | null, now: Date): Promise<Balance> => {
  if (!party) return empty
  const { availableCents, pendingCents } = await balanceOf(db, party)
  const negative = await openNegativeOf(db, party)
  return {
    available_cents: availableCents,
    pending_cents: pendingCents,
    releases: nextReleases(await withFacts(db, await pendingLinesOf(db, party))),
    negative: negative && presentNegative(negative, now),
    statement_months: monthsBetween(await firstEntryAt(db, party), now),
  }
}

/** What an Admin reads before they book: the balance of one account, or null where it earns nothing. */
export const presentPartyOf = async (db: Queries, userId: string): Promise<PartyBalance | null> => {
  const { id: accountId, type } = (await accountByPublicId(db, userId)) ?? refuseUnknown()
  const party = await partyOf(db, { accountId, type })
  if (!party) return null
  const { availableCents, pendingCents } = await balanceOf(db, party)
  return {
    account: party.account,
    ...(await describeParty(db, party)),
    available_cents: availableCents,
    pending_cents: pendingCents,
  }
}

const presentNegative = ({ firstBelowAt, dueOn, isRestricted }: Negative, now: Date): NegativeState => ({
  first_below_at: firstBelowAt.toISOString(),
  due_on: dueOn,
  days_left: Math.max(0, daysBetween(dayAndHour(now).day, dueOn)),
  is_restricted: isRestricted,
})
