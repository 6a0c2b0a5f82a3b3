import { aiRooms, aiStyles } from '@showroom/contract/design-ai/ai-choices'
import { z } from 'zod'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Edge } from '../../platform/http/edge.ts'
import type { DesignAiDeps } from '../design-ai-deps.ts'
import { isHiddenFile } from '../job/ai-picture.store.ts'
import { fileOfSigned } from './signed-picture.ts'
import type { StylePictures } from './style-pictures.ts'

const styleName = /^(?<style>[a-z-]+)_(?<room>[a-z]+)\.webp$/
const stylePicture = z.object({ style: z.enum(aiStyles), room: z.enum(aiRooms) })

/** What was made for somebody, by an address that is signed; and what the styles are like, for everybody. */
export const aiPictureRoutes = (
  { app }: Edge,
  { db, files, secret, now }: DesignAiDeps,
  styles: StylePictures,
) => {
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

  app.get<{ Params: { name: string } }>('/showroom/ai-styles/:name', open, async (request, reply) => {
    const wanted = stylePicture.safeParse(styleName.exec(request.params.name)?.groups)
    if (!wanted.success) return refuseUnknown()
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('x-content-type-options', 'nosniff')
      .type('image/webp')
      .send(await styles(wanted.data.style, wanted.data.room))
  })
}
