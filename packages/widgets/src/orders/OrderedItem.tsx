import type { OrderItem } from '@showroom/contract/order/order'
import { statusTones } from '@showroom/contract/order/status-tones'
import { money } from '../ui/format.ts'
import { Picture } from '../ui/Picture.tsx'
import { Size } from '../ui/Size.tsx'
import { ordersMessages } from './messages.ts'
import { StatusChip } from './StatusChip.tsx'

export const OrderedItem = ({ item }: { item: OrderItem }) => (
  <li className="ordered" part="line">
    <Picture picture={item.picture} sizes="64px" isDecorative />
    <div className="what">
      <p className="maker">{item.brand}</p>
      <p className="name">{item.product_name}</p>
      <Size size={item.size} />
      <p className="about">
        <bdi>
          {item.lot && `${item.lot} · `}
          {ordersMessages.each(item.qty, money(item.unit_price_cents), item.uom)}
        </bdi>
      </p>
      <StatusChip tone={statusTones[item.status]}>{item.client_sees}</StatusChip>
    </div>
    <p className="amount">{money(item.merchandise_cents)}</p>
  </li>
)
