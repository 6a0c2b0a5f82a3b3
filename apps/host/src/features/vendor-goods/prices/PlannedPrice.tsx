import { shownDay } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import type { ScheduledPrice } from '@showroom/contract/vendor-goods/scheduled-price'
import { Fact, FactList } from '../../../kit/FactList.tsx'
import { call } from '../../../data/call.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { momentOf } from '../../../kit/moments.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { priceMessages as messages } from './messages.ts'

type Props = { price: ScheduledPrice; onChanged: () => void; onClose: () => void }

/** One new price with who planned it, what became of it, and the way to take it back. */
export const PlannedPrice = ({ price, onChanged, onClose }: Props) => (
  <Dialog title={messages.cancelTitle(price.sku)} shape="drawer" onClose={onClose}>
    <div className="goods-sheet">
      <p className="goods-soft">{price.name}</p>
      <FactList>
        {factsOf(price).map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </FactList>
      {price.state === 'dropped' && <p>{messages.dropped}</p>}
      {price.state === 'replaced' && <p>{messages.replaced}</p>}
      {price.can_cancel ? (
        <Cancel price={price} onChanged={onChanged} />
      ) : (
        <p className="goods-soft">{messages.noCancel}</p>
      )}
    </div>
  </Dialog>
)

const factsOf = (price: ScheduledPrice): [string, string][] => [
  [messages.prices, messages.arrow(dollars(price.before_cents), dollars(price.after_cents))],
  [messages.step, messages.stepOf(price.step_bps)],
  [messages.from, shownDay(price.effective_on)],
  [messages.state, messages.stateOf(price.state)],
  [messages.planned, messages.by(momentOf(price.planned_at), price.planned_by)],
  ...(price.ended_at === null
    ? []
    : [[messages.ended, messages.by(momentOf(price.ended_at), price.ended_by)] as [string, string]]),
]

const Cancel = ({ price: { id, effective_on }, onChanged }: Pick<Props, 'price' | 'onChanged'>) => {
  const { run, isBusy, failure } = useSubmit(async (isWholeDay: boolean) => {
    const { message } = isWholeDay
      ? await call('POST /api/vendor_prices/cancel_day', { body: { effective_on } })
      : await call('POST /api/vendor_prices/{id}/cancel', { params: { id } })
    if (message) toast.success(message)
    onChanged()
  }, 'screen')
  return (
    <div className="goods-moves">
      <FormFailure sentence={failure?.message ?? null} />
      <button
        type="button"
        className="button"
        aria-disabled={isBusy || undefined}
        onClick={() => void run(false)}
      >
        {isBusy ? messages.cancelling : messages.cancelOne}
      </button>
      <button
        type="button"
        className="button quiet"
        aria-disabled={isBusy || undefined}
        onClick={() => void run(true)}
      >
        {messages.cancelDay(effective_on)}
      </button>
    </div>
  )
}
