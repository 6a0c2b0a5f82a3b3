import type { ChatPerson } from '@showroom/contract/chat/chat'
import { chatWords } from './messages.ts'

type MentionListProps = { people: readonly ChatPerson[]; onChoose: (name: string) => void }

/** Whom the @ could mean. */
export const MentionList = ({ people, onChoose }: MentionListProps) => {
  if (people.length === 0) return null
  return (
    <ul className="chat-mentions" aria-label={chatWords.mention}>
      {people.slice(0, 6).map(({ id, name }) => (
        <li key={id}>
          <button type="button" onClick={() => onChoose(name)}>
            @{name}
          </button>
        </li>
      ))}
    </ul>
  )
}
