import { type PresentPerson, presentAt } from '@showroom/contract/live/presence.rules'
import { fieldWords } from './words.ts'
import type { ChecklistStore, RowProps } from './useChecklist.ts'
import { presenceMessages as messages } from './presence.messages.ts'

/** Who else looks at this checklist now. */
export const AlsoHere = ({ store: { present } }: { store: ChecklistStore }) =>
  present.size > 0 && (
    <p className="checklist-present-people">
      {messages.alsoHere}{' '}
      {[...present].map(([id, { name }]) => (
        <span key={id} className="checklist-person">
          {name}
        </span>
      ))}
    </p>
  )

/** Who else has this decision open. */
export const InThisRow = ({ row, store }: Pick<RowProps, 'row' | 'store'>) =>
  presentAt(store.present, row.id).map((person, at) => (
    <span key={at} className="checklist-person">
      {wordsOf(person)}
    </span>
  ))

/** Beside a form: what the others write into at this moment, before there is a conflict. */
export const WritingToo = ({ row, store }: Pick<RowProps, 'row' | 'store'>) => {
  const people = presentAt(store.present, row.id).filter(({ field }) => field !== '')
  return (
    <p className="checklist-writing" role="status">
      {people.map(wordsOf).join(' · ')}
    </p>
  )
}

const wordsOf = ({ name, field }: PresentPerson): string => {
  const word = fieldWords[field]
  return word === undefined ? messages.isHere(name) : messages.isWriting(name, word)
}
