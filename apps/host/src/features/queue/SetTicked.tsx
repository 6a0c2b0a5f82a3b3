import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'
import { queueMessages as messages } from './messages.ts'

type Props = { ids: readonly string[]; to: OrderStatus; label: string; onSet: () => void }

/** Sets several lines, one after the other: what somebody else has changed meanwhile stays as it is. */
export const SetTicked = ({ ids, to, label, onSet }: Props) => {
  const { run, isBusy } = useSubmit(async () => {
    let done = 0
    for (const id of ids) {
      const set = call('PUT /api/order_item/{id}/status', { params: { id }, body: { status: to } })
      done += await set.then(
        () => 1,
        () => 0,
      )
    }
    const told = messages.setOf(done, ids.length)
    if (done === ids.length) toast.success(told)
    else toast.error(told)
    onSet()
  })
  return (
    <button type="button" className="button" aria-disabled={isBusy || undefined} onClick={() => void run()}>
      {isBusy ? messages.workingOff : label}
    </button>
  )
}
