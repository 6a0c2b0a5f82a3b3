import type { ClientRow } from '@showroom/contract/client/client'
import { clientSorts } from '@showroom/contract/client/client.rules'
import { priceVisibilities } from '@showroom/contract/client-terms/price-visibility'
import { shownPercent } from '@showroom/contract/pricing/coupon.rules'
import { StatusChip } from '../../kit/StatusChip.tsx'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { Face } from '../../kit/Face.tsx'
import { momentOf } from '../../kit/moments.ts'
import { type ListColumn, ListTable } from '../../kit/table/ListTable.tsx'
import { useTable } from '../../kit/table/useTable.ts'
import { useSeesEarnings } from '../../session/chosen-seat.ts'
import { useIsClientView } from '../../session/client-view.ts'
import { ClientDrawer } from './ClientDrawer.tsx'
import { clientsMessages as messages } from './messages.ts'
import './Clients.css'

const filters = [
  {
    name: 'visibility',
    label: messages.sees,
    all: messages.everyVisibility,
    options: priceVisibilities.map((value) => ({ value, label: messages.visibilityOf(value) })),
  },
] as const

const columns: readonly ListColumn<ClientRow>[] = [
  { key: 'name', title: messages.name, sort: 'name', cell: (client) => <Name client={client} /> },
  { key: 'email', title: messages.email, cell: ({ email }) => email },
  { key: 'phone', title: messages.phone, isExtra: true, cell: ({ phone }) => phone || '—' },
  {
    key: 'via',
    title: messages.joinedVia,
    isExtra: true,
    cell: ({ joined_via }) => messages.joinedOf(joined_via),
  },
  { key: 'projects', title: messages.projects, isExtra: true, cell: ({ projects }) => projects },
  {
    key: 'cart',
    title: messages.cart,
    sort: 'cart',
    cell: ({ cart_lines, cart_cents }) => messages.inCart(cart_lines, cart_cents),
  },
  {
    key: 'sales',
    title: messages.ordered,
    sort: 'sales',
    cell: ({ orders, sales_cents }) => messages.inOrders(orders, sales_cents),
  },
  { key: 'terms', title: messages.sees, cell: (client) => <Terms client={client} /> },
  {
    key: 'seen',
    title: messages.seen,
    short: messages.seenShort,
    sort: 'seen',
    cell: ({ last_seen_at }) => (last_seen_at === null ? messages.never : momentOf(last_seen_at)),
  },
]

/** What is not told is not sorted by, either: the server would answer in the usual order. */
const columnsWithoutSums = columns.map((column) => {
  if (column.sort !== 'cart' && column.sort !== 'sales') return column
  const { sort: _, ...unsorted } = column
  return unsorted
})

const Name = ({ client: { name, email, photo } }: { client: ClientRow }) => (
  <span className="clients-name">
    <Face name={name || email} photo={photo} />
    {name || email}
  </span>
)

/** What is agreed beside what counts for everybody. */
const Terms = ({ client: { price_visibility, markup_bps, is_tax_exempt } }: { client: ClientRow }) => (
  <span className="clients-terms">
    {messages.visibilityOf(price_visibility)}
    {typeof markup_bps === 'number' && <StatusChip tone="moving">{shownPercent(markup_bps)}</StatusChip>}
    {is_tax_exempt && <StatusChip tone="asking">{messages.exempt}</StatusChip>}
  </span>
)

/** Who shops in the Pro's showroom, whoever was here last first (domain rules 2.13). */
export const Clients = () => {
  const isClientView = useIsClientView()
  const seesSums = useSeesEarnings() && !isClientView
  const table = useTable({ sorts: clientSorts, first: '-seen', filters: ['visibility'] })
  const visibility = priceVisibilities.find((each) => each === table.filter('visibility'))
  const query = { ...table.query, ...(visibility ? { visibility } : {}) }
  const read = useRead('GET /api/clients', { query })
  return (
    <div className="clients">
      <ListTable
        table={table}
        read={read}
        caption={messages.caption}
        one={messages.client}
        many={messages.clients}
        searchFor={messages.search}
        filters={filters}
        columns={seesSums ? columns : columnsWithoutSums}
        nothing={messages.nobody}
        {...(seesSums && { collect: async () => (await call('GET /api/clients/export', { query })).data })}
      />
      {table.open !== '' && (
        <ClientDrawer
          key={table.open}
          id={table.open}
          onChanged={read.retry}
          onClose={() => table.show(null)}
        />
      )}
    </div>
  )
}
