import type { NegativeRow } from '@showroom/contract/balance/balance'
import { negativeSorts, negativeStates } from '@showroom/contract/balance/negative-sorts'
import { shownDay } from '@showroom/contract/shared/day'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { momentOf } from '../../kit/moments.ts'
import { StatusChip } from '../../kit/StatusChip.tsx'
import { type ListColumn, ListTable } from '../../kit/table/ListTable.tsx'
import { useTable } from '../../kit/table/useTable.ts'
import { Amount } from './Amount.tsx'
import { BookAmount } from './BookAmount.tsx'
import { balanceMessages as messages } from './messages.ts'

const stateNames = { waits: messages.waits, restricted: messages.isRestricted }

const filters = [
  {
    name: 'state',
    label: messages.state,
    all: messages.everyState,
    options: negativeStates.map((value) => ({ value, label: stateNames[value] })),
  },
]

/** Balances below zero, the oldest first, each with what an Admin can book with it. */
export const NegativeList = () => {
  const table = useTable({ sorts: negativeSorts, first: 'since', filters: ['state'] })
  const state = negativeStates.find((each) => each === table.filter('state'))
  const query = { ...table.query, ...(state ? { state } : {}) }
  const read = useRead('GET /api/admin/balance/negative', { query })
  const [booking, setBooking] = useState<NegativeRow | null>(null)
  return (
    <>
      <ListTable
        table={table}
        read={read}
        caption={messages.negativeCaption}
        one={messages.negative}
        many={messages.negativesCounted}
        searchFor={messages.searchNegatives}
        filters={filters}
        columns={[...columns, bookColumn(setBooking)]}
        nothing={messages.noNegatives}
        collect={async () => (await call('GET /api/admin/balance/negative/export', { query })).data}
        isOpened={false}
      />
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

const columns: readonly ListColumn<NegativeRow>[] = [
  {
    key: 'name',
    title: messages.name,
    sort: 'name',
    cell: ({ name, account }) => (
      <span className="balance-about">
        {name}
        <small>{messages.roles[account]}</small>
      </span>
    ),
  },
  {
    key: 'balance',
    title: messages.balance,
    isNumber: true,
    cell: ({ available_cents }) => <Amount cents={available_cents} />,
  },
  {
    key: 'pending',
    title: messages.pending,
    isNumber: true,
    isExtra: true,
    cell: ({ pending_cents }) => <Amount cents={pending_cents} />,
  },
  {
    key: 'since',
    title: messages.since,
    sort: 'since',
    cell: ({ first_below_at, age_days }) => (
      <span className="balance-about">
        {momentOf(first_below_at)}
        <small>{messages.age(age_days)}</small>
      </span>
    ),
  },
  { key: 'due', title: messages.dueOn, sort: 'due', isWhole: true, cell: ({ due_on }) => shownDay(due_on) },
  {
    key: 'state',
    title: messages.state,
    isWhole: true,
    cell: ({ is_restricted }) => (
      <StatusChip tone={is_restricted ? 'bad' : 'asking'}>
        {stateNames[is_restricted ? 'restricted' : 'waits']}
      </StatusChip>
    ),
  },
]

const bookColumn = (onBook: (row: NegativeRow) => void): ListColumn<NegativeRow> => ({
  key: 'book',
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
})
