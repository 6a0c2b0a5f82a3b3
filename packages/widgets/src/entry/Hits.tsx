import type { ShowroomHit } from '@showroom/contract/showroom/showroom'
import { Icon } from '../ui/Icon.tsx'
import { entryMessages } from './messages.ts'

type HitsProps = {
  id: string
  hits: ShowroomHit[]
  match: ShowroomHit | null
  active: number
  onPick: (index: number) => void
}

/** What was found, with the city and the license that tell two of one name apart. The keyboard stays in the box above. */
export const Hits = ({ id, hits, match, active, onPick }: HitsProps) => (
  <ul id={id} className="hits" role="listbox" aria-label={entryMessages.hits} hidden={hits.length === 0}>
    {hits.map((hit, index) => (
      <li
        key={hit.id}
        id={`${id}-${index}`}
        role="option"
        aria-selected={hit.vsd_id === match?.vsd_id}
        className={index === active ? 'active' : undefined}
        onClick={() => onPick(index)}
      >
        <strong>{hit.company_name}</strong>
        <span className="id">{entryMessages.id(hit.vsd_id)}</span>
        <span className="place">{placeOf(hit)}</span>
        {hit.vsd_id === match?.vsd_id && <Icon name="check" />}
      </li>
    ))}
  </ul>
)

const placeOf = ({ city, state, license_number }: ShowroomHit) =>
  [[city, state].filter(Boolean).join(', '), license_number && entryMessages.license(license_number)]
    .filter(Boolean)
    .join(' · ')
