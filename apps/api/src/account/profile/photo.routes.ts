import { accountMessages } from '@showroom/contract/account/account.messages'
import { personPhotoWidths } from '@showroom/contract/account/person-photo'
import { hourMs } from '@showroom/contract/shared/time'
import type { Edge } from '../../platform/http/edge.ts'
import { serveKeptPictures } from '../../platform/http/kept-pictures.ts'
import { sentFile } from '../../platform/http/sent-file.ts'
import { requireAccount } from '../require-account.ts'
import { allowAttempt } from '../session/attempts.ts'
import { type PhotoDeps, takePhoto } from './photo.ts'
import { savePhoto } from './photo.store.ts'

const rule = { access: 'account' } as const
const mostSent = { most: 30, windowMs: hourMs }

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

  serveKeptPictures(app, {
    path: '/showroom/people',
    widths: personPhotoWidths,
    store: deps.photos,
    // One that is removed is gone within the day from browsers as well.
    caching: 'private, max-age=86400, immutable',
  })
}
