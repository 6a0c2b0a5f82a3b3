import { z } from 'zod'
import { filledLine } from '../cart/filled-line.ts'
import { itemStates } from '../project/project-choices.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId, showroomRef } from '../shared/ids.ts'
import { pageOf, pageQuery } from '../shared/paging.ts'
import { plainName } from '../shared/plain-name.ts'
import { photoRoomState } from './photo-room.ts'
import { photoRoom, photoRoomCard, sharedPhotoRoom } from './photo-room.replies.ts'

const one = { params: z.object({ id: opaqueId }) }
const name = plainName(z.string().trim().min(1, 'Give it a name.').max(80), 'room’s name')
const whole = replyOf(photoRoom)
const shareToken = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{20,64}$/) })

/** Rooms in photos of one's own: of an account, or of whoever holds the guest's cart token. The photo itself is sent and fetched beside these. */
export const photoRoomEndpoints = {
  'GET /api/visualization/photo_room': {
    summary: 'The caller’s rooms in photos, the latest first.',
    access: 'cart',
    query: z.object({ ...pageQuery }),
    reply: pageOf(photoRoomCard),
  },
  'POST /api/visualization/photo_room': {
    summary: 'Saves a room in a photo that was sent before.',
    access: 'cart',
    body: z.object({ showroom: showroomRef, photo: opaqueId, name, state: photoRoomState }),
    reply: whole,
  },
  'GET /api/visualization/photo_room/{id}': {
    summary: 'One room in a photo with its goods, counted and priced.',
    access: 'cart',
    ...one,
    reply: whole,
  },
  'PUT /api/visualization/photo_room/{id}': {
    summary:
      'Changes a room in a photo. `version` is the one that was changed; 409 `changed` where it has been changed since.',
    access: 'cart',
    ...one,
    body: z.object({ version: z.int().min(1), state: photoRoomState.optional(), name: name.optional() }),
    reply: whole,
  },
  'DELETE /api/visualization/photo_room/{id}': {
    summary: 'Removes a room in a photo, the photo and its links.',
    access: 'cart',
    ...one,
    reply: replyOf(z.null()),
  },
  'POST /api/visualization/photo_room/{id}/to_project': {
    summary:
      'Puts a room in a photo into a project as a room with its goods; `name` begins a new project. `estimates`: areas that nobody has measured are taken as they are.',
    access: 'account',
    pages: 'own',
    roles: ['User', 'Contractor'],
    ...one,
    body: z
      .object({
        project_id: opaqueId.optional(),
        name: z.string().trim().min(1).max(120).optional(),
        as: z.enum(itemStates).default('suggested'),
        estimates: z.boolean().default(false),
      })
      .refine(({ project_id, name: newName }) => (project_id === undefined) !== (newName === undefined), {
        path: ['project_id'],
        message: 'Choose a project, or name a new one.',
      }),
    reply: replyOf(z.object({ project_id: opaqueId, room_id: opaqueId, report: z.array(filledLine) })),
  },
  'POST /api/visualization/photo_room/{id}/share': {
    summary: 'A link by which somebody else sees the room; a link made before it ends.',
    access: 'cart',
    ...one,
    body: z.object({ prices: z.boolean().default(false), days: z.int().min(1).max(365).default(90) }),
    reply: replyOf(z.object({ token: z.string(), path: z.string(), expires_at: z.iso.datetime() })),
  },
  'DELETE /api/visualization/photo_room/{id}/share': {
    summary: 'Ends every link of a room in a photo.',
    access: 'cart',
    ...one,
    reply: replyOf(z.null()),
  },
  'GET /api/visualization/shared_photo/{token}': {
    summary: 'A room in a photo as its link shows it.',
    access: 'anyone',
    params: shareToken,
    reply: replyOf(sharedPhotoRoom),
  },
} as const satisfies EndpointTable
