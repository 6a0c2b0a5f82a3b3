import { deliveryLabels } from '@showroom/contract/checkout/delivery-services'
import { dollars } from '@showroom/contract/shared/money-text'
import type { DeliveryPrice } from '@showroom/contract/shipping/delivery-price'
import { deliveryPriceStateLabels } from '@showroom/contract/shipping/delivery-price.rules'
import { call } from '../../data/call.ts'
import type { useRead } from '../../data/useRead.ts'
import { PlanHistory } from '../../kit/PlanHistory.tsx'
import { shippingMessages as messages } from './messages.ts'

type Props = {
  read: ReturnType<typeof useRead<'GET /api/admin/delivery_prices'>>
  onPage: (page: number) => void
}

/** What was planned, what held and what holds, with who planned it. */
export const PricePlans = ({ read, onPage }: Props) => (
  <PlanHistory
    title={messages.history}
    nothing={messages.nothing}
    read={read}
    onPage={onPage}
    nameOf={nameOf}
    stateOf={({ state }) => deliveryPriceStateLabels[state]}
    cancel={(id) => call('DELETE /api/admin/delivery_prices/{id}', { params: { id } })}
    columns={[
      { title: messages.way, cell: nameOf },
      { title: messages.price, isNumber: true, cell: ({ price_cents }) => dollars(price_cents) },
      {
        title: messages.was,
        isNumber: true,
        cell: ({ before_cents }) => (before_cents === null ? '—' : dollars(before_cents)),
      },
    ]}
  />
)

const nameOf = ({ service }: DeliveryPrice) => deliveryLabels[service]
