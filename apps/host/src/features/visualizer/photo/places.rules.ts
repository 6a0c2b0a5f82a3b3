import { nothingLaid } from '@showroom/contract/visualizer/laid.rules'
import type { LaidState } from '@showroom/contract/visualizer/design'
import type { PhotoPlace, PhotoRoomState } from '@showroom/contract/visualizer/photo-room'
import { mostPlaces, type PhotoSurfaceKey, surfaceNames } from '@showroom/contract/visualizer/surfaces'
import type { Taken } from '@showroom/drawing/photo/corners'
import { mostArea } from '@showroom/drawing/photo/marked-surface'
import { area as areaText } from '@showroom/widgets/ui/format.ts'
import { type Marks, marksFor } from './marks.rules.ts'

/** A surface of the photo, with its measured area as it was typed. */
export type Place = PhotoPlace & { typed: string }
/** All that undo brings back. */
export type PhotoLook = { places: readonly Place[] }

const firstId = 's1'

const nextId = ({ places }: PhotoLook): string =>
  `s${Math.max(0, ...places.map(({ id }) => Number(id.slice(1)) || 0)) + 1}`

/** No two are called alike, so that a list can name them; there is room for a number. */
const longestName = 36

/** As it is called, and a number where another is called so already. */
const nameAmong = (wished: string, others: readonly Pick<Place, 'name'>[]): string => {
  const taken = new Set(others.map(({ name }) => name))
  if (!taken.has(wished)) return wished
  for (let number = 2; ; number++) {
    const name = `${wished.slice(0, longestName)} ${number}`
    if (!taken.has(name)) return name
  }
}

const placeOf = (id: string, kind: PhotoSurfaceKey, others: readonly Place[]): Place => ({
  id,
  name: nameAmong(surfaceNames[kind], others),
  marks: marksFor(kind),
  laid: nothingLaid,
  typed: '',
})

export const firstLook: PhotoLook = { places: [placeOf(firstId, 'floor', [])] }

export const hasMostPlaces = ({ places }: PhotoLook): boolean => places.length >= mostPlaces

/** The new one is the last. */
export const withPlaceAdded = (look: PhotoLook, kind: PhotoSurfaceKey): PhotoLook =>
  hasMostPlaces(look) ? look : { places: [...look.places, placeOf(nextId(look), kind, look.places)] }

/** One stays: a photo without any surface has nothing to lay. */
export const withPlaceRemoved = (look: PhotoLook, id: string): PhotoLook =>
  look.places.length === 1 ? look : { places: look.places.filter((place) => place.id !== id) }

const changed = ({ places }: PhotoLook, id: string, change: (place: Place) => Partial<Place>): PhotoLook => ({
  places: places.map((place) => (place.id === id ? { ...place, ...change(place) } : place)),
})

export const withName = (look: PhotoLook, id: string, name: string): PhotoLook =>
  changed(look, id, () => ({
    name: nameAmong(
      name,
      look.places.filter((each) => each.id !== id),
    ),
  }))

/** Called another kind it is bought otherwise: what lay there, and what was measured of that, is not taken along. */
export const withMarks = (look: PhotoLook, id: string, marks: Marks): PhotoLook =>
  changed(look, id, (place) => {
    const before = place.marks.surface
    if (before === marks.surface) return { marks }
    const others = look.places.filter((each) => each.id !== id)
    const isOwnName = place.name.replace(/ \d+$/, '') !== surfaceNames[before]
    return {
      marks,
      name: isOwnName ? place.name : nameAmong(surfaceNames[marks.surface], others),
      laid: nothingLaid,
      typed: '',
    }
  })

/** Another product keeps how the place lies, and begins with its own grout and pattern. */
export const withGoods = (look: PhotoLook, id: string, product_id: string | null): PhotoLook =>
  changed(look, id, ({ laid }) => ({
    laid: { ...nothingLaid, angle: laid.angle, area: laid.area, product_id },
  }))

export const withLaying = (look: PhotoLook, id: string, laying: Partial<LaidState>): PhotoLook =>
  changed(look, id, ({ laid }) => ({ laid: { ...laid, ...laying } }))

/** Thousandths of a square foot; null where nothing is typed, or what is no area. */
const areaTyped = (typed: string): number | null => {
  const amount = Math.round(Number(typed) * 1_000)
  return typed !== '' && amount >= 1 && amount <= mostArea ? amount : null
}

export const isGoodArea = (typed: string): boolean => typed === '' || areaTyped(typed) !== null

export const withArea = (look: PhotoLook, id: string, typed: string): PhotoLook =>
  changed(look, id, ({ laid }) => ({ typed, laid: { ...laid, area: areaTyped(typed) } }))

/** As it is kept, with what the camera told of its lens: the photo is kept without its file's words. */
export const stateOf = ({ places }: PhotoLook, lens?: Taken['lens']): PhotoRoomState => ({
  v: 1,
  ...(lens ? { lens } : {}),
  places: places.map(({ id, name, marks, laid }) => ({ id, name, marks, laid })),
})

export const lookOf = ({ places }: PhotoRoomState): PhotoLook => ({
  places: places.map((place) => ({
    ...place,
    typed: place.laid.area === null ? '' : areaText(place.laid.area).replaceAll(',', ''),
  })),
})
