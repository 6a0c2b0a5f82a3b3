import { chatWords } from './messages.ts'
import type { Mentions } from './useMentions.ts'

/** Whom the @ could mean. The focus stays in the field, which says which of them is meant. */
export const MentionList = ({ mentions }: { mentions: Mentions }) => {
  const { people, active, listId, optionId, choose } = mentions
  return (
    <>
      {people.length > 0 && (
        <div className="chat-mentions" role="listbox" id={listId} aria-label={chatWords.mention}>
          {people.map((person, nth) => (
            <div
              key={person.id}
              id={optionId(nth)}
              role="option"
              aria-selected={nth === active}
              // Before the field loses the focus.
              onPointerDown={(event) => {
                event.preventDefault()
                choose(person)
              }}
            >
              @{person.name}
            </div>
          ))}
        </div>
      )}
      <span className="said" role="status">
        {people.length > 0 && chatWords.mentionable(people.length)}
      </span>
    </>
  )
}
