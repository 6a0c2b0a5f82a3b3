import type { ClientReturn } from '@showroom/contract/order/return'
import { call } from '../../../data/call.ts'
import { refused } from '../../../data/failure.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { savePaper } from '../../../kit/save-paper.ts'
import { documentMessages } from '../../documents/messages.ts'
import { returnMessages as messages } from './messages.ts'

/** The slip for the box, as PDF: one of the order’s papers. */
export const SlipButton = ({ of }: { of: ClientReturn }) => {
  const { run, isBusy } = useSubmit(async () => {
    const { data } = await call('GET /api/order/{id}/documents', { params: { id: of.order_id } })
    // A slip is of the moment in which its return got a number.
    const slip = data.find(({ kind, at }) => kind === 'rma-slip' && at === of.answered_at)
    if (!slip) throw refused(documentMessages.notLoaded)
    await savePaper(`/api/order_document/${of.order_id}/${slip.name}`, documentMessages.fileName(slip.number))
  })
  return (
    <button
      type="button"
      className="button quiet"
      aria-disabled={isBusy || undefined}
      onClick={() => void run()}
    >
      {messages.slip}
    </button>
  )
}
