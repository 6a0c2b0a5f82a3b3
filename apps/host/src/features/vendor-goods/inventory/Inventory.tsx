import type { StockRow } from '@showroom/contract/vendor-goods/inventory'
import type { Warehouse } from '@showroom/contract/vendor-goods/warehouse'
import { lowStockAt } from '@showroom/contract/policy/figures'
import { inventorySorts, stockViews } from '@showroom/contract/vendor-goods/inventory.rules'
import { shownDay } from '@showroom/contract/shared/day'
import { StatusChip } from '../../../kit/StatusChip.tsx'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { lasting, useRead } from '../../../data/useRead.ts'
import { HeaderActions } from '../../../kit/page-header.tsx'
import { type ListColumn, ListTable } from '../../../kit/table/ListTable.tsx'
import { useTable } from '../../../kit/table/useTable.ts'
import { CountDrawer } from './CountDrawer.tsx'
import { LotDrawer, type OfLot } from './LotDrawer.tsx'
import { WarehousesDrawer } from './WarehousesDrawer.tsx'
import { inventoryMessages as messages } from './messages.ts'
import '../products/Products.css'

const filtersOf = (warehouses: readonly Warehouse[]) => [
  {
    name: 'view',
    label: messages.show,
    all: messages.everything,
    options: stockViews.map((value) => ({ value, label: messages.viewOf(value) })),
  },
  {
    name: 'warehouse',
    label: messages.warehouse,
    all: messages.everyWarehouse,
    options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
  },
]

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
  { key: 'warehouse', title: messages.warehouse, sort: 'warehouse', cell: ({ warehouse }) => warehouse.name },
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
  const table = useTable({ sorts: inventorySorts, first: 'sku', filters: ['view', 'warehouse'] })
  const view = stockViews.find((each) => each === table.filter('view'))
  const warehouse = table.filter('warehouse')
  const query = { ...table.query, ...(view ? { view } : {}), ...(warehouse ? { warehouse } : {}) }
  const read = useRead('GET /api/vendor_stock', { query })
  const places = useRead('GET /api/vendor_warehouses', {})
  const warehouses = places.last?.data ?? []
  const [shown, show] = useState<Shown>(null)
  const opened = read.last?.data.find(({ id }) => id === table.open)
  return (
    <div className="goods">
      <HeaderActions>
        <button type="button" className="button" onClick={() => show({ lotOf: null })}>
          {messages.addLot}
        </button>
        <button type="button" className="button quiet" onClick={() => show('warehouses')}>
          {messages.warehouses}
        </button>
      </HeaderActions>
      <ListTable
        table={table}
        read={read}
        caption={messages.caption}
        one={messages.row}
        many={messages.rows}
        searchFor={messages.search}
        filters={filtersOf(warehouses)}
        columns={columns}
        nothing={messages.nothing}
        collect={async () => (await call('GET /api/vendor_stock/export', { query })).data}
      />
      <Beside shown={shown} places={places} onChanged={read.retry} onClose={() => show(null)} />
      {opened && (
        <CountDrawer
          key={opened.id}
          row={opened}
          warehouses={warehouses}
          onStale={read.retry}
          onAddLot={() => {
            table.show(null)
            show({ lotOf: { id: opened.product_id, sku: opened.sku, name: opened.name } })
          }}
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

/** A drawer that is not of a row; a lot is of a product that was chosen, or that is looked for. */
type Shown = 'warehouses' | { lotOf: OfLot | null } | null
type BesideProps = {
  shown: Shown
  places: ReturnType<typeof useRead<'GET /api/vendor_warehouses'>>
  onChanged: () => void
  onClose: () => void
}

const Beside = ({ shown, places, onChanged, onClose }: BesideProps) => {
  if (shown === null) return null
  return shown === 'warehouses' ? (
    <WarehousesDrawer
      read={lasting(places)}
      onWarehouses={(changed) => {
        places.replace(changed)
        onChanged()
      }}
      onClose={onClose}
    />
  ) : (
    <LotDrawer
      product={shown.lotOf}
      warehouses={places.last?.data ?? []}
      onAdded={() => {
        onClose()
        onChanged()
      }}
      onClose={onClose}
    />
  )
}
