import type { NegativeRow } from '@showroom/contract/balance/balance'
import { shownDay } from '@showroom/contract/shared/day'
import { useState } from 'react'
import { useRead } from '../../data/useRead.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { momentOf } from '../../kit/moments.ts'
import { Pagination } from '../../kit/Pagination.tsx'
import { RowTable } from '../../kit/RowTable.tsx'
import { useAddress } from '../../kit/useAddress.ts'
import { Amount } from './Amount.tsx'
import { BookAmount } from './BookAmount.tsx'
import { balanceMessages as messages } from './messages.ts'

/** Balances below zero, the oldest first, each with what an Admin can book with it. */
export const NegativeList = () => {
  const { page, show } = useAddress<'page'>()
  const read = useRead('GET /api/admin/balance/negative', { query: { page } })
  const [booking, setBooking] = useState<NegativeRow | null>(null)
  return (
    <>
      <Loaded read={read} rows={4}>
        {({ data, current_page, last_page }) => (
          <>
            <RowTable
              caption={messages.negativeCaption}
              rows={data}
              nothing={messages.noNegatives}
              columns={columnsWith(setBooking)}
            />
            <Pagination
              of={messages.rows}
              page={current_page}
              lastPage={last_page}
              onPage={(next) => show({ page: String(next) })}
            />
          </>
        )}
      </Loaded>
      {booking && (
        <Dialog title={messages.bookFor(booking.name)} onClose={() => setBooking(null)}>
          <BookAmount
            of={booking}
            onClose={() => setBooking(null)}
            onBooked={() => {
              setBooking(null)
              read.retry()
            }}
          />
        </Dialog>
      )}
    </>
  )
}

type Columns = Parameters<typeof RowTable<NegativeRow>>[0]['columns']

const columnsWith = (onBook: (row: NegativeRow) => void): Columns => [
  {
    title: messages.name,
    cell: ({ name, account }) => (
      <span className="balance-about">
        {name}
        <small>{messages.roles[account]}</small>
      </span>
    ),
  },
  { title: messages.balance, cell: ({ available_cents }) => <Amount cents={available_cents} /> },
  {
    title: messages.since,
    cell: ({ first_below_at, age_days }) => (
      <span className="balance-about">
        {momentOf(first_below_at)}
        <small>{messages.age(age_days)}</small>
      </span>
    ),
  },
  { title: messages.dueOn, cell: ({ due_on }) => shownDay(due_on) },
  {
    title: messages.state,
    cell: ({ is_restricted }) => (is_restricted ? messages.isRestricted : messages.waits),
  },
  {
    title: messages.book,
    cell: (row) => (
      <button
        type="button"
        className="form-link"
        aria-label={messages.bookFor(row.name)}
        onClick={() => onBook(row)}
      >
        {messages.book}
      </button>
    ),
  },
]
