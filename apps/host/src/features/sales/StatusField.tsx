import type { OrderItemProfit } from '@showroom/contract/order/order'
import {
  disabledOptions,
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
} from '@showroom/contract/order/order-status.rules'
import { useId, useState } from 'react'
import { call } from '../../data/call.ts'
import { useSession } from '../../session/session.ts'
import { toast } from '../../kit/toast/toast.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { salesMessages as messages } from './messages.ts'

type Props = { item: OrderItemProfit; onItem: (item: OrderItemProfit) => void }

/** All statuses; what may not be chosen now is disabled (specification §4). A reason is asked for where one is needed. */
export const StatusField = ({ item, onItem }: Props) => {
  const { chosen, choose, note, setNote, set, isBusy, isReasonNeeded, cancel } = useStatus({ item, onItem })
  const id = useId()
  const role = useSession(({ user }) => user?.type ?? 'User')
  const disabled = disabledOptions(role, item.status)
  return (
    <>
      <select
        className="form-input form-select"
        aria-label={messages.statusOf(item.product_name)}
        aria-busy={isBusy}
        value={chosen ?? item.status}
        onChange={(event) => {
          const picked = orderStatusNames.find((status) => status === event.currentTarget.value)
          if (!picked || isBusy) return
          event.currentTarget.dispatchEvent(statusChanged(item.id, picked))
          choose(picked)
        }}
      >
        {orderStatusNames.map((status) => (
          <option key={status} value={status} disabled={disabled.includes(status)}>
            {orderStatuses[status].label}
          </option>
        ))}
      </select>
      {isReasonNeeded && chosen && (
        <form
          className="sold-reason"
          onSubmit={(event) => {
            event.preventDefault()
            if (note.trim() !== '' && !isBusy) void set(chosen)
          }}
        >
          <label htmlFor={id}>{messages.pleaseSayWhy}</label>
          <input
            id={id}
            className="form-input"
            value={note}
            maxLength={500}
            enterKeyHint="done"
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <div className="account-actions">
            <button
              type="submit"
              className="button"
              aria-disabled={note.trim() === '' || isBusy || undefined}
            >
              {messages.setStatus}
            </button>
            <button type="button" className="form-link" onClick={cancel}>
              {messages.leaveIt}
            </button>
          </div>
        </form>
      )}
    </>
  )
}

/** Whoever stands around the dropdown hears of what was chosen (specification §4). */
const statusChanged = (id: string, value: OrderStatus) =>
  new CustomEvent('status-changed', { bubbles: true, composed: true, detail: { id, value } })

const useStatus = ({ item, onItem }: Props) => {
  const [chosen, setChosen] = useState<OrderStatus | null>(null)
  const [isReasonNeeded, setReasonNeeded] = useState(false)
  const [note, setNote] = useState('')
  const cancel = () => {
    setChosen(null)
    setReasonNeeded(false)
    setNote('')
  }
  const { run, isBusy } = useSubmit(async (status: OrderStatus) => {
    const { data, message } = await call('PUT /api/order_item/{id}/status', {
      params: { id: item.id },
      body: { status, note: note.trim() },
    })
    cancel()
    onItem(data)
    if (message) toast.success(message)
  })
  const set = async (status: OrderStatus) => {
    const failure = await run(status)
    if (failure === null) return
    // The server asks why: what was chosen stays chosen until that is said.
    if ('note' in failure.errors) setReasonNeeded(true)
    else cancel()
  }
  const choose = (status: OrderStatus) => {
    setChosen(status)
    setReasonNeeded(false)
    void set(status)
  }
  return { chosen, choose, note, setNote, set, isBusy, isReasonNeeded, cancel }
}
