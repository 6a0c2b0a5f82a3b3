import type { ChatMessage, ChatPerson } from '@showroom/contract/chat/chat'
import { chatWords } from './messages.ts'
import type { Chat } from './open-chat.ts'
import { useMessageChange } from './useMessageChange.ts'
import { listed } from './words.ts'

type ReactionsProps = {
  chat: Chat
  message: ChatMessage
  me: string
  people: readonly ChatPerson[]
  /** The last of its kind was taken back: its button is no more. */
  onGone: () => void
}

/** One button for each emoji that somebody has given: a press gives it as well, or takes one’s own back. */
export const Reactions = ({ chat, message, me, people, onGone }: ReactionsProps) => {
  const { change, failed } = useMessageChange(chat, message)
  if (message.reactions.length === 0) return null
  const nameOf = (id: string) =>
    id === me ? chatWords.you : (people.find((person) => person.id === id)?.name ?? chatWords.somebody)
  const toggle = async ({ emoji, by }: ChatMessage['reactions'][number]) => {
    const isOn = by.includes(me)
    if ((await change({ reaction: { emoji, is_on: !isOn } })) && isOn && by.length === 1) onGone()
  }
  return (
    <>
      <p className="chat-reactions">
        {message.reactions.map((reaction) => (
          <button
            key={reaction.emoji}
            type="button"
            aria-pressed={reaction.by.includes(me)}
            title={listed(reaction.by.map(nameOf))}
            onClick={() => void toggle(reaction)}
          >
            {chatWords.reactions(reaction.emoji, reaction.by.length)}
          </button>
        ))}
      </p>
      {failed !== null && (
        <p className="chat-error chat-reactions" role="alert">
          {failed}
        </p>
      )}
    </>
  )
}
