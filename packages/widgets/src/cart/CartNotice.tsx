import { useEffect, useRef } from 'react'
import { useCart, useShop, useWidgetRoot } from '../shop/index.ts'
import { Toast } from '../ui/Toast.tsx'
import { cartMessages } from './messages.ts'
import type { CartChanges } from './useCartChanges.ts'

/** What the server says of a change (specification §8), with the way back for a line that is gone. */
export const CartNotice = ({ changes }: { changes: CartChanges }) => {
  const { actions } = useShop()
  const message = useCart((state) => state.message)
  const tone = useCart((state) => state.tone)
  const canUndo = useCart((state) => state.removed !== null && state.tone === 'good')
  return (
    <Toast
      message={changes.tells ? message : null}
      tone={tone}
      // The new count and sum are said already.
      isSaid={!canUndo && tone === 'good'}
      onDismiss={actions.dismissMessage}
    >
      {canUndo && <UndoButton onPress={changes.undo} />}
    </Toast>
  )
}

/** The button that was pressed has gone with its line: whoever uses the keyboard goes on here. */
const UndoButton = ({ onPress }: { onPress: () => void }) => {
  const root = useWidgetRoot()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!root.activeElement) button.current?.focus()
  }, [root])
  return (
    <button type="button" className="button quiet" ref={button} onClick={onPress}>
      {cartMessages.undo}
    </button>
  )
}
