import type { BalanceEntry } from '@showroom/contract/balance/balance'
import { entryKinds, entryLabels } from '@showroom/contract/balance/entry.rules'
import { entrySorts } from '@showroom/contract/balance/entry-sorts'
import { shownDay } from '@showroom/contract/shared/day'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { momentOf } from '../../kit/moments.ts'
import { type ListColumn, ListTable } from '../../kit/table/ListTable.tsx'
import { useTable } from '../../kit/table/useTable.ts'
import { Amount } from './Amount.tsx'
import { balanceMessages as messages } from './messages.ts'

const columns: readonly ListColumn<BalanceEntry>[] = [
  {
    key: 'type',
    title: messages.type,
    cell: ({ label, about }) => (
      <span className="balance-about">
        {label}
        <small>{about}</small>
      </span>
    ),
  },
  {
    key: 'date',
    title: messages.date,
    short: messages.dateShort,
    sort: 'at',
    isWhole: true,
    cell: ({ at }) => momentOf(at),
  },
  {
    key: 'amount',
    title: messages.amount,
    sort: 'amount',
    isNumber: true,
    cell: ({ amount_cents }) => <Amount cents={amount_cents} />,
  },
  {
    key: 'pending',
    title: messages.pendingAfter,
    isNumber: true,
    cell: ({ pending_after_cents }) => <Amount cents={pending_after_cents} />,
  },
  {
    key: 'available',
    title: messages.availableAfter,
    isNumber: true,
    cell: ({ available_after_cents }) => <Amount cents={available_after_cents} />,
  },
  {
    key: 'releases',
    title: messages.releasesOn,
    cell: ({ releases_on }) => (
      <span className="balance-amount">{releases_on ? shownDay(releases_on) : '—'}</span>
    ),
  },
]

const filters = [
  {
    name: 'kind',
    label: messages.type,
    all: messages.everyType,
    options: entryKinds.map((value) => ({ value, label: entryLabels[value] })),
  },
  { name: 'from', label: messages.from, isDay: true },
  { name: 'to', label: messages.to, isDay: true },
] as const

/** What happened to the balance. */
export const Entries = () => {
  const table = useTable({ sorts: entrySorts, first: '-at', filters: filters.map(({ name }) => name) })
  const kind = entryKinds.find((each) => each === table.filter('kind'))
  const query = {
    ...table.query,
    from: table.filter('from'),
    to: table.filter('to'),
    ...(kind ? { kind } : {}),
  }
  const read = useRead('GET /api/balance/entries', { query })
  return (
    <section className="balance-entries" aria-labelledby="balance-entries">
      <h2 id="balance-entries">{messages.what}</h2>
      <ListTable
        table={table}
        read={read}
        caption={messages.caption}
        one={messages.entry}
        many={messages.entries}
        searchFor={messages.searchEntries}
        filters={filters}
        columns={columns}
        nothing={messages.nothingYet}
        collect={async () => (await call('GET /api/balance/entries/export', { query })).data}
        isOpened={false}
      />
    </section>
  )
}
