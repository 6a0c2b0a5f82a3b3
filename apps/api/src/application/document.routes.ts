import multipart from '@fastify/multipart'
import { documentKinds } from '@showroom/contract/application/choices'
import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import { opaqueId } from '@showroom/contract/shared/ids'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { allowAttempt } from '../account/attempts.ts'
import type { Admit } from '../http/admit.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../http/domain-error.ts'
import type { Limits } from '../http/rate-limits.ts'
import type { ApplicationParts } from './application-parts.ts'
import { addDocument } from './add-document.ts'
import { largestFile } from './document-files.ts'
import { documentById } from './document.store.ts'
import { heldApplication, requireHeld } from './held-application.ts'
import { presentApplication } from './present-application.ts'

const path = '/api/application/document'
const mostAdded = { most: 60, windowMs: 3_600_000 }

type Edge = { app: FastifyInstance; admit: Admit; limits: Limits }

/** Files come in as multipart and go out as attachments: a browser keeps them, and runs nothing of them. */
export const documentFileRoutes = async ({ app, admit, limits }: Edge, parts: ApplicationParts) => {
  await app.register(multipart, {
    limits: { fileSize: largestFile, files: 1, fields: 2, parts: 3, fieldSize: 200, headerPairs: 20 },
    throwFileSizeLimit: false,
  })
  const open = { config: { access: 'anyone' }, ...limits.of('PUT /api/application') } as const

  app.post(path, open, async (request, reply) => {
    const { cookies, ip } = await admit(request, { access: 'anyone', byCookie: true })
    const { db, now } = parts.accounts
    const application = await requireHeld(parts.accounts, cookies)
    await allowAttempt(db, { key: `document address ${ip}`, limit: mostAdded, now: now() })
    await addDocument(parts, application, await sentFile(request))
    const data = await presentApplication(db, application)
    return reply.header('cache-control', 'no-store').send({ success: true, data, message: say.fileAdded })
  })

  app.get<{ Params: { id: string } }>(`${path}/:id`, { ...open, onSend: sealed }, async (request, reply) => {
    // Who asks comes first: how they are refused must not tell what is there.
    const mayRead = await readableBy(request)
    const id = opaqueId.safeParse(request.params.id)
    const document = id.success ? await documentById(parts.accounts.db, id.data) : null
    if (!id.success || !document || !mayRead(document.applicationId)) return refuseUnknown()
    return reply
      .type(document.mediaType)
      .header('content-disposition', attachment(document.fileName))
      .send(await parts.documents.read(id.data))
  })

  /** Its owner by the cookie, or an Admin who gave the one-time code; nobody else learns that it is there. */
  const readableBy = async (request: FastifyRequest): Promise<(applicationId: number) => boolean> => {
    if (request.headers.authorization) {
      await admit(request, { access: 'admin' })
      return () => true
    }
    const { cookies } = await admit(request, { access: 'anyone' })
    const held = await heldApplication(parts.accounts, cookies)
    return (applicationId) => held?.id === applicationId
  }
}

const fields = z.object({ kind: z.enum(documentKinds), request_id: opaqueId.optional() })

const sentFile = async (request: FastifyRequest) => {
  if (!request.isMultipart()) return refuseInvalid({ file: [say.fileMissing] })
  const sent = await request.file()
  if (!sent) return refuseInvalid({ file: [say.fileMissing] })
  const bytes = await sent.toBuffer()
  if (sent.file.truncated) return refuse(413, 'too_large', say.fileTooLarge, { file: [say.fileTooLarge] })
  const parsed = fields.safeParse({
    kind: textOf(sent.fields.kind),
    request_id: textOf(sent.fields.request_id),
  })
  if (!parsed.success) return refuseInvalid({ kind: [say.fileMissing] })
  return { bytes, fileName: sent.filename, kind: parsed.data.kind, requestId: parsed.data.request_id ?? null }
}

const textOf = (field: unknown): unknown =>
  typeof field === 'object' && field !== null && 'value' in field ? field.value : undefined

/** A name of any letters, for browsers new and old; nothing of it can end the header. */
const attachment = (fileName: string): string =>
  `attachment; filename="${fileName.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName)}`

/** After all other hooks: even a picture that is opened by itself is shut in. */
const sealed = async (_request: FastifyRequest, reply: FastifyReply) => {
  reply.header('content-security-policy', "sandbox; default-src 'none'")
  reply.header('x-content-type-options', 'nosniff')
  reply.header('cross-origin-resource-policy', 'same-origin')
  reply.header('cache-control', 'private, no-store')
}
