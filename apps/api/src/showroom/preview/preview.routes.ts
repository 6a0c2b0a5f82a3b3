import { previewPath } from '@showroom/contract/showroom/embed-preview'
import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import { previewPage, previewPolicy, readPreview } from './preview-page.ts'

/** A page of ours that shows one tag as a website would, in a frame beside the form that sets it up. */
export const previewRoutes = (app: FastifyInstance) =>
  app.get(previewPath, { config: { access: 'anyone' } }, (request, reply) => {
    const preview = readPreview(new URL(request.url, 'http://host').searchParams) ?? refuseUnknown()
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', previewPolicy(nonce))
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(previewPage(preview, { nonce }))
  })
