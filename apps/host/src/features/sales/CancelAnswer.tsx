import type { OrderItemProfit } from '@showroom/contract/order/order'
import type { CancelAnswer as Answer } from '@showroom/contract/order/cancel-request.rules'
import { useId, useState } from 'react'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'
import { salesMessages as messages } from './messages.ts'

type Props = { item: OrderItemProfit; onItem: (item: OrderItemProfit) => void }

/** A client's wish to cancel the line, and for whoever delivers it the two answers. A refusal says why. */
export const CancelAnswer = ({ item, onItem }: Props) => {
  const [isRefusing, setRefusing] = useState(false)
  const { run, isBusy } = useSubmit(async (answer: Answer, reason: string) => {
    const { data, message } = await call('POST /api/order_item/{id}/cancel_request', {
      params: { id: item.id },
      body: { answer, reason },
    })
    onItem(data)
    if (message) toast.success(message)
  })
  const { reason = '', can_answer: canAnswer = false } = item.cancel_asked ?? {}
  return (
    <div className="sold-wish">
      <p>{reason === '' ? messages.asksToCancel : messages.asksToCancelBecause(reason)}</p>
      {canAnswer && !isRefusing && (
        <div className="account-actions">
          <button
            type="button"
            className="button quiet"
            aria-label={messages.acceptCancelOf(item.product_name)}
            aria-disabled={isBusy || undefined}
            onClick={() => void run('accept', '')}
          >
            {messages.acceptCancel}
          </button>
          <button
            type="button"
            className="form-link"
            aria-label={messages.refuseCancelOf(item.product_name)}
            onClick={() => setRefusing(true)}
          >
            {messages.refuseCancel}
          </button>
        </div>
      )}
      {canAnswer && isRefusing && (
        <Refusal
          isBusy={isBusy}
          onRefuse={(why) => void run('refuse', why)}
          onLeave={() => setRefusing(false)}
        />
      )}
    </div>
  )
}

type RefusalProps = { isBusy: boolean; onRefuse: (why: string) => void; onLeave: () => void }

const Refusal = ({ isBusy, onRefuse, onLeave }: RefusalProps) => {
  const [why, setWhy] = useState('')
  const id = useId()
  return (
    <form
      className="sold-reason"
      onSubmit={(event) => {
        event.preventDefault()
        if (why.trim() !== '' && !isBusy) onRefuse(why.trim())
      }}
    >
      <label htmlFor={id}>{messages.whyItGoesOn}</label>
      <input
        id={id}
        className="form-input"
        value={why}
        maxLength={500}
        enterKeyHint="done"
        onChange={(event) => setWhy(event.currentTarget.value)}
      />
      <div className="account-actions">
        <button type="submit" className="button" aria-disabled={why.trim() === '' || isBusy || undefined}>
          {messages.sendRefusal}
        </button>
        <button type="button" className="form-link" onClick={onLeave}>
          {messages.leaveIt}
        </button>
      </div>
    </form>
  )
}
