import { releaseOf } from '@showroom/contract/balance/release.rules'
import { pageSize } from '@showroom/contract/policy/figures'
import type { Day } from '@showroom/contract/shared/day'
import type { Queries } from '../../platform/db/db.ts'
import { pagedReply } from '../../shared/paged-reply.ts'
import type { Party } from '../party.store.ts'
import { withFacts } from '../release/pending-line.ts'
import { pendingLines } from '../release/pending-line.store.ts'
import { presentEntry } from './present-statement.ts'
import { type StatementPage, type StatementRow, statementPage } from './statement.store.ts'

const path = '/api/balance/entries'

const nothing: StatementPage = { rows: [], count: 0 }

/** What happened to a balance, a page of it; without a party there is nothing. */
export const listEntries = async (db: Queries, party: Party | null, page: number) => {
  const { rows, count } = party ? await statementPage(db, party, { page, most: pageSize }) : nothing
  return pagedReply({
    path,
    asked: {},
    page,
    pageSize,
    total: count,
    read: async () => {
      if (!party) return []
      const days = await releaseDaysOf(db, party, rows)
      return rows.map((row) => presentEntry(row, days))
    },
  })
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
