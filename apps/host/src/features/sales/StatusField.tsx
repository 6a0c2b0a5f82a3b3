import type { OrderItemProfit } from '@showroom/contract/order/order'
import {
  disabledOptions,
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
} from '@showroom/contract/order/order-status.rules'
import { salesMessages as messages } from './messages.ts'
import { StatusReason } from './StatusReason.tsx'
import { useStatus } from './useStatus.ts'

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
      {isReasonNeeded && chosen && (
        <StatusReason itemId={item.id} status={status} onSay={() => void set(chosen)} />
      )}
    </>
  )
}

/** Whoever stands around the dropdown hears of what was chosen (specification §4). */
const statusChanged = (id: string, value: OrderStatus) =>
  new CustomEvent('status-changed', { bubbles: true, composed: true, detail: { id, value } })
