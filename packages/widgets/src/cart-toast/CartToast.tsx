import { useEffect, useState } from 'react'
import { useCart, useShop } from '../shop/context.ts'
import { Toast } from '../ui/Toast.tsx'

/** What the server says of a change that was made in this widget (specification §8). */
export const CartToast = () => {
  const { actions } = useShop()
  const message = useCart((state) => state.message)
  const tone = useCart((state) => state.tone)
  // A reader hears what comes into a region that is there.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return <Toast message={isThere ? message : null} tone={tone} onDismiss={actions.dismissMessage} />
}
