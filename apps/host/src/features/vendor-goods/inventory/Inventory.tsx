import type { StockRow } from '@showroom/contract/vendor-goods/inventory'
import { lowStockAt } from '@showroom/contract/policy/figures'
import { inventorySorts, stockViews } from '@showroom/contract/vendor-goods/inventory.rules'
import { shownDay } from '@showroom/contract/shared/day'
import { StatusChip } from '../../../kit/StatusChip.tsx'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { type ListColumn, ListTable } from '../../../kit/table/ListTable.tsx'
import { useTable } from '../../../kit/table/useTable.ts'
import { CountDrawer } from './CountDrawer.tsx'
import { inventoryMessages as messages } from './messages.ts'
import '../products/Products.css'

const filters = [
  {
    name: 'view',
    label: messages.show,
    all: messages.everything,
    options: stockViews.map((value) => ({ value, label: messages.viewOf(value) })),
  },
] as const

const number = (key: 'on_hand' | 'reserved', title: string): ListColumn<StockRow> => ({
  key,
  title,
  sort: key,
  isNumber: true,
  cell: (row) => row[key].toLocaleString('en-US'),
})

const columns: readonly ListColumn<StockRow>[] = [
  { key: 'sku', title: messages.sku, sort: 'sku', cell: ({ sku }) => sku },
  { key: 'name', title: messages.name, sort: 'name', cell: ({ name }) => name },
  { key: 'lot', title: messages.lot, isWhole: true, cell: ({ lot }) => lot ?? messages.noLot },
  {
    key: 'received',
    title: messages.received,
    isExtra: true,
    cell: ({ received_on }) => (received_on === null ? '—' : shownDay(received_on)),
  },
  { key: 'unit', title: messages.unit, isExtra: true, cell: ({ uom }) => uom },
  number('on_hand', messages.onHand),
  number('reserved', messages.reserved),
  {
    key: 'available',
    title: messages.available,
    sort: 'available',
    isNumber: true,
    cell: (row) => <Available row={row} />,
  },
]

const Available = ({ row: { available, stock_status } }: { row: StockRow }) => {
  const isCounted = stock_status !== 'made_to_order'
  const few = available <= 0 ? messages.none : messages.few
  return isCounted && available <= lowStockAt ? (
    <StatusChip tone={available <= 0 ? 'bad' : 'asking'}>
      {available.toLocaleString('en-US')} {few}
    </StatusChip>
  ) : (
    available.toLocaleString('en-US')
  )
}

/** What lies in the warehouse, by product and lot; a row opens its count. */
export const Inventory = () => {
  const table = useTable({ sorts: inventorySorts, first: 'sku', filters: ['view'] })
  const view = stockViews.find((each) => each === table.filter('view'))
  const query = { ...table.query, ...(view ? { view } : {}) }
  const read = useRead('GET /api/vendor_stock', { query })
  const opened = read.last?.data.find(({ id }) => id === table.open)
  return (
    <div className="goods">
      <ListTable
        table={table}
        read={read}
        caption={messages.caption}
        one={messages.row}
        many={messages.rows}
        searchFor={messages.search}
        filters={filters}
        columns={columns}
        nothing={messages.nothing}
        collect={async () => (await call('GET /api/vendor_stock/export', { query })).data}
      />
      {opened && (
        <CountDrawer
          key={opened.id}
          row={opened}
          onStale={read.retry}
          onCounted={() => {
            table.show(null)
            read.retry()
          }}
          onClose={() => table.show(null)}
        />
      )}
    </div>
  )
}
