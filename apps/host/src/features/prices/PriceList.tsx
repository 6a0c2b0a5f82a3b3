import type { SoldPriceChange } from '@showroom/contract/order/price-change'
import { deadlineText } from '@showroom/contract/shared/deadline'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { PressedTabs } from '../../kit/PressedTabs.tsx'
import { RowTable } from '../../kit/RowTable.tsx'
import { useAddress } from '../../kit/useAddress.ts'
import { useSession } from '../../session/session.ts'
import { dollars } from '@showroom/contract/shared/money-text'
import '../sales/Sales.css'
import { PriceActions } from './PriceActions.tsx'
import './Prices.css'
import { priceMessages as messages } from './messages.ts'

/** /account/prices: new prices that a vendor has asked for, or that a Pro may absorb. */
export const PriceList = () => {
  const { of, page, show } = useAddress<'page' | 'which'>()
  const isAll = of('which') === 'all'
  const isVendor = useSession(({ user }) => user?.type === 'Vendor')
  const read = useRead('GET /api/price_change', { query: { page, ...(isAll ? {} : { open: '1' as const }) } })
  return (
    <div className="sold">
      <PressedTabs
        label={messages.which}
        tabs={[
          { key: 'open', name: messages.onlyOpen },
          { key: 'all', name: messages.all },
        ]}
        pressed={isAll ? 'all' : 'open'}
        onPress={(which) => show({ which: which === 'all' ? which : null, page: null })}
      />
      <Loaded read={read} rows={3}>
        {({ data, current_page, last_page }) => (
          <>
            <RowTable
              caption={messages.caption}
              rows={data}
              nothing={nothingWords(isAll, isVendor)}
              columns={isVendor ? vendorColumns(read.retry) : proColumns(read.retry)}
            />
            <Pagination
              of={messages.prices}
              page={current_page}
              lastPage={last_page}
              onPage={(next) => show({ page: String(next) })}
            />
          </>
        )}
      </Loaded>
    </div>
  )
}

const nothingWords = (isAll: boolean, isVendor: boolean): string => {
  if (!isAll) return messages.noneOpen
  return isVendor ? messages.noneYetVendor : messages.noneYetPro
}

type Columns = Parameters<typeof RowTable<SoldPriceChange>>[0]['columns']

const naming: Columns = [
  {
    title: messages.item,
    cell: (row) => (
      <span className="price-cell">
        {`${row.qty} × ${row.product_name}`}
        <small>{row.reason}</small>
      </span>
    ),
  },
  { title: messages.order, cell: (row) => row.order_number },
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
  { title: messages.youArePaid, cell: (row) => between(row.final_price) },
  acting(onDone),
]

const proColumns = (onDone: () => void): Columns => [
  ...naming,
  { title: messages.clientPays, cell: (row) => between(row.pro?.client_price) },
  { title: messages.yourProfit, cell: (row) => between(row.pro?.profit) },
  acting(onDone),
]
