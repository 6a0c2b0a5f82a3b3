import { shownDay } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import type { DeliveryToday } from '@showroom/contract/shipping/delivery-price'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { RowTable } from '../../kit/RowTable.tsx'
import { Section } from '../../kit/Section.tsx'
import { useAddress } from '../../kit/useAddress.ts'
import { FreshCode } from '../../session/FreshCode.tsx'
import { PriceForm } from './PriceForm.tsx'
import { PricePlans } from './PricePlans.tsx'
import { shippingMessages as messages } from './messages.ts'
import './Shipping.css'

/** /account/shipping: what delivery costs, and will cost. */
export const Shipping = () => {
  const today = useRead('GET /api/admin/deliveries', {})
  const { page, show } = useAddress<'page'>()
  const prices = useRead('GET /api/admin/delivery_prices', { query: { page } })
  return (
    <div className="shipping">
      <FreshCode />
      <Loaded read={today} rows={5}>
        {({ data }) => <Today deliveries={data} />}
      </Loaded>
      <PriceForm onPlanned={prices.retry} />
      <PricePlans read={prices} onPage={(next) => show({ page: String(next) })} />
    </div>
  )
}

const Today = ({ deliveries }: { deliveries: readonly DeliveryToday[] }) => (
  <Section title={messages.today} about={messages.todayAbout}>
    <RowTable
      caption={messages.today}
      rows={deliveries.map((delivery) => ({ ...delivery, id: delivery.service }))}
      nothing={messages.nothing}
      columns={[
        {
          title: messages.way,
          cell: ({ label, hint }) => (
            <>
              {label}
              <small>{hint}</small>
            </>
          ),
        },
        {
          title: messages.price,
          isNumber: true,
          cell: ({ price_cents }) => (price_cents === 0 ? messages.free : dollars(price_cents)),
        },
        {
          title: messages.since,
          isWhole: true,
          cell: ({ starts_on }) => (starts_on === null ? messages.always : shownDay(starts_on)),
        },
      ]}
    />
  </Section>
)
