import { accountMessages } from '@showroom/contract/account/account.messages'
import { personPhotoWidths } from '@showroom/contract/account/person-photo'
import { hourMs } from '@showroom/contract/shared/time'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Edge } from '../../platform/http/edge.ts'
import { sentFile } from '../../platform/http/sent-file.ts'
import { requireAccount } from '../require-account.ts'
import { allowAttempt } from '../session/attempts.ts'
import { type PhotoDeps, photoFile, takePhoto } from './photo.ts'
import { savePhoto } from './photo.store.ts'

const rule = { access: 'account' } as const
const mostSent = { most: 30, windowMs: hourMs }
const wantedFile = /^(?<photo>[0-9A-Za-z]{17})-(?<width>[0-9]{2,3})\.webp$/

/** Somebody’s photo comes in as multipart. Who has its address sees it, and nobody guesses one. */
export const photoRoutes = ({ app, admit, limits, serve }: Edge, deps: PhotoDeps) => {
  const { db, now } = deps
  const open = { config: { access: rule.access }, ...limits.of('PUT /api/profile') } as const

  app.post('/api/profile_photo', open, async (request, reply) => {
    const { account } = await requireAccount({ db }, await admit(request, rule))
    await allowAttempt(db, { key: `photo ${account.id}`, limit: mostSent, now: now() })
    const words = { fileMissing: accountMessages.photoMissing, fileTooLarge: accountMessages.photoTooLarge }
    const photo = await takePhoto(deps, account.id, await sentFile(request, words))
    const message = accountMessages.photoSaved
    return reply.header('cache-control', 'no-store').send({ success: true, data: { photo }, message })
  })

  serve('DELETE /api/profile_photo', async (_request, who) => {
    const { account } = await requireAccount({ db }, who)
    await savePhoto(db, account.id, null)
    return { success: true, data: { photo: null }, message: accountMessages.photoRemoved }
  })

  app.get<{ Params: { name: string } }>(
    '/showroom/people/:name',
    { config: { access: 'anyone' }, logLevel: 'warn' },
    async (request, reply) => {
      const { photo, width } = wantedFile.exec(request.params.name)?.groups ?? {}
      const isKept = personPhotoWidths.some((each) => String(each) === width)
      if (photo === undefined || !isKept) return refuseUnknown()
      const bytes = await deps.photos.read(photoFile(photo, Number(width))).catch(() => refuseUnknown())
      // What an address shows never changes, and is gone within the day from browsers once it is removed.
      return reply
        .header('cache-control', 'private, max-age=86400, immutable')
        .header('x-content-type-options', 'nosniff')
        .type('image/webp')
        .send(bytes)
    },
  )
}
