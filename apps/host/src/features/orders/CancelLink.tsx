import type { OrderSummary } from '@showroom/contract/order/order'
import { Button } from '@showroom/widgets/ui/Button.tsx'
import { hrefOf, paths } from '../../paths.ts'
import { clockOf, useTimeLeft } from './useTimeLeft.ts'
import { orderMessages as messages } from './messages.ts'

type Props = { order: OrderSummary; onOrder: (id: string) => void }

/** While a click cancels: the way to where it does, with the time that is left. */
export const CancelLink = ({ order: { id, number, cancel_until }, onOrder }: Props) => {
  const left = useTimeLeft(cancel_until)
  if (left === 0) return null
  const follow = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onOrder(id)
  }
  return (
    <Button kind="quiet" href={hrefOf(paths.order(id))} onClick={follow}>
      {messages.cancel} <span className="said">{messages.orderInSentence(number)}</span>{' '}
      <span role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {clockOf(left)}
      </span>
    </Button>
  )
}
