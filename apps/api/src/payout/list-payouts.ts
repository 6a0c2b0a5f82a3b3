import type { Payout as ShownPayout } from '@showroom/contract/payout/payout'
import { payoutFailure } from '@showroom/contract/payout/payout-failure.messages'
import { payoutMessages as say } from '@showroom/contract/payout/payout.messages'
import { shownMoment } from '@showroom/contract/shared/day'
import type { Queries } from '../platform/db/db.ts'
import type { ParsedRequestFor } from '../platform/http/serve.ts'
import { amountCell, csvFile, mostExported } from '../shared/csv.ts'
import type { Span } from '../shared/paged-reply.ts'
import { tableReply } from '../shared/table.ts'
import { countPayouts, type Payout, payoutsOfAccount } from './sending/payout.store.ts'

type Query = ParsedRequestFor<'GET /api/payout'>['query']

/** As whoever is paid sees it. */
export const shownOf = (one: Payout): ShownPayout => ({
  id: one.publicId,
  amount_cents: one.amountCents,
  state: one.state,
  label: say.states[one.state],
  bank_last4: one.bankLast4,
  created_at: one.createdAt.toISOString(),
  paid_at: one.paidAt?.toISOString() ?? null,
  failure: one.failureCode === null ? null : payoutFailure(one.failureCode),
})

const soughtIn = (payoutAccountId: number, { s: text, state }: Query) => ({ payoutAccountId, text, state })

const readFor = (db: Queries, payoutAccountId: number | null, query: Query) => async (span: Span) => {
  if (payoutAccountId === null) return []
  const { sort = '-made' } = query
  return (await payoutsOfAccount(db, { ...soughtIn(payoutAccountId, query), sort }, span)).map(shownOf)
}

/** What was paid, the newest first; without a payout account there is nothing. */
export const listPayouts = async (db: Queries, payoutAccountId: number | null, query: Query) =>
  tableReply({
    path: '/api/payout',
    query,
    total: payoutAccountId === null ? 0 : await countPayouts(db, soughtIn(payoutAccountId, query)),
    read: readFor(db, payoutAccountId, query),
  })

type Taking = { payoutAccountId: number | null; query: Query }

/** All that the filters show, as a table that a spreadsheet opens. */
export const payoutsFile = async (db: Queries, { payoutAccountId, query }: Taking, now: Date) => {
  const rows = await readFor(db, payoutAccountId, query)({ skip: 0, most: mostExported })
  return csvFile('payouts', now, [say.file, ...rows.map(cellsOf)])
}

const cellsOf = (row: ShownPayout): string[] => [
  shownMoment(new Date(row.created_at)),
  amountCell(row.amount_cents),
  row.bank_last4,
  row.label,
  row.paid_at === null ? '' : shownMoment(new Date(row.paid_at)),
  row.failure ?? '',
]
