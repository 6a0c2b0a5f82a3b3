import { useCart } from '../shop/index.ts'
import { CartPart } from './CartPart.tsx'

/** What it comes to, and the way on. */
export const CartSummary = ({ isInDrawer = false }: { isInDrawer?: boolean }) => {
  const hasLines = useCart((state) => Boolean(state.cart?.Project_tans.length))
  if (!hasLines) return null
  return (
    <div className="summary" part="summary">
      {!isInDrawer && <CartPart shows="choices" />}
      <CartPart shows="sums" />
    </div>
  )
}
