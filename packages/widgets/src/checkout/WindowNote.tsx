import { Button } from '../ui/Button.tsx'
import { checkoutMessages as messages } from './messages.ts'
import type { CheckoutWindow } from './window.ts'

type WindowNoteProps = { phase: CheckoutWindow['phase']; onCancel: () => void; onLeave: () => void }

/** What the window is doing, for who has lost it behind others or has shut it. */
export const WindowNote = ({ phase, onCancel, onLeave }: WindowNoteProps) => {
  if (phase !== 'open' && phase !== 'closed') return null
  const isOpen = phase === 'open'
  return (
    <p className="note" part="note" role="status">
      {isOpen ? messages.open : messages.windowClosed}{' '}
      <Button kind="quiet" onClick={isOpen ? onCancel : onLeave}>
        {isOpen ? messages.cancel : messages.withoutWindow}
      </Button>
    </p>
  )
}
