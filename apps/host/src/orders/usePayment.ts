import type { OrderPayment } from '@showroom/contract/order/order'
import { useCallback, useEffect, useState } from 'react'
import type { CardSent } from '../checkout/card-choice.ts'
import { useReturning } from '../checkout/payment/usePlacing.ts'
import { quietCall } from '../session/call.ts'
import { toast } from '../toast/toast.ts'

/** Pauses between one look and the next; after that, coming back to the page looks again. */
const pausesMs = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 30_000]

/** How far another card is that is to hold what a bank no longer does: looked at again while a bank takes its time. */
export const usePayment = (orderId: string, onHeld: () => void) => {
  const [payment, setPayment] = useState<OrderPayment | null>(null)
  const [looks, setLooks] = useState(0)
  const [round, setRound] = useState(0)
  const answered = useCallback(
    (answer: OrderPayment) => {
      setPayment(answer)
      if (answer.state !== 'held') return
      toast.success(answer.message)
      onHeld()
    },
    [onHeld],
  )
  useEffect(() => {
    const leaving = new AbortController()
    quietCall('GET /api/order/{id}/card', { params: { id: orderId }, signal: leaving.signal })
      .then(({ data }) => answered(data))
      // A look that got no answer says nothing: the card can be chosen all the same.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [orderId, looks, round, answered])

  const isWaiting = payment?.state === 'asked' || payment?.state === 'confirming'
  useEffect(() => {
    const pauseMs = pausesMs[looks]
    if (!isWaiting || pauseMs === undefined) return undefined
    const timer = setTimeout(() => setLooks(looks + 1), pauseMs)
    return () => clearTimeout(timer)
  }, [isWaiting, looks, round])

  const lookAgain = useCallback(() => {
    setLooks(0)
    setRound((count) => count + 1)
  }, [])
  useReturning(isWaiting, lookAgain)
  const tryCard = async (card: CardSent) => {
    answered((await quietCall('POST /api/order/{id}/card', { params: { id: orderId }, body: { card } })).data)
    setLooks(0)
  }
  return { payment, tryCard, isWaiting }
}
