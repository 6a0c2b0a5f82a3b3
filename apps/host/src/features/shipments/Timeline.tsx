import type { DeliveryProgress } from '@showroom/contract/order/shipment'
import { statusTones } from '@showroom/contract/order/status-tones'
import { momentOf } from '../../kit/moments.ts'
import { shipmentMessages as messages } from './messages.ts'

/** The steps of a delivery, each with when it was first reached. */
export const Timeline = ({ steps }: { steps: DeliveryProgress['timeline'] }) => (
  <ol className="shipment-steps" aria-label={messages.steps}>
    {steps.map(({ status, label, at }) => (
      <li key={status} data-tone={statusTones[status]}>
        <span>{label}</span>
        <time dateTime={at}>{momentOf(at)}</time>
      </li>
    ))}
  </ol>
)
