import type { OrderPayment } from '@showroom/contract/order/order'
import { useEffect } from 'react'
import { usePolling } from '../../data/usePolling.ts'
import { toast } from '../../kit/toast/toast.ts'
import type { CardSent } from './card-choice.ts'

type CardProgress = {
  /** How far the card is, as last read. */
  read: {
    last: { data: OrderPayment } | undefined
    retry: () => void
    replace: (payment: OrderPayment) => void
  }
  send: (card: CardSent) => Promise<{ data: OrderPayment }>
  onHeld: () => void
}

/** After the last of them, coming back to the page looks again. */
const pausesMs = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 30_000]

/** How far a card is that is to hold something: looked at again while a bank takes its time. */
export const useCardProgress = ({ read, send, onHeld }: CardProgress) => {
  // A look that got no answer says nothing: the card can be chosen all the same.
  const payment = read.last?.data ?? null
  const isWaiting = payment?.state === 'asked' || payment?.state === 'confirming'
  const { lookAgain } = usePolling({ isWaiting, look: read.retry, pausesMs })
  const held = payment?.state === 'held' ? payment.message : null
  useEffect(() => {
    if (held === null) return
    toast.success(held)
    onHeld()
  }, [held, onHeld])
  const tryCard = async (card: CardSent) => {
    const { data } = await send(card)
    read.replace(data)
    if (data.state !== 'held') lookAgain()
  }
  return { payment, tryCard, isWaiting }
}
