import { dollars } from '@showroom/contract/shared/money-text'
import type { SoldOrderRow } from '@showroom/contract/order/order'
import { useState } from 'react'
import { Loaded } from '../../kit/Loaded.tsx'
import { momentOf } from '../../kit/moments.ts'
import { useRead } from '../../data/useRead.ts'
import { TextField } from '../../kit/form/TextField.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { RowTable } from '../../kit/RowTable.tsx'
import { useAddress } from '../../kit/useAddress.ts'
import { StatusChip } from '../orders/StatusChip.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrderTalk } from './OrderTalk.tsx'
import { salesMessages as messages } from './messages.ts'
import '../orders/Orders.css'
import './Sales.css'

/** Orders that somebody earns by, newest first; one of them opens as the Order Items popup. */
export const Sales = () => {
  const { of, page, show } = useAddress<'s' | 'page' | 'talk'>()
  const s = of('s')
  const [open, setOpen] = useState<SoldOrderRow | null>(null)
  const read = useRead('GET /api/sold_order', { query: { s, page } })
  return (
    <div className="sold">
      <Search key={s} text={s} onSearch={(text) => show({ s: text, page: null })} />
      <Loaded read={read} rows={5}>
        {({ data, current_page, last_page }) => (
          <>
            <SoldTable rows={data} isFiltered={s !== ''} onOpen={setOpen} />
            <Pagination
              of={messages.orders}
              page={current_page}
              lastPage={last_page}
              onPage={(next) => show({ page: String(next) })}
            />
          </>
        )}
      </Loaded>
      {open && (
        <OrderItems
          order={open}
          onChanged={read.retry}
          onTalk={(talk) => {
            setOpen(null)
            show({ talk })
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {of('talk') !== '' && <OrderTalk delivery={of('talk')} onClose={() => show({ talk: null })} />}
    </div>
  )
}

const Search = ({ text, onSearch }: { text: string; onSearch: (text: string) => void }) => {
  const [typed, setTyped] = useState(text)
  return (
    <form
      className="sold-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <TextField
        name="s"
        label={messages.searchByOrderShowroom}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        maxLength={80}
        enterKeyHint="go"
      />
      <button type="submit" className="button quiet">
        {messages.search}
      </button>
    </form>
  )
}

const Profit = ({ row: { profit_cents, expected_cents } }: { row: SoldOrderRow }) => (
  <span className="sold-money">
    {dollars(profit_cents)}
    {expected_cents !== 0 && <small> {messages.expected(dollars(expected_cents))}</small>}
  </span>
)

type TableProps = {
  rows: readonly SoldOrderRow[]
  isFiltered: boolean
  onOpen: (order: SoldOrderRow) => void
}

const SoldTable = ({ rows, isFiltered, onOpen }: TableProps) => (
  <RowTable
    caption={messages.ordersNewestFirstTimes}
    rows={rows}
    nothing={isFiltered ? messages.noOrderFitsThese : messages.noOrderHasCome}
    columns={[
      {
        title: messages.order,
        cell: (row) => (
          <button type="button" className="form-link" onClick={() => onOpen(row)}>
            {row.number}
          </button>
        ),
      },
      { title: messages.placedPacific, short: messages.placed, cell: (row) => momentOf(row.placed_at) },
      { title: messages.showroom, cell: (row) => row.company_name },
      { title: messages.items, cell: (row) => row.item_count },
      {
        title: messages.profit,
        cell: (row) => <Profit row={row} />,
      },
      { title: messages.status, cell: (row) => <StatusChip status={row.status} label={row.status_label} /> },
    ]}
  />
)
