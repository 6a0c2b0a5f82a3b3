import type { OrderItemProfit } from '@showroom/contract/order/order'
import {
  disabledOptions,
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
} from '@showroom/contract/order/order-status.rules'
import { useId, useState } from 'react'
import { call } from '../../data/call.ts'
import { FreshCode } from '../../session/FreshCode.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { salesMessages as messages } from './messages.ts'

type Props = { item: OrderItemProfit; onItem: (item: OrderItemProfit) => void }

/** All statuses; what the server would not take now is disabled (specification §4). A reason is asked for where one is needed. */
export const StatusField = ({ item, onItem }: Props) => {
  const status = useStatus({ item, onItem })
  const { chosen, choose, set, isBusy, isReasonNeeded } = status
  const disabled = disabledOptions(item.status, item.can_set)
  return (
    <>
      <select
        className="form-input form-select"
        aria-label={messages.statusOf(item.product_name)}
        aria-busy={isBusy}
        value={chosen ?? item.status}
        onChange={(event) => {
          const picked = orderStatusNames.find((name) => name === event.currentTarget.value)
          if (!picked || isBusy) return
          event.currentTarget.dispatchEvent(statusChanged(item.id, picked))
          choose(picked)
        }}
      >
        {orderStatusNames.map((name) => (
          <option key={name} value={name} disabled={disabled.includes(name)}>
            {orderStatuses[name].label}
          </option>
        ))}
      </select>
      {isReasonNeeded && chosen && <Reason status={status} onSay={() => void set(chosen)} />}
    </>
  )
}

type ReasonProps = { status: ReturnType<typeof useStatus>; onSay: () => void }

/** What opens an end: a reason, and a code where none was given just now. */
const Reason = ({ status: { note, setNote, isBusy, isCodeNeeded, cancel }, onSay }: ReasonProps) => {
  const id = useId()
  const isSaid = note.trim() !== ''
  return (
    <>
      <form
        className="sold-reason"
        onSubmit={(event) => {
          event.preventDefault()
          if (isSaid && !isBusy) onSay()
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
          <button type="submit" className="button" aria-disabled={!isSaid || isBusy || undefined}>
            {messages.setStatus}
          </button>
          <button type="button" className="form-link" onClick={cancel}>
            {messages.leaveIt}
          </button>
        </div>
      </form>
      {isCodeNeeded && <FreshCode />}
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
  const { run, isBusy, failure } = useSubmit(async (status: OrderStatus) => {
    const { data, message } = await call('PUT /api/order_item/{id}/status', {
      params: { id: item.id },
      body: { status, note: note.trim() },
    })
    cancel()
    onItem(data)
    if (message) toast.success(message)
  })
  const set = async (status: OrderStatus) => {
    const failed = await run(status)
    if (failed === null) return
    // The server asks why, or for a code: what was chosen stays chosen until that is said.
    if ('note' in failed.errors) setReasonNeeded(true)
    else if (failed.code !== 'otp_needed') cancel()
  }
  const choose = (status: OrderStatus) => {
    setChosen(status)
    setReasonNeeded(false)
    void set(status)
  }
  const isCodeNeeded = failure?.code === 'otp_needed'
  return { chosen, choose, note, setNote, set, isBusy, isReasonNeeded, isCodeNeeded, cancel }
}
