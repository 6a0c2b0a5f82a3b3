import type { SoldPriceChange } from '@showroom/contract/order/price-change'
import { priceChangeStateNames, priceChangeStates } from '@showroom/contract/order/price-change.rules'
import { priceChangeSorts } from '@showroom/contract/order/price-change-sorts'
import { deadlineText } from '@showroom/contract/shared/deadline'
import { dollars } from '@showroom/contract/shared/money-text'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { momentOf } from '../../kit/moments.ts'
import { PressedTabs } from '../../kit/PressedTabs.tsx'
import { type ListColumn, ListTable } from '../../kit/table/ListTable.tsx'
import { useTable } from '../../kit/table/useTable.ts'
import { useSession } from '../../session/session.ts'
import '../sales/Sales.css'
import { PriceActions } from './PriceActions.tsx'
import './Prices.css'
import { priceMessages as messages } from './messages.ts'

const filters = [
  {
    name: 'state',
    label: messages.state,
    all: messages.everyState,
    options: priceChangeStateNames.map((value) => ({ value, label: priceChangeStates[value].label })),
  },
]

/** /account/prices: new prices that a vendor has asked for, or that a Pro may absorb. */
export const PriceList = () => {
  const table = useTable({ sorts: priceChangeSorts, first: '-proposed', filters: ['state'] })
  const isAll = table.filter('which') === 'all'
  const isVendor = useSession(({ user }) => user?.type === 'Vendor')
  const state = isAll && priceChangeStateNames.find((each) => each === table.filter('state'))
  const query = { ...table.query, ...(isAll ? {} : { open: '1' as const }), ...(state ? { state } : {}) }
  const read = useRead('GET /api/price_change', { query })
  return (
    <div className="sold">
      <PressedTabs
        label={messages.which}
        tabs={[
          { key: 'open', name: messages.onlyOpen },
          { key: 'all', name: messages.all },
        ]}
        pressed={isAll ? 'all' : 'open'}
        onPress={(which) => table.choose('which', which === 'all' ? which : '')}
      />
      <ListTable
        table={table}
        read={read}
        caption={messages.caption}
        one={messages.price}
        many={messages.prices}
        searchFor={messages.searchPrices}
        filters={isAll ? filters : []}
        columns={isVendor ? vendorColumns(read.retry) : proColumns(read.retry)}
        nothing={nothingWords(isAll, isVendor)}
        collect={async () => (await call('GET /api/price_change/export', { query })).data}
        isOpened={false}
      />
    </div>
  )
}

const nothingWords = (isAll: boolean, isVendor: boolean): string => {
  if (!isAll) return messages.noneOpen
  return isVendor ? messages.noneYetVendor : messages.noneYetPro
}

type Columns = readonly ListColumn<SoldPriceChange>[]

const naming: Columns = [
  {
    key: 'item',
    title: messages.item,
    sort: 'product',
    cell: (row) => (
      <span className="price-cell">
        {`${row.qty} × ${row.product_name}`}
        <small>{row.reason}</small>
      </span>
    ),
  },
  { key: 'order', title: messages.order, sort: 'order', cell: (row) => row.order_number },
  {
    key: 'asked',
    title: messages.askedFor,
    sort: 'proposed',
    isExtra: true,
    cell: (row) => momentOf(row.proposed_at),
  },
]

const stateOf = (row: SoldPriceChange) => (
  <span className="price-cell">
    {row.state_label}
    {row.state === 'proposed' && <small>{messages.until(deadlineText(new Date(row.answer_by)))}</small>}
  </span>
)

const between = (sums: { before_cents: number; after_cents: number } | undefined) =>
  sums && (
    <span className="sold-money">
      {messages.fromTo(dollars(sums.before_cents), dollars(sums.after_cents))}
    </span>
  )

const acting = (onDone: () => void): Columns[number] => ({
  key: 'state',
  title: messages.state,
  cell: (row) => (
    <div className="price-cell">
      {stateOf(row)}
      <PriceActions change={row} onDone={onDone} />
    </div>
  ),
})

const vendorColumns = (onDone: () => void): Columns => [
  ...naming,
  { key: 'paid', title: messages.youArePaid, cell: (row) => between(row.final_price) },
  acting(onDone),
]

const proColumns = (onDone: () => void): Columns => [
  ...naming,
  { key: 'pays', title: messages.clientPays, cell: (row) => between(row.pro?.client_price) },
  { key: 'profit', title: messages.yourProfit, cell: (row) => between(row.pro?.profit) },
  acting(onDone),
]
