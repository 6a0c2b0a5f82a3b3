import { useEffect, useState } from 'react'
import { useShop, useStore } from '../shop/index.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { CartContents } from './CartContents.tsx'
import { CartSummary } from './CartSummary.tsx'
import type { CartLinks } from './links.ts'
import { cartMessages } from './messages.ts'

/** Draws the page's one cart drawer while it is open; goes before a cart button that would have to bring its own. */
export const CartInDrawer = ({ links }: { links: CartLinks }) => {
  const { drawer, actions, cart } = useShop()
  const [me] = useState({})
  const isMine = useStore(drawer.store, (state) => state.isOpen && state.owner === me)

  useEffect(() => drawer.claim(me, true), [drawer, me])
  useEffect(() => {
    if (isMine && !cart.getState().cart) void actions.loadCart()
  }, [isMine, actions, cart])

  if (!isMine) return null
  return (
    <Dialog
      title={cartMessages.title}
      shape="drawer"
      onClose={drawer.close}
      footer={<CartSummary isInDrawer />}
    >
      <CartContents links={{ ...links, onShop: links.onShop ?? drawer.close }} isInDrawer />
    </Dialog>
  )
}
