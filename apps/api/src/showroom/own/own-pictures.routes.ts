import { showroomPictureWidths } from '@showroom/contract/showroom/showroom-about.rules'
import { ownShowroomMessages as say } from '@showroom/contract/showroom/own-showroom.messages'
import { hourMs } from '@showroom/contract/shared/time'
import { requireAccount } from '../../account/require-account.ts'
import { allowAttempt } from '../../account/session/attempts.ts'
import type { Edge } from '../../platform/http/edge.ts'
import { serveKeptPictures } from '../../platform/http/kept-pictures.ts'
import { sentFile } from '../../platform/http/sent-file.ts'
import {
  addOwnPhoto,
  arrangeOwnPhotos,
  changeBanner,
  type OwnPictureDeps,
  removeBanner,
} from './own-pictures.ts'
import { readOwn } from './own-showroom.ts'

const rule = { access: 'account', roles: ['Contractor'] } as const
const mostAdded = { most: 60, windowMs: hourMs }

/** The banner and the pictures of a Pro’s work come in as multipart; anybody sees them. */
export const ownPictureRoutes = ({ app, admit, limits, serve }: Edge, deps: OwnPictureDeps) => {
  const { db, now } = deps
  const open = { config: { access: rule.access }, ...limits.of('PUT /api/showroom/own') } as const

  const takes = (path: string, take: typeof changeBanner, message: string) =>
    app.post(path, open, async (request, reply) => {
      const { account } = await requireAccount({ db }, await admit(request, rule))
      await allowAttempt(db, { key: `showroom pictures ${account.id}`, limit: mostAdded, now: now() })
      await take(deps, account.publicId, await sentFile(request, say))
      const data = await readOwn(deps, account.publicId)
      return reply.header('cache-control', 'no-store').send({ success: true, data, message })
    })
  takes('/api/showroom/banner', changeBanner, say.bannerSaved)
  takes('/api/showroom/photo', addOwnPhoto, say.photoAdded)

  serve('DELETE /api/showroom/banner', async (_, who) => {
    const { account } = await requireAccount({ db }, who)
    await removeBanner(deps, account.publicId)
    return { success: true, data: await readOwn(deps, account.publicId), message: say.bannerRemoved }
  })

  serve('PUT /api/showroom/photos', async ({ body: { photos } }, who) => {
    const { account } = await requireAccount({ db }, who)
    await arrangeOwnPhotos(deps, account.publicId, photos)
    return { success: true, data: await readOwn(deps, account.publicId), message: say.photosSaved }
  })

  serveKeptPictures(app, {
    path: '/showroom/showroom-pictures',
    widths: showroomPictureWidths,
    store: deps.pictures,
  })
}
