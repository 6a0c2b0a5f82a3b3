import { useState } from 'react'
import { useNavigate } from 'react-router'
import { tellUntold } from '../../account/useSaving.ts'
import { paths } from '../../paths.ts'
import { call } from '../../session/call.ts'
import { toast } from '../../toast/toast.ts'

/** Back to the cart, which is as it was; what is held is let go. */
export const GiveUp = ({ orderId }: { orderId: string }) => {
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const giveUp = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await call('DELETE /api/checkout/{id}', { params: { id: orderId } })
      toast.success('Nothing was ordered. Your cart is as it was.')
      void navigate(paths.cart)
    } catch (failure) {
      tellUntold(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="account-plain payment-give-up" onClick={() => void giveUp()}>
      Don’t order, back to my cart
    </button>
  )
}
