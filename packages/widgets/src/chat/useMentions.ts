import type { ChatPerson } from '@showroom/contract/chat/chat'
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { peopleMeant, withMention } from './mentions.ts'

export type Mentions = {
  people: readonly ChatPerson[]
  /** The place of who is taken by Enter. */
  active: number
  listId: string
  optionId: (nth: number) => string
  /** The words have changed, and the caret stands there. */
  typed: (caret: number) => void
  choose: (person: ChatPerson) => void
  /** Whether the key was meant for the list. */
  onKeyDown: (event: Pick<KeyboardEvent, 'key' | 'preventDefault' | 'stopPropagation'>) => boolean
  close: () => void
}

type Writing = {
  field: RefObject<HTMLTextAreaElement | null>
  body: string
  onBody: (body: string) => void
  others: readonly ChatPerson[]
}

/** Whom an @ could mean, chosen without leaving the field: by arrows and Enter, or a press. */
export const useMentions = ({ field, body, onBody, others }: Writing): Mentions => {
  /** Where the @ is typed; null while nobody is being named. */
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  const caretAfter = useRef<number | null>(null)
  const listId = useId()
  const people = caret === null ? [] : peopleMeant(others, body.slice(0, caret))
  useLayoutEffect(() => {
    if (caretAfter.current !== null) field.current?.setSelectionRange(caretAfter.current, caretAfter.current)
    caretAfter.current = null
  }, [field, body])
  const close = () => setCaret(null)
  const choose = ({ name }: ChatPerson) => {
    if (caret === null) return
    const named = withMention(body, caret, name)
    caretAfter.current = named.caret
    onBody(named.body)
    close()
    field.current?.focus()
  }
  const acts: Record<string, () => void> = {
    ArrowDown: () => setActive((active + 1) % people.length),
    ArrowUp: () => setActive((active + people.length - 1) % people.length),
    Enter: () => people[active] && choose(people[active]),
    Tab: () => people[active] && choose(people[active]),
    Escape: close,
  }
  return {
    people,
    active,
    listId,
    optionId: (nth) => `${listId}-${nth}`,
    typed: (place) => {
      setCaret(place)
      setActive(0)
    },
    choose,
    close,
    onKeyDown: (event) => people.length > 0 && isTaken(event, acts[event.key]),
  }
}

type Pressed = Parameters<Mentions['onKeyDown']>[0]

/** Whether there is something to do for a key; then it is for nothing else. */
const isTaken = (event: Pressed, act: (() => void) | undefined): boolean => {
  if (!act) return false
  event.preventDefault()
  // An Escape for the list is none for the window around it.
  event.stopPropagation()
  act()
  return true
}
