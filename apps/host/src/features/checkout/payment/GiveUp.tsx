import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { call } from '../../../data/call.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useSubmit } from '../../../data/useSubmit.ts'

/** Back to the cart, which is as it was; what is held is let go. */
export const GiveUp = ({ orderId }: { orderId: string }) => {
  const navigate = useNavigate()
  const { run: giveUp } = useSubmit(async () => {
    await call('DELETE /api/checkout/{id}', { params: { id: orderId } })
    toast.success('Nothing was ordered. Your cart is as it was.')
    void navigate(paths.cart)
  })
  return (
    <button type="button" className="account-plain payment-give-up" onClick={() => void giveUp()}>
      Don’t order, back to my cart
    </button>
  )
}
