import { useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import type { Pending } from './chat-view.ts'
import { chatWords } from './messages.ts'
import type { Chat } from './open-chat.ts'

/** On its way, or not sent: nothing that somebody wrote is lost. */
export const PendingMessage = ({ chat, message }: { chat: Chat; message: Pending }) => {
  const article = useRef<HTMLElement>(null)
  /** Its buttons go with the press: whoever pressed one stands among the messages. */
  const toMessages = () => article.current?.closest<HTMLElement>('[role=log]')?.focus()
  const throwAway = () => {
    toMessages()
    chat.outbox.throwAway(message.clientId)
  }
  const sendAgain = () => {
    toMessages()
    chat.outbox.again(message.clientId)
  }
  return (
    <article
      ref={article}
      className="chat-message"
      data-own
      data-failed={message.isFailed || undefined}
      aria-label={chatWords.you}
    >
      <div className="chat-bubble">
        {message.body !== '' && (
          <p className="chat-words" dir="auto">
            {message.body}
          </p>
        )}
        {message.card && <p className="chat-marks">{chatWords.cardComes}</p>}
        {message.files.map(({ id, file_name: name }) => (
          <p key={id} className="chat-marks">
            {name}
          </p>
        ))}
      </div>
      {message.isFailed ? (
        <div className="chat-ways" role="alert">
          <span>{message.why ?? chatWords.notSent}</span>
          <Button kind="quiet" onClick={sendAgain}>
            {chatWords.sendAgain}
          </Button>
          <Button kind="quiet" onClick={throwAway}>
            {chatWords.throwAway}
          </Button>
        </div>
      ) : (
        <p className="chat-receipt">{chatWords.sending}</p>
      )}
    </article>
  )
}
