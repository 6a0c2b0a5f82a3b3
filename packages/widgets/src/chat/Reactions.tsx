import type { ChatMessage, ChatPerson } from '@showroom/contract/chat/chat'
import { chatWords } from './messages.ts'
import type { Chat } from './open-chat.ts'
import { useMessageChange } from './useMessageChange.ts'
import { listed } from './words.ts'

type ReactionsProps = { chat: Chat; message: ChatMessage; me: string; people: readonly ChatPerson[] }

/** One button for each emoji that somebody has given: a press gives it as well, or takes one’s own back. */
export const Reactions = ({ chat, message, me, people }: ReactionsProps) => {
  const { change } = useMessageChange(chat, message)
  if (message.reactions.length === 0) return null
  const nameOf = (id: string) =>
    id === me ? chatWords.you : (people.find((person) => person.id === id)?.name ?? chatWords.somebody)
  return (
    <p className="chat-reactions">
      {message.reactions.map(({ emoji, by }) => {
        const isOn = by.includes(me)
        return (
          <button
            key={emoji}
            type="button"
            aria-pressed={isOn}
            title={listed(by.map(nameOf))}
            onClick={() => void change({ reaction: { emoji, is_on: !isOn } })}
          >
            {chatWords.reactions(emoji, by.length)}
          </button>
        )
      })}
    </p>
  )
}
