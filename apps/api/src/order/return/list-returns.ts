import type { SoldReturn } from '@showroom/contract/order/return'
import { shownMoment } from '@showroom/contract/shared/day'
import type { Db } from '../../platform/db/db.ts'
import type { Caller } from '../../platform/http/who.ts'
import type { ParsedRequestFor } from '../../platform/http/serve.ts'
import { amountCell, csvFile, mostExported } from '../../shared/csv.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { tableReply } from '../../shared/table.ts'
import { orderViewerIfAny } from '../reading/order-viewer.ts'
import { presentSold } from './present-return.ts'
import { countReturns, returnsSeenBy } from './return-search.store.ts'

type Deps = { db: Db; now: () => Date }
type Asked = ParsedRequestFor<'GET /api/return'>['query']
type Viewing = Pick<Caller, 'accountId' | 'type'>

/** What the caller may see of what is asked for; whoever speaks for no vendor yet has an empty list. */
const foundFor = async ({ db, now }: Deps, { s: text, open, sort = '-asked' }: Asked, caller: Viewing) => {
  const viewer = await orderViewerIfAny({ db, now: now() }, caller)
  const search = viewer && { viewer, text, onlyOpen: open === '1' }
  return {
    total: async () => (search ? countReturns(db, search) : 0),
    read: async (span: Span): Promise<SoldReturn[]> =>
      search
        ? (await returnsSeenBy(db, { ...search, sort }, span)).map((request) =>
            presentSold(request, search.viewer.role),
          )
        : [],
  }
}

/** A vendor's own, those in a Pro's showroom, or all of them for an Admin. */
export const listReturns = async (deps: Deps, query: Asked, caller: Viewing) => {
  const { total, read } = await foundFor(deps, query, caller)
  return tableReply({ path: '/api/return', query, total: await total(), read })
}

const heading = ['Order', 'RMA', 'Asked (Pacific)', 'Items', 'Why', 'Your part', 'State']

/** All that the filters show, as a table that a spreadsheet opens. */
export const returnFile = async (deps: Deps, query: Asked, caller: Viewing) => {
  const { read } = await foundFor(deps, query, caller)
  const rows = await read({ skip: 0, most: mostExported })
  return {
    count: rows.length,
    ...csvFile('returns', deps.now(), [heading, ...rows.map(cellsOf)]),
  }
}

const cellsOf = (row: SoldReturn): string[] => [
  row.order_number,
  row.rma ?? '',
  shownMoment(new Date(row.asked_at)),
  row.lines.map(({ qty, product_name }) => `${qty} × ${product_name}`).join('; '),
  row.reason_label,
  amountCell(row.own_cents),
  row.state_label,
]
