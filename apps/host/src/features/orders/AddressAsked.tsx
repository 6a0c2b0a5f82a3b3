import type { AddressChange, Order } from '@showroom/contract/order/order'
import { money } from '@showroom/widgets/ui/format.ts'
import { call } from '../../data/call.ts'
import { usePolling } from '../../data/usePolling.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { momentOf } from '../../kit/moments.ts'
import { toast } from '../../kit/toast/toast.ts'
import { cityLine } from '../checkout/AddressChoice.tsx'
import { CardToHold } from './PaymentNeeded.tsx'
import { orderMessages as messages } from './messages.ts'

type Props = { order: Order; onChanged: (order: Order) => void; onHeld: () => void }

const pausesMs = [2_000, 3_000, 5_000, 8_000, 13_000]

/** Another address that was accepted and that a bank does not hold enough for yet. */
export const AddressAsked = ({ order, onChanged, onHeld }: Props) =>
  order.address_change && (
    <Asked order={order} change={order.address_change} onChanged={onChanged} onHeld={onHeld} />
  )

const Asked = ({ order, change, onChanged, onHeld }: Props & { change: AddressChange }) => {
  usePolling({ isWaiting: change.state === 'asking', look: onHeld, pausesMs })
  const { run, isBusy, failure } = useSubmit(async () => {
    const { data, message } = await call('DELETE /api/order/{id}/address', { params: { id: order.id } })
    if (message) toast.success(message)
    onChanged(data)
  }, 'screen')
  return (
    <section className="order-needed" aria-labelledby="address-asked">
      <h2 id="address-asked">{messages.addressAsked}</h2>
      <p>{sentenceOf(change)}</p>
      <CardToHold order={order} onHeld={onHeld} />
      <FormFailure sentence={failure?.message ?? null} />
      {change.can.keep_address && (
        <button
          type="button"
          className="button quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => void run()}
        >
          {messages.keepTheOldAddress}
        </button>
      )}
    </section>
  )
}

const sentenceOf = ({ state, ship_to, more_cents, pay_by }: AddressChange): string => {
  const [place, more] = [cityLine(ship_to), money(Math.abs(more_cents))]
  return state === 'asking'
    ? messages.addressWaits(place, more)
    : messages.addressUnheld(place, more, momentOf(pay_by))
}
