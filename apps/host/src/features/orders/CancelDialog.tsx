import type { Order, OrderItem } from '@showroom/contract/order/order'
import { money } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { call } from '../../data/call.ts'
import { toast } from '../../kit/toast/toast.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { refused } from '../../data/failure.ts'
import { orderMessages as messages } from './messages.ts'

type Props = {
  orderId: string
  number: string
  items: readonly OrderItem[]
  onCancelled: (order: Order) => void
  onClose: () => void
}

/** The whole order, or the lines that are ticked. */
export const CancelDialog = ({ orderId, number, items, onCancelled, onClose }: Props) => {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const chosen = items.filter(({ id }) => !kept.has(id))
  const tick = (id: string, isChosen: boolean) =>
    setKept((before) => new Set(isChosen ? [...before].filter((each) => each !== id) : [...before, id]))
  const {
    run: cancel,
    isBusy,
    failure,
  } = useSubmit(async () => {
    if (chosen.length === 0) throw refused(messages.pleaseChooseWhatTo)
    const body = chosen.length === items.length ? {} : { item_ids: chosen.map(({ id }) => id) }
    const { data, message } = await call('POST /api/order/{id}/cancel', { params: { id: orderId }, body })
    toast.success(message ?? messages.cancelledWhatWasHeld)
    onCancelled(data)
  }, 'screen')
  return (
    <Dialog title={messages.cancelOrder(number)} onClose={onClose}>
      <div className="form">
        <p>{messages.chooseWhatToCancel}</p>
        <div>
          {items.map(({ id, product_name, total_cents }) => (
            <CheckField
              key={id}
              name={`cancel ${id}`}
              checked={!kept.has(id)}
              onChange={(isChosen) => tick(id, isChosen)}
            >
              {messages.withTax(product_name, money(total_cents))}
            </CheckField>
          ))}
        </div>
        <FormFailure sentence={failure && failure.message} />
        <div className="account-actions">
          <button
            type="button"
            className="button danger"
            aria-disabled={isBusy || undefined}
            onClick={() => void cancel()}
          >
            {isBusy ? messages.cancelling : labelOf(chosen.length, items.length)}
          </button>
          <button type="button" className="button quiet" onClick={onClose}>
            {messages.keepIt}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

const labelOf = (chosen: number, all: number): string => {
  if (chosen === all) return all === 1 ? messages.cancelThisItem : messages.cancelAllItems(all)
  return chosen === 1 ? messages.cancelOneItem : messages.cancelItems(chosen)
}
