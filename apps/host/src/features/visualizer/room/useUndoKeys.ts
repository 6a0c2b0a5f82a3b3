import { useEffect } from 'react'
import type { RoomLook } from './useLook.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(TEXTAREA|INPUT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && ['radio', 'checkbox', 'range'].includes(target.type))

/** Ctrl+Z and Ctrl+Shift+Z, but where somebody types. */
export const useUndoKeys = ({ undo, redo }: Pick<RoomLook, 'undo' | 'redo'>): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event.target))
        return
      event.preventDefault()
      if (event.shiftKey) redo()
      else undo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
