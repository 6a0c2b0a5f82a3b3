import { disputeSorts } from '@showroom/contract/dispute/choices'
import { disputeStateLabels, disputeStates } from '@showroom/contract/dispute/dispute.rules'
import type { DisputeRow } from '@showroom/contract/dispute/dispute'
import { dollars } from '@showroom/contract/shared/money-text'
import { useRead } from '../../data/useRead.ts'
import { momentOf } from '../../kit/moments.ts'
import { type ListColumn, ListTable } from '../../kit/table/ListTable.tsx'
import { useTable } from '../../kit/table/useTable.ts'
import { FreshCode } from '../../session/FreshCode.tsx'
import { DisputeDrawer } from './DisputeDrawer.tsx'
import { DisputeStateChip } from './DisputeStateChip.tsx'
import { disputePageMessages as messages } from './messages.ts'
import './Disputes.css'

const filters = [
  {
    name: 'state',
    label: messages.state,
    all: messages.everyState,
    options: disputeStates.map((value) => ({ value, label: disputeStateLabels[value] })),
  },
] as const

const columns: readonly ListColumn<DisputeRow>[] = [
  { key: 'about', title: messages.about, cell: ({ about }) => about },
  { key: 'client', title: messages.client, cell: ({ client }) => client || '—' },
  { key: 'showroom', title: messages.showroom, isExtra: true, cell: ({ showroom }) => showroom || '—' },
  { key: 'reason', title: messages.reason, cell: ({ reason }) => reason },
  {
    key: 'amount',
    title: messages.amount,
    isNumber: true,
    sort: 'amount',
    cell: ({ amount_cents }) => dollars(amount_cents),
  },
  {
    key: 'answer_by',
    title: messages.answerBy,
    sort: 'answer_by',
    cell: ({ state, answer_by }) =>
      state === 'needs_response' && answer_by !== null ? momentOf(answer_by) : '—',
  },
  { key: 'state', title: messages.state, cell: ({ state }) => <DisputeStateChip state={state} /> },
  {
    key: 'opened',
    title: messages.opened,
    sort: 'opened',
    isExtra: true,
    cell: ({ opened_at }) => momentOf(opened_at),
  },
]

/** /account/disputes: what clients dispute at their banks; what needs an answer first comes first. */
export const Disputes = () => {
  const table = useTable({ sorts: disputeSorts, first: 'answer_by', filters: ['state'] })
  const state = disputeStates.find((each) => each === table.filter('state'))
  const query = { ...table.query, ...(state ? { state } : {}) }
  const read = useRead('GET /api/admin/disputes', { query })
  return (
    <div className="disputes">
      <FreshCode />
      <ListTable
        table={table}
        read={read}
        caption={messages.caption}
        one={messages.one}
        many={messages.many}
        searchFor={messages.search}
        filters={filters}
        columns={columns}
        nothing={messages.nothing}
      />
      {table.open !== '' && (
        <DisputeDrawer
          key={table.open}
          id={table.open}
          onChanged={read.retry}
          onClose={() => table.show(null)}
        />
      )}
    </div>
  )
}
