import type { Registry, TagName } from './registry.ts'
import type { DoorsOf } from './tag.ts'

/** Tags that most pages do not have: the loader knows no more of them than their names. */
export type RuntimeTag = {
  [Name in TagName]: Registry[Name]['door'] extends 'runtime' ? Name : never
}[TagName]
type Doors = DoorsOf<Registry>

export const runtimeDoors: Pick<Doors, RuntimeTag> & Partial<Doors> = {
  'showroom-cart': () => import('@showroom/widgets/cart'),
  'showroom-sign-in': () => import('@showroom/widgets/sign-in'),
  'showroom-checkout': () => import('@showroom/widgets/checkout'),
  'showroom-chat': () => import('@showroom/widgets/chat'),
  'showroom-checklist': () => import('@showroom/widgets/checklist'),
  'showroom-visualizer': () => import('@showroom/widgets/visualizer'),
  'showroom-orders': () => import('@showroom/widgets/orders'),
}
