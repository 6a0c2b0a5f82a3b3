import type { NegativeRow } from '@showroom/contract/balance/balance'
import { balanceMessages } from '@showroom/contract/balance/balance.messages'
import { dayAndHour, daysBetween, shownDay, shownMoment } from '@showroom/contract/shared/day'
import type { Queries } from '../../platform/db/db.ts'
import type { ParsedRequestFor } from '../../platform/http/serve.ts'
import { amountCell, csvFile, mostExported } from '../../shared/csv.ts'
import type { GroupPage } from '../../shared/page-of-groups.ts'
import { tableReply } from '../../shared/table.ts'
import { type NamedNegative, namedNegatives } from './negative.store.ts'

const path = '/api/admin/balance/negative'
const say = balanceMessages.negativeFile

type Query = ParsedRequestFor<'GET /api/admin/balance/negative'>['query']

const soughtOf = (db: Queries, { s: text, state, sort = 'since' }: Query, page: GroupPage) =>
  namedNegatives(db, { search: { text, state }, sort, page })

/** Balances below zero, the oldest first. */
export const listNegatives = async (db: Queries, query: Query, now: Date) => {
  const { count, negatives } = await soughtOf(db, query, { page: query.page, most: query.page_size })
  const read = async () => negatives.map((negative) => present(negative, now))
  return tableReply({ path, query, total: count, read })
}

/** All that the filters show, with how many they are. */
export const negativesFile = async (db: Queries, query: Query, now: Date) => {
  const { negatives } = await soughtOf(db, query, { page: 1, most: mostExported })
  const rows = negatives.map((negative) => present(negative, now))
  return {
    count: rows.length,
    ...csvFile('below-zero', now, [say.columns, ...rows.map(cellsOf)]),
  }
}

const cellsOf = (row: NegativeRow): string[] => [
  row.name,
  say.roles[row.account],
  amountCell(row.available_cents),
  amountCell(row.pending_cents),
  shownMoment(new Date(row.first_below_at)),
  String(row.age_days),
  shownDay(row.due_on),
  row.is_restricted ? say.restricted : say.waits,
]

const present = (negative: NamedNegative, now: Date): NegativeRow => ({
  id: negative.publicId,
  account: negative.account,
  party: negative.party,
  name: negative.name,
  available_cents: negative.availableCents,
  pending_cents: negative.pendingCents,
  first_below_at: negative.firstBelowAt.toISOString(),
  age_days: daysBetween(dayAndHour(negative.firstBelowAt).day, dayAndHour(now).day),
  due_on: negative.dueOn,
  is_restricted: negative.isRestricted,
})
