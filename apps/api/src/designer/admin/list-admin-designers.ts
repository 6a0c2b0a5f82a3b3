import type { AdminDesigner } from '@showroom/contract/designer/admin-designer'
import { listingStateOf } from '@showroom/contract/designer/admin-designer.rules'
import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { shownMoment } from '@showroom/contract/shared/day'
import type { Queries } from '../../platform/db/db.ts'
import type { ParsedRequestFor } from '../../platform/http/serve.ts'
import { amountCell, csvFile, mostExported } from '../../shared/csv.ts'
import { tableReply } from '../../shared/table.ts'
import { adminDesigners, countAdminDesigners } from './admin-designer.store.ts'

type Query = ParsedRequestFor<'GET /api/admin/designers'>['query']

const soughtIn = ({ s: text, license, listing, sort = '-joined' }: Query) => ({
  text,
  license,
  listing,
  sort,
})

/** Who designs, the newest first. */
export const listAdminDesigners = async (db: Queries, query: Query) =>
  tableReply({
    path: '/api/admin/designers',
    query,
    total: await countAdminDesigners(db, soughtIn(query)),
    read: (span) => adminDesigners(db, soughtIn(query), span),
  })

/** All that the filters show, with how many they are. */
export const designersFile = async (db: Queries, query: Query, now: Date) => {
  const rows = await adminDesigners(db, soughtIn(query), { skip: 0, most: mostExported })
  return {
    count: rows.length,
    ...csvFile('designers', now, [say.designersFile, ...rows.map(cellsOf)]),
  }
}

const cellsOf = (row: AdminDesigner): string[] => [
  row.name,
  row.email,
  row.company_name,
  row.license_number ?? '',
  row.license_verified_at === null ? '' : shownMoment(new Date(row.license_verified_at)),
  say.listing[listingStateOf(row)],
  row.hidden_reason,
  String(row.open_hires),
  amountCell(row.paid_cents),
  shownMoment(new Date(row.joined_at)),
]
