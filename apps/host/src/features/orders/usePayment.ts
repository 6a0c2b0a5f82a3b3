import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { useCardProgress } from '../checkout/useCardProgress.ts'

/** Another card that is to hold what a bank no longer does. */
export const usePayment = (orderId: string, onHeld: () => void) => {
  const params = { id: orderId }
  const read = useRead('GET /api/order/{id}/card', { params })
  return useCardProgress({
    read,
    send: (card) => call('POST /api/order/{id}/card', { params, body: { card } }),
    onHeld,
  })
}
