import type { OrderItemProfit } from '@showroom/contract/order/order'
import type { SoldOrderRow } from '@showroom/contract/order/sold-order'
import { dollars } from '@showroom/contract/shared/money-text'
import { useEffect, useState } from 'react'
import { Loaded } from '../../kit/Loaded.tsx'
import { callInProView } from '../../data/call.ts'
import { HeldFigure } from '../client-view/HeldFigure.tsx'
import { useRead } from '../../data/useRead.ts'
import { dateOf } from '../checkout/checkout-words.ts'
import { useSession } from '../../session/session.ts'
import { useChosenSeat, useSeesEarnings } from '../../session/chosen-seat.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { type Column, RowTable } from '../../kit/RowTable.tsx'
import { OrderStatusChip } from '../orders/OrderStatusChip.tsx'
import { OrderDocuments } from '../documents/OrderDocuments.tsx'
import { priceMessages as prices } from '../prices/messages.ts'
import { ProposePrice } from '../prices/ProposePrice.tsx'
import { StaffShipments } from '../shipments/StaffShipments.tsx'
import { CancelAnswer } from './CancelAnswer.tsx'
import { OpenReturn } from './OpenReturn.tsx'
import { OrderTalks } from './OrderTalks.tsx'
import { LineHistory } from './LineHistory.tsx'
import { StatusField } from './StatusField.tsx'
import { salesMessages as messages } from './messages.ts'

type Props = {
  order: SoldOrderRow
  onChanged: () => void
  /** Opens the talk about one of its deliveries. */
  onTalk: (delivery: string) => void
  onClose: () => void
}

/** The Order Items popup (specification §2): what each line brings its viewer, and where it stands. */
export const OrderItems = ({ order, onChanged, onTalk, onClose }: Props) => {
  const [priced, setPriced] = useState<OrderItemProfit | null>(null)
  const [moved, setMoved] = useState(0)
  const isOfTeam = useChosenSeat() !== null
  const read = useRead('GET /api/order/{id}/items', { params: { id: order.id } })
  const lookAgain = () => {
    read.retry()
    onChanged()
  }
  return (
    <Dialog
      title={messages.orderItems}
      shape="wide"
      onClose={onClose}
      footer={<CloseButton onClose={onClose} />}
    >
      <div className="sold-items">
        <p className="sold-of">
          {order.number} · {order.company_name}
        </p>
        <Loaded read={read} rows={order.item_count}>
          {({ data: items }) => (
            <ItemTable
              order={order.id}
              items={items}
              onItem={(changed) => {
                read.replace(items.map((item) => (item.id === changed.id ? changed : item)))
                setMoved((times) => times + 1)
                onChanged()
              }}
              onPropose={setPriced}
            />
          )}
        </Loaded>
        {priced && (
          <ProposePrice
            item={priced}
            onProposed={() => {
              setPriced(null)
              lookAgain()
            }}
            onClose={() => setPriced(null)}
          />
        )}
        {!isOfTeam && (
          <Around
            order={order.id}
            moved={moved}
            items={read.kind === 'ready' ? read.reply.data : []}
            onChanged={lookAgain}
            onTalk={onTalk}
          />
        )}
      </div>
    </Dialog>
  )
}

type AroundProps = {
  order: string
  moved: number
  items: readonly OrderItemProfit[]
  onChanged: () => void
  onTalk: (delivery: string) => void
}

const CloseButton = ({ onClose }: Pick<Props, 'onClose'>) => (
  <button type="button" className="button" onClick={onClose}>
    {messages.close}
  </button>
)

/** Packages, talks and papers of the order: the Pro's and the vendor's, whoever works for them. */
const Around = ({ order, moved, items, onChanged, onTalk }: AroundProps) => (
  <>
    <Shipments order={order} moved={moved} onMoved={onChanged} />
    <BeyondTime orderId={order} items={items} onOpened={onChanged} />
    <OrderTalks order={order} onTalk={onTalk} />
    <OrderDocuments orderId={order} />
  </>
)

type ShipmentsProps = { order: string; moved: number; onMoved: () => void }

/** Read again when a line was set by hand: that moves its packages. */
const Shipments = ({ order, moved, onMoved }: ShipmentsProps) => {
  const read = useRead('GET /api/order/{id}/shipments', { params: { id: order } })
  const { retry } = read
  useEffect(() => {
    if (moved > 0) retry()
  }, [moved, retry])
  return <StaffShipments read={read} onMoved={onMoved} />
}

type BeyondTimeProps = { orderId: string; items: readonly OrderItemProfit[]; onOpened: () => void }

/** An Admin's alone. */
const BeyondTime = ({ items, ...opening }: BeyondTimeProps) => {
  const role = useSession(({ user }) => user?.type ?? 'User')
  return role === 'Admin' && items.length > 0 ? <OpenReturn items={items} {...opening} /> : null
}

type Acts = { onItem: (item: OrderItemProfit) => void; onPropose: (item: OrderItemProfit) => void }
type TableProps = Acts & { order: string; items: readonly OrderItemProfit[] }

const ItemTable = ({ order, items, ...acts }: TableProps) => {
  const seesEarnings = useSeesEarnings()
  return (
    <RowTable
      caption={messages.orderItems}
      rows={items}
      nothing={messages.noItemFoundIn}
      columns={[
        { title: messages.name, cell: (item) => item.product_name },
        { title: messages.qty, cell: (item) => item.qty },
        ...(seesEarnings ? [profitColumn(order)] : []),
        { title: messages.status, cell: (item) => <Status item={item} {...acts} /> },
      ]}
    />
  )
}

const profitColumn = (order: string): Column<OrderItemProfit> => ({
  title: messages.profit,
  cell: (item) =>
    item.profit_cents === undefined ? (
      <HeldFigure what={messages.profitOf(item.product_name)} ask={() => askProfit(order, item.id)} />
    ) : (
      <span className="sold-money">{dollars(item.profit_cents)}</span>
    ),
})

const askProfit = async (id: string, item: string): Promise<string> => {
  const { data } = await callInProView('GET /api/order/{id}/items', { params: { id } })
  return dollars(data.find((each) => each.id === item)?.profit_cents)
}

/** An Admin's alone. */
const AdminsHistory = ({ item }: Pick<StatusProps, 'item'>) =>
  useSession(({ user }) => user?.type) === 'Admin' ? <LineHistory item={item} /> : null

type StatusProps = Acts & { item: OrderItemProfit }

const Status = ({ item, onItem, onPropose }: StatusProps) => (
  <div className="sold-status">
    {item.can_set.length > 0 ? (
      <StatusField item={item} onItem={onItem} />
    ) : (
      <OrderStatusChip status={item.status} label={item.status_label} />
    )}
    <time dateTime={item.status_date}>{dateOf(item.status_date)}</time>
    {item.is_price_open && <small>{prices.waitsForAnswer}</small>}
    {item.cancel_asked && <CancelAnswer item={item} onItem={onItem} />}
    {item.can_propose_price && (
      <button type="button" className="form-link" onClick={() => onPropose(item)}>
        {prices.proposePrice}
      </button>
    )}
    <AdminsHistory item={item} />
  </div>
)
