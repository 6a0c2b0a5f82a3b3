import { useEffect } from 'react'
import { useCart, useShop } from '../shop/index.ts'
import { CartContents } from './CartContents.tsx'
import { CartInDrawer } from './CartInDrawer.tsx'
import type { CartLinks } from './links.ts'

export type CartProps = CartLinks & {
  /** In place, or a drawer that opens when a cart button is pressed. */
  layout?: 'inline' | 'drawer' | undefined
}

export const Cart = ({ layout = 'inline', ...links }: CartProps) =>
  layout === 'drawer' ? <CartInDrawer links={links} /> : <CartInPlace links={links} />

const CartInPlace = ({ links }: { links: CartLinks }) => {
  const { actions } = useShop()
  const isKnown = useCart((state) => state.cart !== null)
  useEffect(() => {
    if (!isKnown) void actions.loadCart()
    // Afterwards every change brings the whole new cart.
  }, [isKnown, actions])
  return <CartContents links={links} />
}
