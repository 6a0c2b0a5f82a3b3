import type { CommissionSums } from '@showroom/contract/commission/commission'
import type { CommissionQuery } from '@showroom/contract/commission/commission.endpoints'
import { commissionMessages as say } from '@showroom/contract/commission/commission.messages'
import { decimal } from '@showroom/contract/shared/money-text'
import type { SentFile } from '@showroom/contract/shared/sent-file'
import type { Queries } from '../platform/db/db.ts'
import { csvOf } from '../shared/csv.ts'
import { commissionRows } from './report-commission.ts'

const amounts = (sums: CommissionSums): string[] =>
  [sums.gross_cents, sums.coupon_cents, sums.profit_cents, sums.returned_cents, sums.net_cents].map(decimal)

/** The whole report as a table that a spreadsheet opens, with its totals below. */
export const commissionFile = async (
  db: Queries,
  place: { showroomId: number; now: Date },
  query: CommissionQuery,
): Promise<SentFile> => {
  const { by, days, rows, totals } = await commissionRows(db, place, query)
  const text = csvOf([
    [say.by[by], say.gross, say.coupons, say.profit, say.returned, say.net],
    ...rows.map((row) => [row.name, ...amounts(row)]),
    [say.total, ...amounts(totals)],
  ])
  return { file_name: say.fileName(by, days.from, days.to), media_type: 'text/csv', text }
}
