import { useCart, useShop } from '../shop/index.ts'
import { Toast } from '../ui/Toast.tsx'
import { cartMessages } from './messages.ts'
import type { CartChanges } from './useCartChanges.ts'

/** Only what needs to be seen: a line that is gone and can come back, and what could not be done. */
export const CartNotice = ({ changes }: { changes: CartChanges }) => {
  const { actions } = useShop()
  const message = useCart((state) => state.message)
  const tone = useCart((state) => state.tone)
  const canUndo = useCart((state) => state.removed !== null && state.tone === 'good')
  const isShown = changes.hasActed && (canUndo || tone === 'bad')
  return (
    <Toast message={isShown ? message : null} tone={tone} onDismiss={actions.dismissMessage}>
      {canUndo && (
        <button type="button" className="button quiet" onClick={changes.undo}>
          {cartMessages.undo}
        </button>
      )}
    </Toast>
  )
}
