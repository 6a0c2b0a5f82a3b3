import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

export const openApiRoutes = (app: FastifyInstance, publicUrl: string) => {
  const document = openApiDocument(publicUrl)
  app.get('/api/openapi.json', { config: { access: 'anyone' } }, async () => document)
}
