import { documentKinds } from '@showroom/contract/application/choices'
import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import { opaqueId } from '@showroom/contract/shared/ids'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { allowAttempt } from '../account/session/attempts.ts'
import type { Admit } from '../platform/http/admit.ts'
import { refuseInvalid, refuseUnknown } from '../platform/http/domain-error.ts'
import type { Limits } from '../platform/http/rate-limits.ts'
import { attachment, sealed, sentFile } from '../platform/http/sent-file.ts'
import type { ApplicationDeps } from './application-deps.ts'
import { addDocument } from './add-document.ts'
import { documentById } from './document.store.ts'
import { ownApplication, requireOwnApplication } from './own-application.ts'
import { presentApplication } from './present-application.ts'
import { networkOf } from '../platform/http/network-of.ts'

const path = '/api/application/document'
const mostAdded = { most: 60, windowMs: 3_600_000 }

type Edge = { app: FastifyInstance; admit: Admit; limits: Limits }

/** Files come in as multipart and go out as attachments: a browser keeps them, and runs nothing of them. */
export const documentFileRoutes = ({ app, admit, limits }: Edge, deps: ApplicationDeps) => {
  const open = { config: { access: 'anyone' }, ...limits.of('PUT /api/application') } as const

  app.post(path, open, async (request, reply) => {
    const { cookies, ip } = await admit(request, { access: 'anyone', byCookie: true })
    const { db, now } = deps.accounts
    const application = await requireOwnApplication(deps.accounts, cookies)
    await allowAttempt(db, { key: `document address ${networkOf(ip)}`, limit: mostAdded, now: now() })
    await addDocument(deps, application, await sentDocument(request))
    const data = await presentApplication(db, application)
    return reply.header('cache-control', 'no-store').send({ success: true, data, message: say.fileAdded })
  })

  app.get<{ Params: { id: string } }>(`${path}/:id`, { ...open, onSend: sealed }, async (request, reply) => {
    // Who asks comes first: how they are refused must not tell what is there.
    const mayRead = await readableBy(request)
    const id = opaqueId.safeParse(request.params.id)
    const document = id.success ? await documentById(deps.accounts.db, id.data) : null
    if (!id.success || !document || !mayRead(document.applicationId)) return refuseUnknown()
    return reply
      .type(document.mediaType)
      .header('content-disposition', attachment(document.fileName))
      .send(await deps.documents.read(id.data))
  })

  /** Its owner by the cookie, or an Admin who gave the one-time code; nobody else learns that it is there. */
  const readableBy = async (request: FastifyRequest): Promise<(applicationId: number) => boolean> => {
    if (request.headers.authorization) {
      await admit(request, { access: 'admin' })
      return () => true
    }
    const { cookies } = await admit(request, { access: 'anyone' })
    const own = await ownApplication(deps.accounts, cookies)
    return (applicationId) => own?.id === applicationId
  }
}

const fields = z.object({ kind: z.enum(documentKinds), request_id: opaqueId.optional() })

const sentDocument = async (request: FastifyRequest) => {
  const sent = await sentFile(request, say)
  const parsed = fields.safeParse({ kind: sent.fields.of('kind'), request_id: sent.fields.of('request_id') })
  if (!parsed.success) return refuseInvalid({ kind: [say.fileMissing] })
  const { bytes, fileName } = sent
  return { bytes, fileName, kind: parsed.data.kind, requestId: parsed.data.request_id ?? null }
}
