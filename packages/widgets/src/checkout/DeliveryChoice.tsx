import type { CheckoutDelivery } from '@showroom/contract/checkout/checkout'
import { useId } from 'react'
import { dayText, money } from '../ui/format.ts'
import { checkoutMessages as messages } from './messages.ts'
import { useEstimate } from './useEstimate.ts'

/** How one vendor's products come to the house, and what each way costs. */
export const DeliveryChoice = ({ vendorId }: { vendorId: string }) => {
  const { checkout, failure } = useEstimate()
  const delivery = checkout?.deliveries.find((one) => one.vendor_id === vendorId)
  if (delivery) return <Delivery delivery={delivery} />
  return <p className="about">{failure === null ? '…' : messages.deliveryLater}</p>
}

const Delivery = ({ delivery }: { delivery: CheckoutDelivery }) => {
  const { vendor_id, vendor, service, services, arrives } = delivery
  const { busy, problems, choose } = useEstimate()
  const id = useId()
  const about = `delivery ${vendor_id}` as const
  const chosen = services.find((one) => one.service === service)
  const problem = problems[about]
  const pick = (name: string) => {
    const found = services.find((one) => one.service === name)
    if (found) void choose(about, { deliveries: [{ vendor_id, service: found.service }] })
  }
  return (
    <div className="way" aria-busy={busy.has(about)}>
      {services.length > 1 ? (
        <>
          <label htmlFor={id}>
            {messages.delivery} <span className="said">{messages.vendorLabel(vendor)}</span>
          </label>
          <select
            id={id}
            part="input"
            value={service}
            aria-describedby={`${id}-about`}
            onChange={(event) => pick(event.currentTarget.value)}
          >
            {services.map((one) => (
              <option key={one.service} value={one.service}>
                {messages.service(one.label, priceOf(one.price_cents))}
              </option>
            ))}
          </select>
        </>
      ) : (
        chosen && (
          <p>
            {messages.delivery} <strong>{messages.service(chosen.label, priceOf(chosen.price_cents))}</strong>
          </p>
        )
      )}
      <p className="about" id={`${id}-about`}>
        {chosen?.hint} {messages.arrives(dayText(arrives.from), dayText(arrives.to))}
      </p>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

export const priceOf = (cents: number) => (cents === 0 ? messages.free : money(cents))
