import { z } from 'zod'
import { opaqueId } from '../shared/ids.ts'
import { photoRoomState } from './photo-room.ts'
import { goneGoods, material, shopping } from './visualizer.ts'

/** A photo that was sent: nobody but its sender sees it, and it goes where no room was saved with it. */
export const sentPhoto = z
  .object({ id: opaqueId, width: z.int(), height: z.int(), cart_token: z.string().nullable() })
  .meta({ id: 'SentRoomPhoto' })
export type SentPhoto = z.infer<typeof sentPhoto>

const size = z.object({ width: z.int(), height: z.int() })

/** A room in a photo of one's own, counted and priced. */
export const photoRoom = z
  .object({
    id: opaqueId,
    name: z.string(),
    showroom: z.string(),
    version: z.int(),
    state: photoRoomState,
    photo: size,
    project_id: opaqueId.nullable(),
    room_id: opaqueId.nullable(),
    materials: z.array(material),
    gone: z.array(goneGoods),
    ...shopping,
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'PhotoRoom' })
export type PhotoRoom = z.infer<typeof photoRoom>

export const photoRoomCard = photoRoom
  .pick({ id: true, name: true, showroom: true, photo: true, project_id: true, updated_at: true })
  .extend({ surface_count: z.int(), item_count: z.int() })
  .meta({ id: 'PhotoRoomCard' })
export type PhotoRoomCard = z.infer<typeof photoRoomCard>

/** The same as somebody else sees it by a link: its picture as it is laid, not the photo itself. */
export const sharedPhotoRoom = photoRoom
  .pick({ name: true, showroom: true, version: true, photo: true, updated_at: true })
  .extend({
    ...shopping,
    /** Where each product is seen, as shares of the picture. */
    spots: z.array(
      z.object({
        product_id: opaqueId,
        name: z.string(),
        at: z.tuple([z.number(), z.number()]),
        /** Whether nobody has measured the area there. */
        is_estimated: z.boolean(),
      }),
    ),
    sees_prices: z.boolean(),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'SharedPhotoRoom' })
export type SharedPhotoRoom = z.infer<typeof sharedPhotoRoom>
