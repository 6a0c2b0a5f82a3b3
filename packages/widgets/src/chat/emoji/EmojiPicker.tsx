import { longestMessage } from '@showroom/contract/chat/chat-choices'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { emojis } from './emojis.ts'
import { stepIn } from './step-in.ts'

type EmojiPickerProps = {
  field: RefObject<HTMLTextAreaElement | null>
  body: string
  onBody: (body: string) => void
}

const words = { open: 'Add an emoji', list: 'Emojis' }

/** A button, and the emojis behind it; the one that is taken stands where the caret was. */
export const EmojiPicker = ({ field, body, onBody }: EmojiPickerProps) => {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  /** Where the caret goes once the emoji has been drawn. */
  const caretAfter = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caretAfter.current !== null) field.current?.setSelectionRange(caretAfter.current, caretAfter.current)
    caretAfter.current = null
  }, [field, body])
  const close = () => {
    setOpen(false)
    place.current?.querySelector('button')?.focus()
  }
  const take = (emoji: string) => {
    const { selectionStart: from, selectionEnd: to } = field.current ?? { selectionStart: 0, selectionEnd: 0 }
    const next = body.slice(0, from) + emoji + body.slice(to)
    setOpen(false)
    field.current?.focus()
    if (next.length > longestMessage) return
    caretAfter.current = from + emoji.length
    onBody(next)
  }
  return (
    <div
      ref={place}
      className="chat-emoji"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
      }}
      onBlur={({ relatedTarget: to }) => {
        if (!(to instanceof Node && place.current?.contains(to))) setOpen(false)
      }}
    >
      <button
        type="button"
        className="button icon"
        part="button button-icon"
        aria-label={words.open}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Smile />
      </button>
      {isOpen && <List onTake={take} />}
    </div>
  )
}

const Smile = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
  >
    <circle cx="12" cy="12" r="9" />
    <path d="M8 14q4 4 8 0M9 9v1m6-1v1" strokeLinecap="round" />
  </svg>
)

/** Arrows go through it; one Tab leads past it. */
const List = ({ onTake }: { onTake: (emoji: string) => void }) => {
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  useEffect(() => {
    list.current?.querySelectorAll('button')[at]?.focus()
  }, [at])
  return (
    <div
      ref={list}
      role="group"
      className="chat-emoji-list"
      aria-label={words.list}
      onKeyDown={(event) => {
        const next = stepIn(list.current, at, event.key)
        if (next === null) return
        event.preventDefault()
        setAt(next)
      }}
    >
      {emojis.map(([emoji, name], nth) => (
        <button
          key={emoji}
          type="button"
          tabIndex={nth === at ? 0 : -1}
          aria-label={name}
          title={name}
          onClick={() => onTake(emoji)}
        >
          {emoji}
        </button>
      ))}
    </div>
  )
}
