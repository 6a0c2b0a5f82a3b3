import type { SoldPriceChange } from '@showroom/contract/order/price-change'
import { dollars } from '@showroom/contract/shared/money-text'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'
import { priceMessages as messages } from './messages.ts'

type Props = { change: SoldPriceChange; onDone: () => void }

/** What its viewer can do with a new price: the vendor takes it back, the Pro pays the difference with one press. */
export const PriceActions = ({ change, onDone }: Props) => {
  const { id, can, pro } = change
  const params = { id }
  const { run: withdraw, isBusy: isWithdrawing } = useSubmit(async () => {
    const { message } = await call('DELETE /api/price_change/{id}', { params })
    toast.success(message ?? messages.withdrawn)
    onDone()
  })
  const { run: absorb, isBusy } = useSubmit(async (unitCents: number | null) => {
    const body = unitCents === null ? {} : { unit_cents: unitCents }
    const { message } = await call('POST /api/price_change/{id}/absorb', { params, body })
    if (message) toast.success(message)
    onDone()
  })
  if (can.withdraw)
    return (
      <button
        type="button"
        className="form-link"
        aria-disabled={isWithdrawing || undefined}
        onClick={() => void withdraw()}
      >
        {messages.withdraw}
      </button>
    )
  if (!can.absorb || !pro) return null
  const isWhole = pro.whole_cents !== null
  const half = halfOf(pro)
  const leftCents = isWhole ? pro.profit_if_whole_cents : pro.profit_if_most_cents
  return (
    <>
      <small>{messages.clientWouldPay(dollars(pro.client_difference_cents))}</small>
      <button
        type="button"
        className="button quiet price-absorb"
        aria-disabled={isBusy || undefined}
        onClick={() => void absorb(isWhole ? null : pro.most_cents)}
      >
        {pro.whole_cents === null
          ? messages.absorbMost(dollars(pro.most_cents))
          : messages.absorbAll(dollars(pro.whole_cents))}
      </button>
      {half !== null && (
        <button
          type="button"
          className="form-link"
          aria-disabled={isBusy || undefined}
          onClick={() => void absorb(half)}
        >
          {messages.absorbHalf(dollars(half))}
        </button>
      )}
      {leftCents !== null && <small>{messages.leavesYou(dollars(leftCents))}</small>}
    </>
  )
}

/** Null where there is no half, or so much is offered already. */
const halfOf = ({ whole_cents, absorbed_cents }: NonNullable<SoldPriceChange['pro']>): number | null => {
  if (whole_cents === null || whole_cents < 2) return null
  const half = Math.ceil(whole_cents / 2)
  return half > absorbed_cents ? half : null
}
