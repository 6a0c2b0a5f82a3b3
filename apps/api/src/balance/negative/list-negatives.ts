import type { NegativeRow } from '@showroom/contract/balance/balance'
import { pageSize } from '@showroom/contract/policy/figures'
import { dayAndHour, daysBetween } from '@showroom/contract/shared/day'
import type { Queries } from '../../platform/db/db.ts'
import { pagedReply } from '../../shared/paged-reply.ts'
import { balanceOf } from '../balance.ts'
import { countNegatives, type NamedNegative, namedNegatives } from './negative.store.ts'

const path = '/api/admin/balance/negative'

/** Balances below zero, the oldest first. */
export const listNegatives = async (db: Queries, page: number, now: Date) =>
  pagedReply({
    path,
    asked: {},
    page,
    pageSize,
    total: await countNegatives(db),
    read: async (span) => {
      const rows: NegativeRow[] = []
      for (const negative of await namedNegatives(db, span)) rows.push(await present(db, negative, now))
      return rows
    },
  })

const present = async (db: Queries, negative: NamedNegative, now: Date): Promise<NegativeRow> => {
  const { availableCents, pendingCents } = await balanceOf(db, negative)
  return {
    id: negative.publicId,
    account: negative.account,
    party: negative.party,
    name: negative.name,
    available_cents: availableCents,
    pending_cents: pendingCents,
    first_below_at: negative.firstBelowAt.toISOString(),
    age_days: daysBetween(dayAndHour(negative.firstBelowAt).day, dayAndHour(now).day),
    due_on: negative.dueOn,
    is_restricted: negative.isRestricted,
  }
}
