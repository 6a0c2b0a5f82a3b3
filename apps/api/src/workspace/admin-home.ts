import { type Day, dayAndHour } from '@showroom/contract/shared/day'
import type { AdminHome } from '@showroom/contract/workspace/admin-home'
import type { CountsWaiting } from '../account/counts-waiting.ts'
import { profitIn } from '../balance/profit/profit.store.ts'
import type { Queries } from '../platform/db/db.ts'
import type { Caller } from '../platform/http/who.ts'
import { placedSince } from './admin-home.store.ts'
import { needsOf } from './waiting-for.ts'

type Reading = { db: Queries; now: Date; waiting: readonly CountsWaiting[] }

/** What waits for an Admin, and how the day and the month go: of money the same as the report of the profit says. */
export const readAdminHome = async ({ db, now, waiting }: Reading, caller: Caller): Promise<AdminHome> => {
  const { day } = dayAndHour(now)
  const [needs, today, month] = await Promise.all([
    needsOf(caller, waiting),
    figuresOf(db, { from: day, to: day }),
    figuresOf(db, { from: `${day.slice(0, 7)}-01`, to: day }),
  ])
  return { needs, day, today, month }
}

const figuresOf = async (db: Queries, days: { from: Day; to: Day }): Promise<AdminHome['today']> => {
  const [{ orders, orderedCents }, profit] = await Promise.all([
    placedSince(db, days.from),
    profitIn(db, days),
  ])
  return {
    orders,
    ordered_cents: orderedCents,
    taken_cents: profit.cashCents,
    platform_cents: profit.platformCents,
    tax_cents: profit.taxCents,
  }
}
