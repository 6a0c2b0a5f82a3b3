import type { Cart } from '@showroom/contract/cart/cart'
import { useEffect } from 'react'
import { cartDetailOf } from '../catalogue-kit/event-details.ts'
import { useCart, useEmit, useShop } from '../shop/index.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { money } from '../ui/format.ts'
import { Said } from '../ui/Said.tsx'
import { CartNotice } from './CartNotice.tsx'
import { preloadCartPart, CartPart } from './CartPart.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'
import { CartSummary } from './CartSummary.tsx'
import { CartVendor } from './CartVendor.tsx'
import type { CartLinks } from './links.ts'
import { cartMessages } from './messages.ts'
import { useCartChanges } from './useCartChanges.ts'

type CartContentsProps = { links: CartLinks; isInDrawer?: boolean }

/** The cart in its four states. */
export const CartContents = ({ links, isInDrawer = false }: CartContentsProps) => {
  const { actions } = useShop()
  const cart = useCart((state) => state.cart)
  const hasFailed = useCart((state) => state.status === 'failed')
  const hasLines = useCart((state) => state.count > 0)
  const changes = useCartChanges()
  useEffect(() => {
    if (hasLines) preloadCartPart()
  }, [hasLines])
  useTellShown(cart)

  if (!cart && hasFailed) {
    return (
      <ErrorState
        title={cartMessages.failed}
        text={cartMessages.failedText}
        onRetry={() => void actions.loadCart()}
      />
    )
  }
  if (!cart) return <CartSkeleton />
  return (
    <div className={isInDrawer ? 'cart narrow' : 'cart'} part="cart">
      <div className="vendors">
        {cart.Project_tans.length === 0 ? (
          <EmptyCart links={links} />
        ) : (
          cart.vendors.map((vendor) => (
            <CartVendor
              key={vendor.vendor_id}
              vendor={vendor}
              lines={linesOf(cart, vendor.line_ids)}
              changes={changes}
              links={links}
            />
          ))
        )}
        {isInDrawer && cart.Project_tans.length > 0 && <CartPart shows="choices" />}
      </div>
      {!isInDrawer && <CartSummary />}
      <CartNotice changes={changes} />
      <Said>{changes.hasActed ? cartMessages.news(cart.count, money(cart.merchandise_cents)) : null}</Said>
    </div>
  )
}

/** The page hears of the cart once each time that a visitor gets to see it. */
const useTellShown = (cart: Cart | null) => {
  const emit = useEmit()
  const isShown = cart !== null
  useEffect(() => {
    if (cart) emit('cart-shown', cartDetailOf(cart))
    // Later changes are told by events of their own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isShown, emit])
}

const linesOf = (cart: Cart, ids: string[]) => cart.Project_tans.filter((line) => ids.includes(line.id))

const EmptyCart = ({ links: { shopHref, onShop } }: { links: CartLinks }) => {
  const goOn = onShop && {
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      onShop()
    },
  }
  return (
    <EmptyState title={cartMessages.empty} text={cartMessages.emptyText}>
      {(shopHref !== undefined || onShop) && (
        <Button kind="primary" href={shopHref} {...goOn}>
          {cartMessages.continueShopping}
        </Button>
      )}
    </EmptyState>
  )
}
