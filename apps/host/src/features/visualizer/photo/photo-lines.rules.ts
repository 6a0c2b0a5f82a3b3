import { isEstimated, noteOfPlaces } from '@showroom/contract/visualizer/photo-room.rules'
import { needsOfPlaces } from '@showroom/contract/visualizer/shopping.rules'
import type { GoneGoods, Material } from '@showroom/contract/visualizer/visualizer'
import type { Taken } from '@showroom/drawing/photo/corners'
import { countedPlaces, surfaceOf } from '@showroom/drawing/photo/marked-surface'
import { layersIn, type PhotoLayer } from '@showroom/drawing/photo/photo-layers'
import { pricedLines, productsOf, type RoomLines } from '../room/room-lines.rules.ts'
import type { Place } from './places.rules.ts'

type Materials = ReadonlyMap<string, Material>
type Shown = { places: readonly Place[]; photo: Taken; materials: Materials }
type Counted = Shown & { gone: ReadonlyMap<string, GoneGoods> }

/** All that the marked surfaces take, counted as the server counts. */
export const photoLines = ({ places, photo, materials, gone }: Counted): RoomLines =>
  pricedLines(needsOfPlaces(countedPlaces(places, photo), productsOf(materials)), materials, gone)

export const layersOf = ({ places, photo, materials }: Shown): PhotoLayer[] =>
  layersIn(places, { photo, appearanceOf: (id) => materials.get(id)?.appearance })

/** Surfaces with goods whose area nobody has measured, by their ids and what the photo says. */
export const estimatesOf = (places: readonly Place[], photo: Taken): string =>
  places
    .filter(isEstimated)
    .map(({ id, marks }) => `${id} ${surfaceOf(marks, photo)?.area ?? 0}`)
    .join()

/** What goes into the cart: a line says of each surface whether somebody has measured it. */
export const cartItems = ({ lines }: RoomLines, places: readonly Place[]) =>
  lines.map((line) => ({
    product_id: line.product_id,
    qty: line.qty,
    coverage_note: noteOfPlaces(line, places),
  }))
