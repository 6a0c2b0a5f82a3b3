import type { AdminHire } from '@showroom/contract/designer/admin-designer'
import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { hireStateWords } from '@showroom/contract/designer/hire-state.messages'
import { shownMoment } from '@showroom/contract/shared/day'
import type { Queries } from '../../platform/db/db.ts'
import type { ParsedRequestFor } from '../../platform/http/serve.ts'
import { amountCell, csvFile, mostExported } from '../../shared/csv.ts'
import { tableReply } from '../../shared/table.ts'
import { adminHires, countAdminHires } from './admin-hire.store.ts'

type Query = ParsedRequestFor<'GET /api/admin/hires'>['query']

const soughtIn = ({ s: text, state, refund, sort = '-changed' }: Query) => ({ text, state, refund, sort })

/** All hires, the latest change first. */
export const listAdminHires = async (db: Queries, query: Query) =>
  tableReply({
    path: '/api/admin/hires',
    query,
    total: await countAdminHires(db, soughtIn(query)),
    read: (span) => adminHires(db, soughtIn(query), span),
  })

/** All that the filters show, with how many they are. */
export const hiresFile = async (db: Queries, query: Query, now: Date) => {
  const rows = await adminHires(db, soughtIn(query), { skip: 0, most: mostExported })
  return {
    count: rows.length,
    ...csvFile('hires', now, [say.hiresFile, ...rows.map(cellsOf)]),
  }
}

const cellsOf = (row: AdminHire): string[] => [
  row.project_name,
  row.client_name,
  row.client_email,
  row.designer_name,
  hireStateWords[row.state],
  row.price_cents === null ? '' : amountCell(row.price_cents),
  amountCell(row.held_cents),
  amountCell(row.paid_cents),
  amountCell(row.refunded_cents),
  row.refund === null ? '' : amountCell(row.refund.amount_cents),
  shownMoment(new Date(row.asked_at)),
  shownMoment(new Date(row.changed_at)),
]
