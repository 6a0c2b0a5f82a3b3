import { useId } from 'react'
import type { CartDetail } from '../shop/events.ts'
import { useCart } from '../shop/index.ts'
import { Button } from '../ui/Button.tsx'
import { checkoutMessages as messages } from './messages.ts'
import { useCheckOut } from './useCheckOut.ts'
import { WindowNote } from './WindowNote.tsx'

type WayOnProps = { label: string; detail: CartDetail }

/** The button, why it can not be pressed, and what the window that it has opened is doing. */
export const WayOn = ({ label, detail }: WayOnProps) => {
  const way = useCheckOut()
  const reasonId = useId()
  const can = useCart((state) => state.cart?.can)
  const isRefused = can?.checkout === false
  const isOpen = way.phase === 'open'
  return (
    <>
      <Button
        kind="primary"
        isWide
        disabled={isRefused || !way.isReady}
        describedBy={reasonId}
        onClick={isOpen ? way.showWindow : () => way.checkOut(detail)}
      >
        {isOpen ? messages.showWindow : label}
      </Button>
      <p className="about" id={reasonId} hidden={!isRefused}>
        {can?.reason}
      </p>
      <WindowNote phase={way.phase} onCancel={way.cancel} onLeave={() => void way.leave()} />
    </>
  )
}
