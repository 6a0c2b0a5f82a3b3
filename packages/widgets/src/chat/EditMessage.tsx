import type { ChatMessage } from '@showroom/contract/chat/chat'
import { longestMessage } from '@showroom/contract/chat/chat-choices'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { chatWords } from './messages.ts'
import type { Chat } from './open-chat.ts'
import { useMessageChange } from './useMessageChange.ts'

type EditMessageProps = { chat: Chat; message: ChatMessage; onDone: () => void }

/** One’s own words, put right. What was typed stays where saving fails. */
export const EditMessage = ({ chat, message, onDone }: EditMessageProps) => {
  const [body, setBody] = useState(message.body)
  const { change, failed } = useMessageChange(chat, message)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const save = async () => {
    if (body.trim() === '' || body === message.body || (await change({ body }))) onDone()
  }
  return (
    <div className="chat-edit">
      <textarea
        ref={field}
        aria-label={chatWords.editing}
        maxLength={longestMessage}
        rows={3}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone()
        }}
      />
      <div className="chat-ways">
        <Button kind="primary" onClick={() => void save()}>
          {chatWords.save}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {chatWords.cancel}
        </Button>
      </div>
      {failed !== null && (
        <p className="chat-error" role="alert">
          {failed}
        </p>
      )}
    </div>
  )
}
