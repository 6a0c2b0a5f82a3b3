import type { ChatMessage, ProjectChat } from '@showroom/contract/chat/chat'
import { useRef, useState } from 'react'
import { Lazy } from '../ui/Lazy.tsx'
import { chatWords } from './messages.ts'
import type { Chat } from './open-chat.ts'
import { nameOf, timeText } from './words.ts'

export type MessageActionsProps = {
  chat: Chat
  loaded: ProjectChat
  message: ChatMessage
  onAnswer?: ((no: number) => void) | undefined
  onEdit: () => void
  /** It is taken back, and with it what had the focus. */
  onGone: () => void
}

/** With the first press: most who look only read. */
const loadChoices = () => import('./message-choices-door.ts')

/** What can be done with a message: behind one button, so that reading is not disturbed. */
export const MessageActions = ({ chat, loaded, message, onAnswer, onEdit, onGone }: MessageActionsProps) => {
  /** When it was opened: what may still be changed is decided then. */
  const [openedAt, setOpenedAt] = useState<number | null>(null)
  const isOpen = openedAt !== null
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpenedAt(null)
    button.current?.focus()
  }
  const label = chatWords.more(nameOf(message, loaded.me), timeText(message.created_at))
  return (
    <div
      className="chat-actions"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
      }}
    >
      <button
        ref={button}
        type="button"
        className="chat-more"
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => setOpenedAt(isOpen ? null : Date.now())}
      >
        ⋯
      </button>
      {openedAt !== null && (
        <Lazy
          load={loadChoices}
          widget={{ chat, loaded, message, onAnswer, onEdit, onGone, openedAt, onClose: close }}
          onFailed={close}
        />
      )}
    </div>
  )
}
