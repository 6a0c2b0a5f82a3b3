import { largestPhotoBytes } from '@showroom/contract/design-ai/ai-choices'
import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { hourMs } from '@showroom/contract/shared/time'
import { allowAttempt } from '../../account/session/attempts.ts'
import type { Edge } from '../../platform/http/edge.ts'
import { sentFile } from '../../platform/http/sent-file.ts'
import { requireAiAccount } from '../account/require-ai-account.ts'
import { creditsOf } from '../credits/credit.store.ts'
import type { DesignAiDeps } from '../design-ai-deps.ts'
import type { DesignEngine } from '../engine.ts'
import { type PhotoRow, photosOf } from './ai-photo.store.ts'
import { addPhoto, removePhoto } from './photos.ts'
import { photoOf } from './present-photo.ts'

const rule = { access: 'ai', pages: 'own' } as const
const hourly = { most: 40, windowMs: hourMs }

type Deps = DesignAiDeps & { engine: DesignEngine }

/** Photos come in as multipart, for the AI account alone; they are seen by the same signed addresses as what is made. */
export const aiPhotoRoutes = ({ app, admit, limits, serve }: Edge, deps: Deps) => {
  const { db, now, secret, engine } = deps
  const shown = (row: PhotoRow) => photoOf(row, { secret, now: now(), use: engine.photos })
  const all = async (aiAccountId: number) => ({
    photos: (await photosOf(db, aiAccountId)).map(shown),
    credits: await creditsOf(db, aiAccountId),
  })
  const open = { config: { access: rule.access }, ...limits.of('POST /api/AI/job') } as const

  app.post('/api/AI/photo', open, async (request, reply) => {
    const { account } = await requireAiAccount(db, await admit(request, rule))
    await allowAttempt(db, { key: `ai photo ${account.id}`, limit: hourly, now: now() })
    const words = { fileMissing: say.photoMissing, fileTooLarge: say.photoTooLarge }
    const { bytes } = await sentFile(request, words, largestPhotoBytes)
    const photo = shown(await addPhoto(deps, account.id, bytes))
    const data = { photo, credits: await creditsOf(db, account.id) }
    return reply.header('cache-control', 'no-store').send({ success: true, data, message: say.photoAdded })
  })

  serve('GET /api/AI/photo', async (_asked, who) => {
    const { account } = await requireAiAccount(db, who)
    return { success: true, data: await all(account.id) }
  })

  serve('DELETE /api/AI/photo/{id}', async ({ params: { id } }, who) => {
    const { account } = await requireAiAccount(db, who)
    await removePhoto(deps, account.id, id)
    return { success: true, data: await all(account.id), message: say.photoRemoved }
  })
}
