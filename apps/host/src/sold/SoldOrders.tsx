import { dollars } from '@showroom/contract/shared/money-text'
import type { SoldOrderRow } from '@showroom/contract/order/order'
import { Pagination } from '@showroom/widgets/ui/Pagination.tsx'
import { paginationCss } from '@showroom/widgets/ui/Pagination.css.ts'
import { adoptStyles } from '@showroom/widgets/ui/sheets.ts'
import { useCallback, useInsertionEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Answered } from '../account/Answered.tsx'
import { momentOf } from '../account/security/moments.ts'
import { useAsked } from '../account/useAsked.ts'
import { TextField } from '../form/TextField.tsx'
import { StatusChip } from '../orders/StatusChip.tsx'
import { quietCall } from '../session/call.ts'
import { OrderItems } from './OrderItems.tsx'
import '../orders/Orders.css'
import './SoldOrders.css'

/** Orders that somebody earns by, newest first; one of them opens as the Order Items popup. */
export const SoldOrders = () => {
  const { s, page, show } = useShown()
  const [open, setOpen] = useState<SoldOrderRow | null>(null)
  useInsertionEffect(() => adoptStyles(document, [paginationCss]), [])
  const ask = useCallback(
    (signal: AbortSignal) => quietCall('GET /api/sold_order', { query: { s, page }, signal }),
    [s, page],
  )
  const asked = useAsked(ask)
  return (
    <div className="sold">
      <Search key={s} text={s} onSearch={(text) => show({ s: text, page: null })} />
      <Answered asked={asked} rows={5}>
        {({ data, current_page, last_page }) => (
          <>
            <SoldTable rows={data} isFiltered={s !== ''} onOpen={setOpen} />
            <Pagination
              of="orders"
              page={current_page}
              lastPage={last_page}
              onPage={(next) => show({ page: String(next) })}
            />
          </>
        )}
      </Answered>
      {open && <OrderItems order={open} onChanged={asked.again} onClose={() => setOpen(null)} />}
    </div>
  )
}

const useShown = () => {
  const [address, setAddress] = useSearchParams()
  const show = (change: Partial<Record<'s' | 'page', string | null>>) =>
    setAddress((before) => {
      const after = new URLSearchParams(before)
      for (const [name, value] of Object.entries(change)) {
        if (value) after.set(name, value)
        else after.delete(name)
      }
      return after
    })
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1)
  return { s: address.get('s') ?? '', page, show }
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
        label="Search by order, showroom or product"
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        maxLength={80}
        enterKeyHint="go"
      />
      <button type="submit" className="button quiet">
        Search
      </button>
    </form>
  )
}

type TableProps = {
  rows: readonly SoldOrderRow[]
  isFiltered: boolean
  onOpen: (order: SoldOrderRow) => void
}

/** Rows where there is space, cards with the same order on a phone. */
const SoldTable = ({ rows, isFiltered, onOpen }: TableProps) => {
  if (rows.length === 0)
    return (
      <p className="sold-empty">
        {isFiltered ? 'No order fits these words.' : 'No order has come in yet. New orders turn up here.'}
      </p>
    )
  return (
    <table className="sold-table">
      <caption className="visually-hidden">Orders, newest first, times in Pacific</caption>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Placed (Pacific)</th>
          <th scope="col">Showroom</th>
          <th scope="col">Items</th>
          <th scope="col">Profit</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <button type="button" className="form-link" onClick={() => onOpen(row)}>
                {row.number}
              </button>
            </th>
            <td data-label="Placed">{momentOf(row.placed_at)}</td>
            <td data-label="Showroom">{row.company_name}</td>
            <td data-label="Items">{row.item_count}</td>
            <td data-label="Profit" className="sold-money">
              {dollars(row.profit_cents)}
            </td>
            <td data-label="Status">
              <StatusChip status={row.status} label={row.status_label} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
