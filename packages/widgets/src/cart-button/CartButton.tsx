import { useEffect, useState } from 'react'
import type { CartLinks } from '../cart/index.ts'
import { useCart, useEmit, useShop, useStore } from '../shop/index.ts'
import { Lazy } from '../ui/Lazy.tsx'
import { Said } from '../ui/Said.tsx'
import { BagIcon } from './BagIcon.tsx'
import { cartButtonMessages } from './messages.ts'

const loadCartWidget = () => import('../cart/index.ts')

/** The badge with the item count. Opens the page's cart drawer, and draws one where the page has none. */
export const CartButton = (links: CartLinks) => {
  const { drawer } = useShop()
  const emit = useEmit()
  const count = useCart((state) => state.count)
  const hasAdded = useCart((state) => state.lastAdded !== null)
  const [me] = useState({})
  const needsDrawer = useStore(drawer.store, (state) => state.isOpen && state.owner === me)
  const [drawsDrawer, setDrawsDrawer] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => drawer.claim(me, false), [drawer, me])
  useEffect(() => {
    if (needsDrawer) setDrawsDrawer(true)
  }, [needsDrawer])

  const open = () => {
    setFailed(false)
    if (emit('cart-opened', { count }, { cancelable: true })) drawer.open()
  }
  const fail = () => {
    drawer.close()
    setDrawsDrawer(false)
    setFailed(true)
  }
  return (
    <>
      <button
        type="button"
        className="cart-button"
        part="button"
        aria-haspopup="dialog"
        aria-label={cartButtonMessages.label(count)}
        onClick={open}
      >
        <BagIcon />
        {count > 0 && (
          <span className="badge" part="badge" key={count}>
            {count}
          </span>
        )}
      </button>
      <Said>{hasAdded ? cartButtonMessages.label(count) : null}</Said>
      {drawsDrawer && <Lazy load={loadCartWidget} widget={{ layout: 'drawer', ...links }} onFailed={fail} />}
      {hasFailed && (
        <p className="problem" role="alert">
          {cartButtonMessages.failed}
        </p>
      )}
    </>
  )
}
