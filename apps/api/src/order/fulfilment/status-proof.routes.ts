import { orderMessages } from '@showroom/contract/order/order.messages'
import { messages } from '@showroom/contract/shared/errors'
import { hourMs } from '@showroom/contract/shared/time'
import { opaqueId } from '@showroom/contract/shared/ids'
import type { FastifyRequest } from 'fastify'
import { requireAccount } from '../../account/require-account.ts'
import { allowAttempt } from '../../account/session/attempts.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { readied, type Readied } from '../../platform/files/drawn-anew.ts'
import { type FileStore, sweepStore } from '../../platform/files/file-store.ts'
import { findCardData } from '../../platform/http/card-data.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Edge } from '../../platform/http/edge.ts'
import { attachment, sealed, type SentFile, sentFile, shownName } from '../../platform/http/sent-file.ts'
import { periods } from '../../platform/jobs/job.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { lockForPlacing } from '../placing/lock-order.ts'
import { soldItem } from '../reading/item-profit.store.ts'
import { addProof, countProofs, proofBy, proofNamesInUse, removeUnusedProofs } from './status-proof.store.ts'

const { proof: say } = orderMessages
const path = '/api/status_proof'
const rule = { access: 'admin', pages: 'own' } as const
const mostAdded = { most: 60, windowMs: hourMs }
const mostOfLine = 20

type Deps = Pick<PaymentDeps, 'db' | 'now'> & { proofs: FileStore }

const readiedProof = async (bytes: Buffer): Promise<Readied> => {
  const file = await readied(bytes)
  if (file === 'unknown') return refuseInvalid({ file: [say.fileType] })
  return file === 'broken' ? refuseInvalid({ file: [say.fileBroken] }) : file
}

const nameOf = (fileName: string): string =>
  findCardData(fileName) === null ? shownName(fileName) : refuseInvalid({ file: [messages.cardData] })

type Adding = { itemPublicId: string; accountId: number; sent: SentFile }

/** A picture is drawn anew, a PDF is kept as it came. */
const keepProof = async (
  { db, now, proofs }: Deps,
  { itemPublicId, accountId, sent }: Adding,
): Promise<{ id: string; file_name: string; size: number }> => {
  const fileName = nameOf(sent.fileName)
  const { bytes, mediaType } = await readiedProof(sent.bytes)
  const publicId = newPublicId()
  // The file first: a row never names a file that is not there. One without a row is swept away.
  await proofs.put(publicId, bytes)
  await db.transaction(async (tx) => {
    const item = (await soldItem(tx, itemPublicId, { role: 'Admin' })) ?? refuseUnknown()
    await lockForPlacing(tx, item.orderId)
    if ((await countProofs(tx, item.id)) >= mostOfLine) refuse(409, 'too_many', say.tooMany)
    const kept = { publicId, itemId: item.id, fileName, mediaType, size: bytes.length }
    await addProof(tx, { ...kept, uploadedBy: accountId, at: now() })
  })
  return { id: publicId, file_name: fileName, size: bytes.length }
}

/** What shows why an Admin sets a line where its own way does not lead: Admins send it, and Admins read it. */
export const statusProofRoutes = ({ app, admit, limits }: Edge, deps: Deps) => {
  const open = { config: { access: rule.access }, ...limits.of('PUT /api/order_item/{id}/status') } as const
  /** Who asks comes first: how they are refused must not tell what is there. */
  const askedBy = async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const { account } = await requireAccount(deps, await admit(request, rule))
    const id = opaqueId.safeParse(request.params.id)
    return id.success ? { account, id: id.data } : refuseUnknown()
  }

  app.post<{ Params: { id: string } }>(`${path}/:id`, open, async (request, reply) => {
    const { account, id } = await askedBy(request)
    if (!(await soldItem(deps.db, id, { role: 'Admin' }))) refuseUnknown()
    await allowAttempt(deps.db, { key: `status proofs ${account.id}`, limit: mostAdded, now: deps.now() })
    const sent = await sentFile(request, say)
    const data = await keepProof(deps, { itemPublicId: id, accountId: account.id, sent })
    return reply.header('cache-control', 'no-store').send({ success: true, data })
  })

  app.get<{ Params: { id: string } }>(`${path}/:id`, { ...open, onSend: sealed }, async (request, reply) => {
    const { id } = await askedBy(request)
    const { mediaType, fileName } = (await proofBy(deps.db, id)) ?? refuseUnknown()
    return reply
      .type(mediaType)
      .header('content-disposition', attachment(fileName))
      .send(await deps.proofs.read(id))
  })
}

/** What was added a day ago and nothing was set with; then the files that no row names. */
export const dropProofs = async ({ db, proofs }: Deps, at: Date): Promise<void> => {
  await removeUnusedProofs(db, new Date(at.getTime() - periods.day))
  await sweepStore(proofs, new Date(at.getTime() - periods.hour), (names) => proofNamesInUse(db, names))
}
