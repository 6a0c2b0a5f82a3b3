import { Button } from '../ui/Button.tsx'
import { checkoutMessages as messages } from './messages.ts'
import type { CheckoutWindow } from './window.ts'

type WindowNoteProps = { is: CheckoutWindow['is']; onCancel: () => void; onLeave: () => void }

/** What the window is doing, for who has lost it behind others or has shut it. */
export const WindowNote = ({ is, onCancel, onLeave }: WindowNoteProps) => {
  if (is !== 'open' && is !== 'closed') return null
  const isOpen = is === 'open'
  return (
    <p className="note" part="note" role="status">
      {isOpen ? messages.open : messages.windowClosed}{' '}
      <Button kind="quiet" onClick={isOpen ? onCancel : onLeave}>
        {isOpen ? messages.cancel : messages.withoutWindow}
      </Button>
    </p>
  )
}
