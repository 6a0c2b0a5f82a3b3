import { useEffect } from 'react'
import type { CardSent } from '../checkout/card-choice.ts'
import { call } from '../../data/call.ts'
import { usePolling } from '../../data/usePolling.ts'
import { useRead } from '../../data/useRead.ts'
import { toast } from '../../kit/toast/toast.ts'

/** After the last of them, coming back to the page looks again. */
const pausesMs = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 30_000]

/** How far another card is that is to hold what a bank no longer does: looked at again while a bank takes its time. */
export const usePayment = (orderId: string, onHeld: () => void) => {
  const params = { id: orderId }
  const read = useRead('GET /api/order/{id}/card', { params })
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
    const { data } = await call('POST /api/order/{id}/card', { params, body: { card } })
    read.replace(data)
    if (data.state !== 'held') lookAgain()
  }
  return { payment, tryCard, isWaiting }
}
