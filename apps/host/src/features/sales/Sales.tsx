import type { SoldOrderRow } from '@showroom/contract/order/sold-order'
import { soldOrderSorts } from '@showroom/contract/order/sold-order-sorts'
import { orderStatuses, orderStatusNames } from '@showroom/contract/order/order-status.rules'
import { Suspense, useState } from 'react'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { ListTable } from '../../kit/table/ListTable.tsx'
import { useTable } from '../../kit/table/useTable.ts'
import { useAddress } from '../../kit/useAddress.ts'
import { lazyInTime } from '../../layout/lazy-in-time.ts'
import { useIsClientView } from '../../session/client-view.ts'
import { useSession } from '../../session/session.ts'
import { useSeesEarnings, workspaceTypeOf } from '../../session/chosen-seat.ts'
import { OrderTalk } from './OrderTalk.tsx'
import { soldColumns } from './sold-columns.tsx'
import { salesMessages as messages } from './messages.ts'
import './Sales.css'

/** It comes with the press that opens it: the list is there before it. */
const OrderItems = lazyInTime(() => import('./OrderItems.tsx').then(({ OrderItems }) => OrderItems))

const statuses = orderStatusNames.map((value) => ({ value, label: orderStatuses[value].label }))

const filters = [
  { name: 'status', label: messages.status, all: messages.everyStatus, options: statuses },
  { name: 'from', label: messages.from, isDay: true },
  { name: 'to', label: messages.to, isDay: true },
] as const

/** Orders that somebody earns by, newest first; one of them opens as the Order Items popup. */
export const Sales = () => {
  const type = useSession(({ user }) => workspaceTypeOf(user))
  const isClientView = useIsClientView()
  const seesEarnings = useSeesEarnings()
  const table = useTable({ sorts: soldOrderSorts, first: '-placed', filters: ['status', 'from', 'to'] })
  const { of, show } = useAddress<'talk'>()
  const [open, setOpen] = useState<SoldOrderRow | null>(null)
  const status = orderStatusNames.find((name) => name === table.filter('status'))
  const query = {
    ...table.query,
    from: table.filter('from'),
    to: table.filter('to'),
    ...(status ? { status } : {}),
  }
  const read = useRead('GET /api/sold_order', { query })
  return (
    <div className="sold">
      <ListTable
        table={table}
        read={read}
        caption={messages.ordersNewestFirstTimes}
        one={messages.oneOrder}
        many={messages.orders}
        searchFor={messages.searchByOrderShowroom}
        filters={filters}
        columns={soldColumns(type, seesEarnings)}
        nothing={messages.noOrderHasCome}
        {...(seesEarnings && !isClientView
          ? { collect: async () => (await call('GET /api/sold_order/export', { query })).data }
          : {})}
        onOpen={setOpen}
      />
      <Suspense>
        {open && (
          <OrderItems
            order={open}
            onChanged={read.retry}
            onTalk={(talk) => {
              setOpen(null)
              show({ talk })
            }}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
      {of('talk') !== '' && <OrderTalk delivery={of('talk')} onClose={() => show({ talk: null })} />}
    </div>
  )
}
