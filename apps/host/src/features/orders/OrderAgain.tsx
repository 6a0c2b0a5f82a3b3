import type { OrderSummary } from '@showroom/contract/order/order'
import { orderMessages as messages } from './messages.ts'
import { useOrderAgain } from './useOrderAgain.ts'

export const OrderAgain = ({ order }: { order: OrderSummary }) => {
  const { run, isBusy } = useOrderAgain(order)
  return (
    <button
      type="button"
      className="button quiet order-print"
      aria-disabled={isBusy || undefined}
      onClick={() => void run()}
    >
      {messages.reorder}
    </button>
  )
}
