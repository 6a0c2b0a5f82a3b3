import type { DoorsOf } from './tag.ts'
import type { tags } from './tags.ts'

export type LaterTag = 'showroom-sign-in' | 'showroom-checkout' | 'showroom-orders'
type Doors = DoorsOf<typeof tags>

/** Of tags that most pages do not have: they come with the runtime, and the loader knows no more of them than their names. */
export const laterDoors: Pick<Doors, LaterTag> & Partial<Doors> = {
  'showroom-sign-in': () => import('@showroom/widgets/sign-in'),
  'showroom-checkout': () => import('@showroom/widgets/checkout'),
  'showroom-orders': () => import('@showroom/widgets/orders'),
}
