import { opaqueId, showroomRef } from '@showroom/contract/shared/ids'
import { hourMs } from '@showroom/contract/shared/time'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import { z } from 'zod'
import { allowAttempt } from '../../account/session/attempts.ts'
import { changeOf } from '../../cart/own-cart.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Edge } from '../../platform/http/edge.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { sealed, sentFile } from '../../platform/http/sent-file.ts'
import { openPhotoShare, type PhotoRoomDeps, requirePhotoRoom } from './photo-rooms.ts'
import type { PhotoPictures } from './photo-pictures.ts'
import { keepRoomPhoto, smallOf } from './room-photos.ts'

const rule = { access: 'cart', pages: 'any' } as const
/** Whoever looks on as somebody helps with what they keep; their home is not shown. */
const homeRule = { ...rule, lookingOn: false } as const
const mostSent = { most: 60, windowMs: hourMs }
const words = { fileMissing: say.photoMissing, fileTooLarge: say.photoTooLarge }
const sending = z.object({ showroom: showroomRef })
const wishing = z.object({ size: z.literal('small') })

type Deps = PhotoRoomDeps & { pictures: PhotoPictures }

/** A photo comes in as multipart; it is its sender's alone, and others by a link see what is laid in it. */
export const roomPhotoRoutes = ({ app, admit, limits }: Edge, deps: Deps) => {
  const { db, now, files, pictures } = deps
  const limited = limits.of('POST /api/visualization/photo_room')
  const open = { config: { access: rule.access }, ...limited } as const

  const sent = { ...open, ...limits.of('room photo') }
  app.post('/api/visualization/photo', sent, async (request, reply) => {
    const who = await admit(request, rule)
    const named = sending.safeParse(request.query)
    const change = await changeOf(deps, named.success ? named.data.showroom : refuseUnknown(), who)
    const sender = change.accountId ?? networkOf(request.ip)
    await allowAttempt(db, { key: `room photo ${sender}`, limit: mostSent, now: now() })
    const { bytes } = await sentFile(request, words)
    const data = await keepRoomPhoto({ files }, change, bytes)
    return reply.header('cache-control', 'no-store').send({ success: true, data })
  })

  app.get<{ Params: { id: string } }>(
    '/api/visualization/photo_room/:id/photo',
    { ...open, onSend: sealed },
    async (request, reply) => {
      const who = await admit(request, homeRule)
      const parsed = opaqueId.safeParse(request.params.id)
      const { row } = await requirePhotoRoom(deps, parsed.success ? parsed.data : refuseUnknown(), who)
      const isSmall = wishing.safeParse(request.query).success
      const { file } = row.photo
      const bytes = await files.read(isSmall ? smallOf(file) : file).catch(() => refuseUnknown())
      return reply.type(isSmall ? 'image/webp' : 'image/jpeg').send(bytes)
    },
  )

  app.get<{ Params: { token: string } }>(
    '/showroom/shared-photos/:token',
    { config: { access: 'anyone' }, ...limited, onSend: sealed },
    async (request, reply) => {
      const { row, showroom } = await openPhotoShare(deps, request.params.token)
      return reply.type('image/jpeg').send(await pictures.of(row, showroom))
    },
  )
}
