import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { useCardProgress } from '../../checkout/useCardProgress.ts'

/** The card that is to hold a hire’s price. */
export const useHirePayment = (hireId: string, onHeld: () => void) => {
  const params = { id: hireId }
  const read = useRead('GET /api/designer_hire/{id}/card', { params })
  return useCardProgress({
    read,
    send: (card) => call('POST /api/designer_hire/{id}/card', { params, body: { card } }),
    onHeld,
  })
}
