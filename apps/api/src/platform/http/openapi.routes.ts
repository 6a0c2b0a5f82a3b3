import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

/** Made when it is first asked for: most processes never are, and it takes as long as the rest of their start. */
export const openApiRoutes = (app: FastifyInstance, publicUrl: string) => {
  let document: ReturnType<typeof openApiDocument> | undefined
  app.get('/api/openapi.json', { config: { access: 'anyone' } }, async () => {
    document ??= openApiDocument(publicUrl)
    return document
  })
}
