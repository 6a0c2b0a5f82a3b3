import { mostRooms } from '@showroom/contract/project/project-choices'
import { projectMessages as say } from '@showroom/contract/project/project.messages'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import { createRoom, type Room, type RoomAbout, roomsOf } from './room.store.ts'

export const addRoom = async (
  tx: Queries,
  projectId: number,
  room: RoomAbout & { now: Date },
): Promise<Pick<Room, 'id' | 'publicId'>> => {
  if ((await roomsOf(tx, projectId)).length >= mostRooms)
    refuse(409, 'too_many', say.tooMany('rooms', mostRooms))
  return createRoom(tx, projectId, room)
}

/** Null where no room is meant. */
export const roomIdIn = async (
  tx: Queries,
  projectId: number,
  publicId: string | null,
): Promise<number | null> => {
  if (publicId === null) return null
  const room = (await roomsOf(tx, projectId)).find((each) => each.publicId === publicId)
  return room?.id ?? refuseInvalid({ room_id: [say.unknownRoom] })
}
