// The four tabs of Inspired Designs: which room, what lies on its planes, and what is said of it.
import { bathroom } from './designs/bathroom.ts'
import type { Design, Tab } from './designs/design.ts'
import { kitchen } from './designs/kitchen.ts'
import { livingRoom } from './designs/living-room.ts'
import { outdoor } from './designs/outdoor.ts'

const inTab = (tab: Tab, designs: readonly Omit<Design, 'tab'>[]): Design[] =>
  designs.map((design) => ({ tab, ...design }))

export const designs: readonly Design[] = [
  ...inTab('bathroom', bathroom),
  ...inTab('kitchen', kitchen),
  ...inTab('living-room', livingRoom),
  ...inTab('outdoor', outdoor),
]
