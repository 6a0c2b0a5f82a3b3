import { bathrooms } from './bathrooms.ts'
import type { BuiltPlan } from './draw-plan.ts'
import { kitchens } from './kitchens.ts'
import { livingRooms } from './living-rooms.ts'
import { outdoorRooms } from './outdoor-rooms.ts'

/** Every floor plan that comes with the product. */
export const plans: readonly BuiltPlan[] = [...kitchens, ...bathrooms, ...livingRooms, ...outdoorRooms]
