import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { requireSecretKey } from '../http/secret-key.ts'
import { refuseRequest } from '../http/stripe-error.ts'
import type { SandboxDeps, StripeRoute } from '../http/stripe-route.ts'
import { newId } from '../ids.ts'
import { fileAnswer, requireFile, saveFile } from './file.ts'

const mostBytes = 5 * 1024 * 1024
const types: Record<string, string> = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' }

const partsOf = async (body: Buffer, contentType: string): Promise<FormData> => {
  const reply = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
  return reply.formData().catch(() => refuseRequest('The request can not be read.'))
}

/** Files come in parts, where all else comes as a form. */
export const fileRoutes = (app: FastifyInstance, route: StripeRoute, { db, now }: SandboxDeps) => {
  route('GET /v1/files/:id', z.strictObject({}), async ({ tx, id }) => fileAnswer(await requireFile(tx, id)))

  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: mostBytes + 65_536 },
    async (_request: unknown, body: Buffer) => body,
  )
  app.post<{ Body: Buffer }>('/v1/files', { bodyLimit: mostBytes + 65_536 }, async (request) => {
    requireSecretKey(request)
    if (!Buffer.isBuffer(request.body)) return refuseRequest('Files come as multipart/form-data.')
    const parts = await partsOf(request.body, request.headers['content-type'] ?? '')
    const file = parts.get('file')
    const purpose = parts.get('purpose')
    if (!(file instanceof File) || typeof purpose !== 'string')
      return refuseRequest('Missing required param: file.', { code: 'parameter_missing', param: 'file' })
    const type =
      types[file.type] ?? refuseRequest('The file is of a type that is not taken.', { param: 'file' })
    if (file.size > mostBytes) refuseRequest('The file is larger than 5 MB.', { param: 'file' })
    const content = new Uint8Array(await file.arrayBuffer())
    const sent = { id: newId('file'), purpose, filename: file.name, type, content, createdAt: now() }
    await db.transaction((tx) => saveFile(tx, sent))
    return fileAnswer(sent)
  })
}
