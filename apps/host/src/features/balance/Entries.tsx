import type { BalanceEntry } from '@showroom/contract/balance/balance'
import { shownDay } from '@showroom/contract/shared/day'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { momentOf } from '../../kit/moments.ts'
import { Pagination } from '../../kit/Pagination.tsx'
import { RowTable } from '../../kit/RowTable.tsx'
import { useAddress } from '../../kit/useAddress.ts'
import { Amount } from './Amount.tsx'
import { balanceMessages as messages } from './messages.ts'

/** What happened to the balance, a page of ten. */
export const Entries = () => {
  const { page, show } = useAddress<'page'>()
  const read = useRead('GET /api/balance/entries', { query: { page } })
  return (
    <section className="balance-entries" aria-labelledby="balance-entries">
      <h2 id="balance-entries">{messages.what}</h2>
      <Loaded read={read} rows={5}>
        {({ data, current_page, last_page }) => (
          <>
            <RowTable
              caption={messages.caption}
              rows={data}
              nothing={messages.nothingYet}
              columns={columns}
            />
            <Pagination
              of={messages.entries}
              page={current_page}
              lastPage={last_page}
              onPage={(next) => show({ page: String(next) })}
            />
          </>
        )}
      </Loaded>
    </section>
  )
}

const columns: Parameters<typeof RowTable<BalanceEntry>>[0]['columns'] = [
  {
    title: messages.type,
    cell: ({ label, about }) => (
      <span className="balance-about">
        {label}
        <small>{about}</small>
      </span>
    ),
  },
  { title: messages.date, short: messages.dateShort, cell: ({ at }) => momentOf(at) },
  { title: messages.amount, cell: ({ amount_cents }) => <Amount cents={amount_cents} /> },
  { title: messages.pendingAfter, cell: ({ pending_after_cents }) => <Amount cents={pending_after_cents} /> },
  {
    title: messages.availableAfter,
    cell: ({ available_after_cents }) => <Amount cents={available_after_cents} />,
  },
  {
    title: messages.releasesOn,
    cell: ({ releases_on }) => (
      <span className="balance-amount">{releases_on ? shownDay(releases_on) : '—'}</span>
    ),
  },
]
