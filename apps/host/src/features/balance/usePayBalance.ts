import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { useCardProgress } from '../checkout/useCardProgress.ts'

/** The card that pays what is missing of a balance. */
export const usePayBalance = (owedCents: number, onPaid: () => void) => {
  const read = useRead('GET /api/balance/payment', {})
  return useCardProgress({
    read,
    send: (card) => call('POST /api/balance/payment', { body: { card, amount_cents: owedCents } }),
    onHeld: onPaid,
  })
}
