import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Edge } from '../../platform/http/edge.ts'
import type { DesignAiDeps } from '../design-ai-deps.ts'
import { isHiddenFile } from '../job/ai-picture.store.ts'
import { fileOfSigned } from './signed-picture.ts'

/** What was made for somebody, by an address that is signed. */
export const aiPictureRoutes = ({ app }: Edge, { db, files, secret, now }: DesignAiDeps) => {
  const open = { config: { access: 'anyone' as const }, logLevel: 'warn' as const }
  app.get<{ Params: { name: string } }>('/showroom/ai-pictures/:name', open, async (request, reply) => {
    const file = fileOfSigned(secret, request.params.name, now()) ?? refuseUnknown()
    if (await isHiddenFile(db, file)) refuseUnknown()
    const bytes = await files.read(file).catch(() => refuseUnknown())
    return reply
      .header('cache-control', 'private, max-age=86400')
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-origin')
      .type('image/webp')
      .send(bytes)
  })
}
