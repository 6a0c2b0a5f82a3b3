import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { call } from '../../../data/call.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { checkoutMessages as messages } from '../messages.ts'

/** Back to the cart, which is as it was; the holds of the order are voided. */
export const CancelOrder = ({ orderId }: { orderId: string }) => {
  const navigate = useNavigate()
  const { run: cancel } = useSubmit(async () => {
    await call('DELETE /api/checkout/{id}', { params: { id: orderId } })
    toast.success(messages.nothingWasOrderedYour)
    void navigate(paths.cart)
  })
  return (
    <button type="button" className="account-plain" onClick={() => void cancel()}>
      {messages.dontOrderBackTo}
    </button>
  )
}
