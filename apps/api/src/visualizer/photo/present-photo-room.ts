import type {
  PhotoRoom,
  PhotoRoomCard,
  SharedPhotoRoom,
} from '@showroom/contract/visualizer/photo-room.replies'
import type { PhotoRoomState } from '@showroom/contract/visualizer/photo-room'
import { isEstimated } from '@showroom/contract/visualizer/photo-room.rules'
import { countedOf, needsOfPlaces, type ShoppingNeed } from '@showroom/contract/visualizer/shopping.rules'
import { surfaceNames } from '@showroom/contract/visualizer/surfaces'
import type { Material, Template } from '@showroom/contract/visualizer/visualizer'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import { countedPlaces, spotOn } from '@showroom/drawing/photo/marked-surface'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import type { ShareRow } from '../design/share.store.ts'
import type { Goods } from '../goods/goods.ts'
import { pricedNeeds } from '../goods/shopping.ts'
import type { PhotoRoomRow } from './photo-room.store.ts'

export const productsOn = ({ places }: PhotoRoomState): string[] => [
  ...new Set(places.flatMap(({ laid }) => laid.product_id ?? [])),
]

/** By the same rules as the browser’s, from the marks themselves. */
export const photoNeeds = (
  { state, photo }: Pick<PhotoRoomRow, 'state' | 'photo'>,
  materials: readonly Material[],
): ShoppingNeed[] =>
  needsOfPlaces(
    countedPlaces(state.places, photo),
    new Map(materials.map((material) => [material.id, countedOf(material)])),
  )

/** A surface that is marked and has nothing, or of which nobody knows how large it is. */
const bareOf = (
  { state, photo }: Pick<PhotoRoomRow, 'state' | 'photo'>,
  materials: readonly Material[],
): Template['not_sold'] =>
  countedPlaces(state.places, photo).flatMap(({ key, name, laid, area }) => {
    const isSold = materials.some(({ id }) => id === laid.product_id)
    if (isSold && area > 0) return []
    return [
      { key, label: `${name ?? surfaceNames[key]}: ${isSold ? say.unmeasured : say.unlaid}`, color: null },
    ]
  })

type Counting = { row: PhotoRoomRow; materials: readonly Material[]; seesPrices: boolean }

const countedRoom = ({ row, materials, seesPrices }: Counting) => ({
  ...pricedNeeds(photoNeeds(row, materials), { materials, seesPrices }),
  not_sold: bareOf(row, materials),
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
  const materials = await goods.materials(showroom, productsOn(row.state))
  return {
    id: row.publicId,
    name: row.name,
    showroom: showroom.ref,
    version: row.version,
    state: row.state,
    photo: sizeOf(row),
    project_id: row.projectId,
    room_id: row.roomId,
    materials,
    ...countedRoom({ row, materials, seesPrices: true }),
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
  const materials = await goods.materials(showroom, productsOn(row.state))
  return {
    name: row.name,
    showroom: showroom.ref,
    version: row.version,
    photo: sizeOf(row),
    updated_at: row.updatedAt.toISOString(),
    ...countedRoom({ row, materials, seesPrices }),
    spots: spotsOf(row.state, materials),
    sees_prices: seesPrices,
    expires_at: expiresAt.toISOString(),
  }
}
