import type { Payout } from '@showroom/contract/payout/payout'
import { payoutStates } from '@showroom/contract/payout/payout-choices'
import { payoutMessages } from '@showroom/contract/payout/payout.messages'
import { payoutSorts } from '@showroom/contract/payout/payout-sorts'
import { dollars } from '@showroom/contract/shared/money-text'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { dayOf } from '../../kit/moments.ts'
import { Section } from '../../kit/Section.tsx'
import { type ListColumn, ListTable } from '../../kit/table/ListTable.tsx'
import { useTable } from '../../kit/table/useTable.ts'
import { payoutPageMessages as messages } from './messages.ts'
import { PayoutStateChip } from './PayoutStateChip.tsx'

const columns: readonly ListColumn<Payout>[] = [
  { key: 'made', title: messages.made, sort: 'made', cell: ({ created_at }) => dayOf(created_at) },
  {
    key: 'amount',
    title: messages.amount,
    sort: 'amount',
    isNumber: true,
    cell: ({ amount_cents }) => dollars(amount_cents),
  },
  { key: 'to', title: messages.to, cell: ({ bank_last4 }) => messages.ending(bank_last4) },
  {
    key: 'state',
    title: messages.standing,
    cell: ({ state, label, failure }) => <PayoutStateChip state={state} label={label} reason={failure} />,
  },
  {
    key: 'paid',
    title: messages.arrived,
    isExtra: true,
    cell: ({ paid_at }) => (paid_at === null ? '—' : dayOf(paid_at)),
  },
]

const filters = [
  {
    name: 'state',
    label: messages.standing,
    all: messages.everyStanding,
    options: payoutStates.map((value) => ({ value, label: payoutMessages.states[value] })),
  },
]

/** What was paid, the newest first. */
export const PayoutHistory = () => {
  const table = useTable({ sorts: payoutSorts, first: '-made', filters: ['state'] })
  const state = payoutStates.find((each) => each === table.filter('state'))
  const query = { ...table.query, ...(state ? { state } : {}) }
  const read = useRead('GET /api/payout', { query })
  return (
    <Section title={messages.history} isWide>
      <ListTable
        table={table}
        read={read}
        caption={messages.history}
        one={messages.payout}
        many={messages.payouts}
        searchFor={messages.searchPayouts}
        filters={filters}
        columns={columns}
        nothing={messages.none}
        collect={async () => (await call('GET /api/payout/export', { query })).data}
        isOpened={false}
      />
    </Section>
  )
}
