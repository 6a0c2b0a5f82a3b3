import { presentAt } from '@showroom/contract/live/presence.rules'
import { placeText, presenceWords } from '@showroom/widgets/presence/words'
import { Face } from '../../kit/Face.tsx'
import type { ChecklistStore, RowProps } from './useChecklist.ts'

/** Who else looks at this checklist now. */
export const AlsoHere = ({ store: { present } }: { store: ChecklistStore }) =>
  present.size > 0 && (
    <p className="checklist-present-people">
      {presenceWords.alsoHere}{' '}
      {[...present].map(([id, { name, photo }]) => (
        <span key={id} className="checklist-person">
          <Face name={name} photo={photo} size={24} /> {name}
        </span>
      ))}
    </p>
  )

/** Who else has this decision open. */
export const InThisRow = ({ row, store }: Pick<RowProps, 'row' | 'store'>) =>
  presentAt(store.present, row.id).map((person, at) => (
    <span key={at} className="checklist-person">
      <Face name={person.name} photo={person.photo} size={24} /> {placeText(person)}
    </span>
  ))

/** Beside a form: what the others write into at this moment, before there is a conflict. */
export const WritingToo = ({ row, store }: Pick<RowProps, 'row' | 'store'>) => {
  const people = presentAt(store.present, row.id).filter(({ field }) => field !== '')
  return (
    <p className="checklist-writing" role="status">
      {people.map(placeText).join(' · ')}
    </p>
  )
}
