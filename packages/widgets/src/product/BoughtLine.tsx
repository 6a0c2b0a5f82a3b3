import { useEmit, useShop, useStore } from '../shop/context.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { laterMessages } from './later-messages.ts'
import type { Bought } from './useBuying.ts'

export type BoughtLineProps = { bought: Bought; cartHref: string | undefined }

/** Shown where the button was pressed, with the way to the cart; it is said by the toast. */
export const BoughtLine = ({ bought, cartHref }: BoughtLineProps) => (
  <p className={bought.tone}>
    <Icon name={bought.tone === 'good' ? 'check' : 'warning'} />
    <span>{bought.text}</span>
    {bought.tone === 'good' && <ToCart href={cartHref} />}
  </p>
)

/** Opens the page's drawer, or follows the address of its cart; a page with neither needs no link. */
function ToCart({ href }: { href: string | undefined }) {
  const { cart, drawer } = useShop()
  const emit = useEmit()
  const hasDrawer = useStore(drawer.store, (state) => state.owner !== null)
  if (!hasDrawer && href === undefined) return null
  const open = (event: { preventDefault: () => void }) => {
    const goesOn = emit('cart-opened', { count: cart.getState().count }, { cancelable: true })
    if (!goesOn || hasDrawer) event.preventDefault()
    if (goesOn && hasDrawer) drawer.open()
  }
  return (
    <Button kind="quiet" href={href} onClick={open}>
      {laterMessages.viewCart}
    </Button>
  )
}
