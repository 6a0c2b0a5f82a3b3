import type { FilledLine } from '@showroom/contract/cart/filled-line'
import type { ItemState, ProjectType, RoomType } from '@showroom/contract/project/project-choices'
import type { RoomMeasures } from '@showroom/contract/project/room-areas.rules'
import type { PhotoPlace } from '@showroom/contract/visualizer/photo-room'
import { isEstimated, noteOfPlaces } from '@showroom/contract/visualizer/photo-room.rules'
import type { ShoppingNeed } from '@showroom/contract/visualizer/shopping.rules'
import type { LaidSurface } from '@showroom/contract/visualizer/surfaces'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import type { Queries } from '../../platform/db/db.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import type { AccountInProject } from '../../project/project-access.ts'
import { addRoom } from '../../project/rooms/rooms.ts'
import { putInRoom, wantedFor } from '../design/into-project.ts'
import { linkPhotoRoom } from './photo-room.store.ts'
import type { OwnPhotoRoom } from './photo-rooms.ts'

const longestRoomName = 60

const signs: readonly (readonly [LaidSurface, RoomType & ProjectType])[] = [
  ['paving', 'outdoor'],
  ['shower_wall', 'bathroom'],
  ['backsplash', 'kitchen'],
  ['counter', 'kitchen'],
  ['fireplace', 'living'],
]

/** What its surfaces say of a room; null where they say nothing. */
export const kindOf = (places: readonly PhotoPlace[]) =>
  signs.find(([key]) => places.some(({ marks }) => marks.surface === key))?.[1] ?? null

/** Nobody has measured the room itself. */
const unmeasured: RoomMeasures = {
  height: 8_000,
  rectangles: [],
  openings: [],
  counters: [],
  backsplash_height: 1_500,
}

type IntoProject = {
  access: AccountInProject
  own: OwnPhotoRoom
  needs: readonly ShoppingNeed[]
  as: ItemState
  now: Date
}

/** Areas that are read from a photo go on only with the word of somebody who knows that they are. */
export const requireMeasured = (places: readonly PhotoPlace[], estimates: boolean): void => {
  if (!estimates && places.some(isEstimated)) refuseInvalid({ estimates: [say.mustMeasure] })
}

export const putPhotoRoomInProject = async (
  tx: Queries,
  { access, own: { row, showroom }, needs, as, now }: IntoProject,
): Promise<{ room_id: string; report: FilledLine[] }> => {
  const { places } = row.state
  const projectId = access.project.id
  const room = await addRoom(tx, projectId, {
    name: row.name.slice(0, longestRoomName),
    type: kindOf(places) ?? 'other',
    measures: unmeasured,
    now,
  })
  const wanted = await wantedFor(tx, { showroom, needs, noteOf: (need) => noteOfPlaces(need, places) })
  const report = await putInRoom(tx, { access, room, wanted, as, now })
  await linkPhotoRoom(tx, row.id, { projectId, roomId: room.id })
  return { room_id: room.publicId, report }
}
