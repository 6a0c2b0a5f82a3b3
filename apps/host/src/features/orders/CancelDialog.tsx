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
    if (chosen.length === 0) throw refused('Please choose what to cancel.')
    const body = chosen.length === items.length ? {} : { item_ids: chosen.map(({ id }) => id) }
    const { data, message } = await call('POST /api/order/{id}/cancel', { params: { id: orderId }, body })
    toast.success(message ?? 'Cancelled. What was held for it is let go.')
    onCancelled(data)
  }, 'screen')
  return (
    <Dialog title={`Cancel order ${number}?`} onClose={onClose}>
      <div className="form">
        <p>Choose what to cancel. It costs nothing, and can not be taken back.</p>
        <div>
          {items.map(({ id, product_name, total_cents }) => (
            <CheckField
              key={id}
              name={`cancel ${id}`}
              checked={!kept.has(id)}
              onChange={(isChosen) => tick(id, isChosen)}
            >
              {`${product_name} · ${money(total_cents)} with tax`}
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
            {isBusy ? 'Cancelling…' : labelOf(chosen.length, items.length)}
          </button>
          <button type="button" className="button quiet" onClick={onClose}>
            Keep it
          </button>
        </div>
      </div>
    </Dialog>
  )
}

const labelOf = (chosen: number, all: number): string => {
  if (chosen === all) return all === 1 ? 'Cancel this item' : `Cancel all ${all} items`
  return chosen === 1 ? 'Cancel 1 item' : `Cancel ${chosen} items`
}
