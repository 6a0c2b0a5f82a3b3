import type { ProjectRole } from '@showroom/contract/project/project-choices'
import { Face } from '../../kit/Face.tsx'
import { roleWords } from './choice.messages.ts'
import { projectMessages as messages } from './messages.ts'

type Person = { name: string; photo: string | null; role: ProjectRole }
const mostShown = 4

/** Who is in it, as far as there is room for faces. */
export const People = ({ people }: { people: readonly Person[] }) => (
  <ul className="project-people" aria-label={messages.people}>
    {people.slice(0, mostShown).map(({ name, photo, role }, index) => (
      <li key={`${name} ${index}`} title={`${name}, ${roleWords[role]}`}>
        <Face name={name} photo={photo} />
        <span className="visually-hidden">
          {name}, {roleWords[role]}
        </span>
      </li>
    ))}
    {people.length > mostShown && <li>+{people.length - mostShown}</li>}
  </ul>
)
