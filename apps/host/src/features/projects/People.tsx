import type { ProjectRole } from '@showroom/contract/project/project-choices'
import { roleWords } from './choice.messages.ts'
import { projectMessages as messages } from './messages.ts'

type Person = { name: string; role: ProjectRole }
const mostShown = 4

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase()

/** Who is in it, as far as there is room for faces. */
export const People = ({ people }: { people: readonly Person[] }) => (
  <ul className="project-people" aria-label={messages.people}>
    {people.slice(0, mostShown).map(({ name, role }, index) => (
      <li key={`${name} ${index}`} title={`${name}, ${roleWords[role]}`}>
        <span aria-hidden="true">{initialsOf(name)}</span>
        <span className="visually-hidden">
          {name}, {roleWords[role]}
        </span>
      </li>
    ))}
    {people.length > mostShown && <li>+{people.length - mostShown}</li>}
  </ul>
)
