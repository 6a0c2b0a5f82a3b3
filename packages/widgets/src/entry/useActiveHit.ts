import type { ShowroomHit } from '@showroom/contract/showroom/showroom'
import { type KeyboardEvent, useState } from 'react'

/** The hit that arrow keys have walked to, as in any combobox: -1 while it is none. */
export const useActiveHit = (hits: ShowroomHit[], choose: (hit: ShowroomHit) => void) => {
  const [active, setActive] = useState(-1)
  const reset = () => setActive(-1)
  const pick = (index: number) => {
    const hit = hits[index]
    reset()
    if (hit) choose(hit)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => setActive((active + 1) % Math.max(hits.length, 1)),
    ArrowUp: () => setActive(active <= 0 ? hits.length - 1 : active - 1),
    Escape: reset,
    ...(active >= 0 ? { Enter: () => pick(active) } : {}),
  }
  const press = (event: KeyboardEvent) => {
    const act = hits.length > 0 ? keys[event.key] : undefined
    if (!act) return
    event.preventDefault()
    act()
  }
  return { active, reset, pick, press }
}
