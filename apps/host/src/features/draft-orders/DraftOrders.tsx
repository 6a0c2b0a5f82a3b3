import type { DraftOrderRow } from '@showroom/contract/draft-order/draft-order'
import {
  draftOrderSorts,
  type DraftOrderState,
  draftOrderStates,
} from '@showroom/contract/draft-order/draft-order.rules'
import { shownDay } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import { useRead } from '../../data/useRead.ts'
import { dayOf, momentOf } from '../../kit/moments.ts'
import { HeaderActions } from '../../kit/page-header.tsx'
import { type ListColumn, ListTable } from '../../kit/table/ListTable.tsx'
import { useTable } from '../../kit/table/useTable.ts'
import { HeldFigure } from '../client-view/HeldFigure.tsx'
import { useSeesEarnings } from '../../session/chosen-seat.ts'
import { DraftOrderPage } from './DraftOrderPage.tsx'
import { StateChip } from './StateChip.tsx'
import { savedInProView } from './in-pro-view.ts'
import { draftOrdersMessages as messages } from './messages.ts'
import './DraftOrders.css'

const filters = [
  {
    name: 'state',
    label: messages.status,
    all: messages.everyStatus,
    options: draftOrderStates.map((value) => ({ value, label: messages.stateOf(value) })),
  },
] as const

const columns: readonly ListColumn<DraftOrderRow>[] = [
  { key: 'client', title: messages.client, sort: 'client', cell: ({ client_name }) => client_name },
  { key: 'email', title: messages.email, isExtra: true, cell: ({ email }) => email },
  { key: 'project', title: messages.project, isExtra: true, cell: ({ project }) => project ?? '—' },
  { key: 'lines', title: messages.lines, isExtra: true, cell: ({ line_count }) => line_count },
  {
    key: 'pays',
    title: messages.clientPays,
    isNumber: true,
    cell: ({ merchandise_cents }) => dollars(merchandise_cents),
  },
  { key: 'earns', title: messages.youEarn, isNumber: true, cell: (row) => <Earns row={row} /> },
  { key: 'state', title: messages.status, cell: (row) => <Status row={row} /> },
  {
    key: 'opened',
    title: messages.opened,
    cell: ({ sent_at, opened_at }) => openedText(sent_at, opened_at),
  },
  { key: 'until', title: messages.until, sort: 'until', cell: ({ valid_until }) => shownDay(valid_until) },
  { key: 'made', title: messages.made, sort: 'made', cell: ({ created_at }) => dayOf(created_at) },
]

const Earns = ({ row: { id, client_name, earns_cents } }: { row: DraftOrderRow }) =>
  earns_cents === undefined ? (
    <HeldFigure
      what={messages.youEarnOf(client_name)}
      ask={async () => dollars((await savedInProView(id)).earns_cents)}
    />
  ) : (
    dollars(earns_cents)
  )

const openedText = (sent: string | null, opened: string | null): string => {
  if (opened !== null) return momentOf(opened)
  return sent === null ? '—' : messages.notOpened
}

const Status = ({ row: { state, order_number } }: { row: DraftOrderRow }) => (
  <span className="draft-orders-status">
    <StateChip state={state} />
    {order_number !== null && <small>{order_number}</small>}
  </span>
)

/** /account/orders-for-clients: what a Pro puts together, and what became of it; one of them stands in its place. */
export const DraftOrders = () => {
  const table = useTable({ sorts: draftOrderSorts, first: '-made', filters: ['state'] })
  if (table.open !== '') return <DraftOrderPage id={table.open} onOpen={table.show} />
  return <DraftOrderList table={table} />
}

type ListProps = { table: ReturnType<typeof useTable<(typeof draftOrderSorts)[number]>> }

const DraftOrderList = ({ table }: ListProps) => {
  const state = draftOrderStates.find((each): each is DraftOrderState => each === table.filter('state'))
  const seesEarnings = useSeesEarnings()
  const read = useRead('GET /api/draft_order', { query: { ...table.query, ...(state ? { state } : {}) } })
  return (
    <div className="draft-orders">
      <HeaderActions>
        <button type="button" className="button" onClick={() => table.show('new')}>
          {messages.make}
        </button>
      </HeaderActions>
      <ListTable
        table={table}
        read={read}
        caption={messages.caption}
        one={messages.one}
        many={messages.many}
        searchFor={messages.search}
        filters={filters}
        columns={seesEarnings ? columns : columns.filter(({ key }) => key !== 'earns')}
        nothing={messages.nothing}
      />
    </div>
  )
}
