import type {
  PhotoRoom,
  PhotoRoomCard,
  SharedPhotoRoom,
} from '@showroom/contract/visualizer/photo-room.replies'
import type { PhotoPlace, PhotoRoomState } from '@showroom/contract/visualizer/photo-room'
import { isEstimated } from '@showroom/contract/visualizer/photo-room.rules'
import {
  countedOf,
  isSoldStill,
  type Needs,
  needsOfPlaces,
} from '@showroom/contract/visualizer/shopping.rules'
import { surfaceNames } from '@showroom/contract/visualizer/surfaces'
import type { Material, Template } from '@showroom/contract/visualizer/visualizer'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import { countedPlaces, spotOn } from '@showroom/drawing/photo/marked-surface'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import type { ShareRow } from '../design/share.store.ts'
import type { Goods } from '../goods/goods.ts'
import { type LaidGoods, laidGoodsIn } from '../goods/laid-goods.ts'
import { bareLabel, nameIn, pricedNeeds } from '../goods/shopping.ts'
import type { PhotoRoomRow } from './photo-room.store.ts'

export const productsOn = ({ places }: { places: readonly Pick<PhotoPlace, 'laid'>[] }): string[] => [
  ...new Set(places.flatMap(({ laid }) => laid.product_id ?? [])),
]

/** By the same rules as the browser’s, from the marks themselves. */
export const photoNeeds = (
  { state, photo }: Pick<PhotoRoomRow, 'state' | 'photo'>,
  materials: readonly Material[],
): Needs =>
  needsOfPlaces(
    countedPlaces(state.places, { ...photo, lens: state.lens }),
    new Map(materials.map((material) => [material.id, countedOf(material)])),
  )

/** A surface that is marked and has nothing, or of which nobody knows how large it is. */
const bareOf = (
  { state, photo }: Pick<PhotoRoomRow, 'state' | 'photo'>,
  { materials, gone }: LaidGoods,
): Template['not_sold'] =>
  countedPlaces(state.places, { ...photo, lens: state.lens }).flatMap(({ key, name, laid, area }) => {
    const isSold = materials.some((each) => each.id === laid.product_id && isSoldStill(each))
    if (isSold && area > 0) return []
    const place = name ?? surfaceNames[key]
    const label = isSold ? `${place}: ${say.unmeasured}` : bareLabel(place, nameIn(gone, laid.product_id))
    return [{ key, label, color: null }]
  })

type Counting = { row: PhotoRoomRow; laid: LaidGoods; seesPrices: boolean }

const countedRoom = ({ row, laid, seesPrices }: Counting) => ({
  ...pricedNeeds(photoNeeds(row, laid.materials).needs, { materials: laid.materials, seesPrices }),
  not_sold: bareOf(row, laid),
})

const spotsOf = ({ places }: PhotoRoomState, materials: readonly Material[]): SharedPhotoRoom['spots'] =>
  places.flatMap((place) => {
    const { product_id } = place.laid
    if (product_id === null || !materials.some(({ id }) => id === product_id)) return []
    return [{ product_id, name: place.name, at: spotOn(place.marks), is_estimated: isEstimated(place) }]
  })

const sizeOf = ({ photo: { width, height } }: PhotoRoomRow) => ({ width, height })

export const presentPhotoRoom = async (
  row: PhotoRoomRow,
  showroom: ShowroomContext,
  { goods }: { goods: Goods },
): Promise<PhotoRoom> => {
  const laid = await laidGoodsIn({ goods }, showroom, productsOn(row.state))
  return {
    id: row.publicId,
    name: row.name,
    showroom: showroom.ref,
    version: row.version,
    state: row.state,
    photo: sizeOf(row),
    project_id: row.projectId,
    room_id: row.roomId,
    ...laid,
    ...countedRoom({ row, laid, seesPrices: true }),
    updated_at: row.updatedAt.toISOString(),
  }
}

export const photoRoomCardOf = (row: PhotoRoomRow): PhotoRoomCard => ({
  id: row.publicId,
  name: row.name,
  showroom: row.showroomRef,
  photo: sizeOf(row),
  project_id: row.projectId,
  updated_at: row.updatedAt.toISOString(),
  surface_count: row.state.places.length,
  item_count: productsOn(row.state).length,
})

type SharedRow = { row: PhotoRoomRow; share: ShareRow; showroom: ShowroomContext }

export const presentShared = async (
  { row, share: { seesPrices, expiresAt }, showroom }: SharedRow,
  { goods }: { goods: Goods },
): Promise<SharedPhotoRoom> => {
  const laid = await laidGoodsIn({ goods }, showroom, productsOn(row.state))
  return {
    name: row.name,
    showroom: showroom.ref,
    version: row.version,
    photo: sizeOf(row),
    updated_at: row.updatedAt.toISOString(),
    ...countedRoom({ row, laid, seesPrices }),
    spots: spotsOf(row.state, laid.materials),
    sees_prices: seesPrices,
    expires_at: expiresAt.toISOString(),
  }
}
