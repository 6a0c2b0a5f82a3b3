import { dollars } from '@showroom/contract/shared/money-text'
import { useRead } from '../../data/useRead.ts'
import { dayOf } from '../../kit/moments.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { RowTable } from '../../kit/RowTable.tsx'
import { Section } from '../../kit/Section.tsx'
import { useAddress } from '../../kit/useAddress.ts'
import { payoutPageMessages as messages } from './messages.ts'

/** What was paid, the newest first. */
export const PayoutHistory = () => {
  const { page, show } = useAddress<'page'>()
  const read = useRead('GET /api/payout', { query: { page } })
  return (
    <Section title={messages.history}>
      <Loaded read={read} rows={2}>
        {({ data, current_page, last_page }) => (
          <>
            <RowTable
              caption={messages.history}
              rows={data}
              nothing={messages.none}
              columns={[
                { title: messages.made, cell: (row) => dayOf(row.created_at) },
                { title: messages.amount, cell: (row) => dollars(row.amount_cents) },
                { title: messages.to, cell: (row) => messages.ending(row.bank_last4) },
                { title: messages.standing, cell: (row) => row.label },
              ]}
            />
            <Pagination
              of={messages.history}
              page={current_page}
              lastPage={last_page}
              onPage={(next) => show({ page: String(next) })}
            />
          </>
        )}
      </Loaded>
    </Section>
  )
}
