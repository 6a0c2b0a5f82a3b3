import type { Present } from '@showroom/contract/live/presence.rules'
import { useEffect, useState } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { useStore } from '../shop/context.ts'
import { useShop } from '../shop/index.ts'
import { Face } from '../ui/Face.tsx'
import type { Here } from './open-presence.ts'
import { sharePresence } from './share-presence.ts'
import { presenceWords as words } from './words.ts'

export type PresentPeopleProps = {
  project: string
  /** Tells of what comes by the stream of the project. Answers what ends it. */
  hear: (listener: Here['hear']) => () => void
  /** What else draws who is here gets it, and nothing once it is over. */
  onHere?: (here: Here | null) => void
}

/** Who else looks at this project now; and tells them of whoever sits here. */
export const PresentPeople = ({ project, hear, onHere }: PresentPeopleProps) => {
  const shop = useShop()
  const [here, setHere] = useState<Here | null>(null)
  useEffect(() => {
    const shared = sharePresence(shop, project)
    const deafen = hear(shared.hear)
    setHere(shared)
    onHere?.(shared)
    return () => {
      deafen()
      onHere?.(null)
      shared.leave()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- who is told of it does not decide who is here
  }, [shop, project, hear])
  return here && <People present={here.present} origin={shop.apiBase} />
}

const People = ({ present, origin }: { present: StoreApi<Present>; origin: string }) => {
  const people = useStore(present, (now) => now)
  return (
    people.size > 0 && (
      <p className="present">
        {words.alsoHere}{' '}
        {[...people].map(([id, { name, photo }]) => (
          <span key={id} className="present-person">
            <Face name={name} photo={photo} size={24} origin={origin} /> {name}
          </span>
        ))}
      </p>
    )
  )
}
