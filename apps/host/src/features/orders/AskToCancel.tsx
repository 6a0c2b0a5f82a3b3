import type { Order, OrderItem } from '@showroom/contract/order/order'
import { useState } from 'react'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { call } from '../../data/call.ts'
import { refused } from '../../data/failure.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'
import { orderMessages as messages } from './messages.ts'

type Props = { order: Order; onChanged: (order: Order) => void }

/** When a click does not cancel any more, and no carrier is booked yet. */
export const AskToCancel = ({ order, onChanged }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const items = order.deliveries.flatMap((delivery) => delivery.items).filter(({ can }) => can.ask_to_cancel)
  if (items.length === 0) return null
  return (
    <>
      <button type="button" className="button quiet order-ask" onClick={() => setOpen(true)}>
        {messages.askToCancel}
      </button>
      {isOpen && (
        <AskDialog
          order={order}
          items={items}
          onAsked={(after) => {
            setOpen(false)
            onChanged(after)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type DialogProps = {
  order: Order
  items: readonly OrderItem[]
  onAsked: (order: Order) => void
  onClose: () => void
}

const AskDialog = ({ order, items, onAsked, onClose }: DialogProps) => {
  const { chosen, tick, reason, setReason, ask, isBusy, failure } = useAsking({ order, onAsked })
  return (
    <Dialog title={messages.askToCancelOf(order.number)} onClose={onClose}>
      <div className="form">
        <p>{messages.askHint}</p>
        <fieldset className="order-ask-items">
          <legend>{messages.whatToAskFor}</legend>
          {items.map(({ id, product_name }) => (
            <CheckField
              key={id}
              name={`ask ${id}`}
              checked={chosen.includes(id)}
              onChange={(isChosen) => tick(id, isChosen)}
            >
              {product_name}
            </CheckField>
          ))}
        </fieldset>
        <TextField
          name="reason"
          label={messages.why}
          value={reason}
          onChange={setReason}
          autoComplete="off"
          maxLength={500}
        />
        <FormFailure sentence={failure && failure.message} />
        <div className="account-actions">
          <button
            type="button"
            className="button"
            aria-disabled={isBusy || undefined}
            onClick={() => void ask()}
          >
            {isBusy ? messages.asking : messages.askVendor}
          </button>
          <button type="button" className="button quiet" onClick={onClose}>
            {messages.keepIt}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

const useAsking = ({ order, onAsked }: Pick<DialogProps, 'order' | 'onAsked'>) => {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [reason, setReason] = useState('')
  const tick = (id: string, isChosen: boolean) =>
    setChosen((before) => [...before.filter((each) => each !== id), ...(isChosen ? [id] : [])])
  const {
    run: ask,
    isBusy,
    failure,
  } = useSubmit(async () => {
    if (chosen.length === 0) throw refused(messages.pleaseChooseWhatToAsk)
    const { data, message } = await call('POST /api/order/{id}/cancel_request', {
      params: { id: order.id },
      body: { item_ids: [...chosen], reason: reason.trim() },
    })
    toast.success(message ?? messages.askedVendor)
    onAsked(data)
  }, 'screen')
  return { chosen, tick, reason, setReason, ask, isBusy, failure }
}
