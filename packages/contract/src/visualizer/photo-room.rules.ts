import type { CoverageNote } from '../cart/cart.ts'
import type { LaidState } from './design.ts'
import type { ShoppingNeed } from './shopping.rules.ts'
import { surfaceNames } from './surfaces.ts'
import { visualizerMessages as say } from './visualizer.messages.ts'

/** What can be marked in a photo, so that counting it takes no time worth speaking of. */
export const mostPoints = { outline: 24, cutout: 8 } as const
export const mostCutouts = 12

type Place = { name: string; laid: LaidState }

/** Whether the area of something that is laid is read from the photo alone. */
export const isEstimated = ({ laid }: Pick<Place, 'laid'>): boolean =>
  laid.product_id !== null && laid.area === null

/** What a line is for, and whose each area is: measured, or read from the photo. No two places are called alike. */
export const noteOfPlaces = (
  { surfaces, waste_pct }: Pick<ShoppingNeed, 'surfaces' | 'waste_pct'>,
  places: readonly Place[],
): CoverageNote => ({
  rooms: surfaces.map(({ key, name = surfaceNames[key], area }) => {
    const place = places.find((each) => each.name === name)
    return { name: (place && isEstimated(place) ? say.estimatedIn : say.measuredIn)(name), area }
  }),
  waste_pct,
})
