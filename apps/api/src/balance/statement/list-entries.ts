import { balanceMessages } from '@showroom/contract/balance/balance.messages'
import { releaseOf } from '@showroom/contract/balance/release.rules'
import type { Day } from '@showroom/contract/shared/day'
import type { Queries } from '../../platform/db/db.ts'
import type { ParsedRequestFor } from '../../platform/http/serve.ts'
import { csvFile, mostExported } from '../../shared/csv.ts'
import type { GroupPage } from '../../shared/page-of-groups.ts'
import { tableReply } from '../../shared/table.ts'
import type { Party } from '../party.store.ts'
import { withFacts } from '../release/pending-line.ts'
import { pendingLines } from '../release/pending-line.store.ts'
import { presentEntry } from './present-statement.ts'
import { entryCells } from './statement-file.ts'
import { type StatementRow, statementPage } from './statement.store.ts'

const path = '/api/balance/entries'

export type EntryQuery = ParsedRequestFor<'GET /api/balance/entries'>['query']
type Listing = { party: Party | null; query: EntryQuery }

/** What is sought of a balance; without a party there is nothing. */
const soughtOf = async (db: Queries, { party, query }: Listing, page: GroupPage) => {
  if (!party) return { rows: [], count: 0 }
  const { s: text, kind, from, to, sort = '-at' } = query
  return statementPage(db, party, { search: { text, kind, from, to }, sort, page })
}

/** What happened to a balance, a page of it. */
export const listEntries = async (db: Queries, { party, query }: Listing) => {
  const page = { page: query.page, most: query.page_size }
  const { rows, count } = await soughtOf(db, { party, query }, page)
  return tableReply({
    path,
    query,
    total: count,
    read: async () => {
      if (!party) return []
      const days = await releaseDaysOf(db, party, rows)
      return rows.map((row) => presentEntry(row, days))
    },
  })
}

/** All that the filters show, as a table that a spreadsheet opens. */
export const entriesFile = async (db: Queries, listing: Listing, now: Date) => {
  const { rows } = await soughtOf(db, listing, { page: 1, most: mostExported })
  return csvFile('balance', now, [balanceMessages.statement.columns, ...rows.map(entryCells)])
}

/** By line: when what is still pending of it becomes available. */
const releaseDaysOf = async (
  db: Queries,
  { account, partyId }: Party,
  rows: readonly StatementRow[],
): Promise<Map<number, Day | null>> => {
  const ids = rows.flatMap(({ orderItemId }) => (orderItemId === null ? [] : [orderItemId]))
  const pending = (await pendingLines(db, ids)).filter(
    (row) => row.account === account && row.partyId === partyId,
  )
  return new Map((await withFacts(db, pending)).map(({ row, line }) => [row.orderItemId, releaseOf(line).on]))
}
