import { presentAt } from '@showroom/contract/live/presence.rules'
import { useStore } from '../shop/context.ts'
import { useShop } from '../shop/index.ts'
import { Face } from '../ui/Face.tsx'
import type { Here } from './open-presence.ts'
import { placeText } from './words.ts'

export type PresentAtProps = { here: Here; selection: string }

/** Who else has this decision in hand. */
export const PresentAt = ({ here, selection }: PresentAtProps) => {
  const { apiBase } = useShop()
  const present = useStore(here.present, (now) => now)
  return presentAt(present, selection).map((person, at) => (
    <span key={at} className="present-person">
      <Face name={person.name} photo={person.photo} size={24} origin={apiBase} /> {placeText(person)}
    </span>
  ))
}
