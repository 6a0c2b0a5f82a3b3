import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'

/** What a list offers while somebody writes: people, or replies that are kept. */
export type Suggested = { id: string; name: string }

export type Suggestions = {
  items: readonly Suggested[]
  /** The place of what is taken by Enter. */
  active: number
  listId: string
  optionId: (nth: number) => string
  /** The words have changed, and the caret stands there. */
  typed: (caret: number) => void
  choose: (item: Suggested) => void
  /** Whether the key was meant for the list. */
  onKeyDown: (event: Pick<KeyboardEvent, 'key' | 'preventDefault' | 'stopPropagation'>) => boolean
  close: () => void
}

export type Writing = {
  field: RefObject<HTMLTextAreaElement | null>
  body: string
  onBody: (body: string) => void
}

type Offering<Item> = Writing & {
  /** What could be meant by the words before the caret. */
  meant: (before: string) => readonly Item[]
  /** The words with it, and where the caret is then. */
  take: (item: Item, caret: number) => { body: string; caret: number }
}

/** Where the caret goes once the words that were taken have been drawn. */
const useCaretAfter = ({ field, body }: Pick<Writing, 'field' | 'body'>) => {
  const caretAfter = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caretAfter.current !== null) field.current?.setSelectionRange(caretAfter.current, caretAfter.current)
    caretAfter.current = null
  }, [field, body])
  return caretAfter
}

/** What could be meant, chosen without leaving the field: by arrows and Enter, or a press. */
export const useSuggestions = <Item extends Suggested>(offering: Offering<Item>): Suggestions => {
  const { field, body, onBody, meant, take } = offering
  /** Where it is typed; null while nothing is. */
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  const caretAfter = useCaretAfter(offering)
  const listId = useId()
  const items = caret === null ? [] : meant(body.slice(0, caret))
  const close = () => setCaret(null)
  const choose = ({ id }: Suggested) => {
    const item = items.find((one) => one.id === id)
    if (caret === null || !item) return
    const taken = take(item, caret)
    caretAfter.current = taken.caret
    onBody(taken.body)
    close()
    field.current?.focus()
  }
  const acts: Record<string, () => void> = {
    ArrowDown: () => setActive((active + 1) % items.length),
    ArrowUp: () => setActive((active + items.length - 1) % items.length),
    Enter: () => items[active] && choose(items[active]),
    Tab: () => items[active] && choose(items[active]),
    Escape: close,
  }
  return {
    items,
    active,
    listId,
    optionId: (nth) => `${listId}-${nth}`,
    typed: (place) => {
      setCaret(place)
      setActive(0)
    },
    choose,
    close,
    onKeyDown: (event) => items.length > 0 && isTaken(event, acts[event.key]),
  }
}

type Pressed = Parameters<Suggestions['onKeyDown']>[0]

/** Whether there is something to do for a key; then it is for nothing else. */
const isTaken = (event: Pressed, act: (() => void) | undefined): boolean => {
  if (!act) return false
  event.preventDefault()
  // An Escape for the list is none for the window around it.
  event.stopPropagation()
  act()
  return true
}
