import { mostReturnPhotos } from '@showroom/contract/order/return.rules'
import { returnMessages as say } from '@showroom/contract/order/return.messages'
import type { AccountType } from '@showroom/contract/shared/account-types'
import { pictureFields } from '@showroom/contract/shared/image.rules'
import { opaqueId } from '@showroom/contract/shared/ids'
import type { FastifyRequest } from 'fastify'
import { requireAccount } from '../../account/require-account.ts'
import { allowAttempt } from '../../account/session/attempts.ts'
import { orderSeenBy } from '../document/document-order.store.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import type { Queries } from '../../platform/db/db.ts'
import { drawnSmall } from '../../platform/files/drawn-anew.ts'
import { type FileStore, sweepStore } from '../../platform/files/file-store.ts'
import { pictureFor } from '../../platform/files/picture-field.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Edge } from '../../platform/http/edge.ts'
import { attachment, sealed, type SentFile, sentFile } from '../../platform/http/sent-file.ts'
import { periods } from '../../platform/jobs/job.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { lockForPlacing } from '../placing/lock-order.ts'
import { orderViewerIfAny } from '../reading/order-viewer.ts'
import { ownOrder } from '../reading/order-read.store.ts'
import { addPhoto, countPhotos, photoBy, photoNamesInUse, removeUnusedPhotos } from './return-photo.store.ts'
import { returnSeenBy } from './return.store.ts'

type Requester = Parameters<typeof requireAccount>[1]
type Deps = Pick<PaymentDeps, 'db' | 'now'> & { photos: FileStore }

const path = '/api/return_photo'
const rule = { access: 'account', pages: 'own' } as const
const mostAdded = { most: 60, windowMs: 3_600_000 }
/** Of all that is asked of one order. */
const mostOfOrder = mostReturnPhotos * 10
const previewWidth = 480

/** Drawn anew before it is kept; its sender's alone until something is asked with it. */
const keepPhoto = async (
  { db, now, photos }: Deps,
  { orderId, accountId, sent }: { orderId: number; accountId: number; sent: SentFile },
): Promise<string> => {
  const photo = await pictureFor(sent, pictureFields.photo)
  const publicId = newPublicId()
  // The file first: a row never names a file that is not there. One without a row is swept away.
  await photos.put(publicId, photo.bytes)
  await db.transaction(async (tx) => {
    await lockForPlacing(tx, orderId)
    if ((await countPhotos(tx, orderId)) >= mostOfOrder) refuse(409, 'too_many', say.tooManyPhotos)
    const { mediaType, bytes } = photo
    await addPhoto(tx, {
      publicId,
      orderId,
      mediaType,
      size: bytes.length,
      uploadedBy: accountId,
      at: now(),
    })
  })
  return publicId
}

/** Who ordered it; who sells, delivers or watches over it, once something is asked with it. */
const requireReadable = async ({ db, now }: Deps, who: Requester, publicId: string) => {
  const { account } = await requireAccount({ db }, who)
  const photo = (await photoBy(db, publicId)) ?? refuseUnknown()
  if (photo.accountId === account.id || photo.uploadedBy === account.id) return photo
  const viewer =
    account.type === 'User'
      ? null
      : await orderViewerIfAny({ db, now: now() }, { accountId: account.id, type: account.type })
  const isSeen = viewer && photo.returnId && (await returnSeenBy(db, photo.returnId, viewer))
  return isSeen ? photo : refuseUnknown()
}

/** Its client's own; an Admin adds what proves that a time is to be set aside. */
const orderToShow = async (
  db: Queries,
  publicId: string,
  { id, type }: { id: number; type: AccountType },
): Promise<number | null> => {
  const own = await ownOrder(db, publicId, id)
  if (own) return own.order.id
  return type === 'Admin' ? ((await orderSeenBy(db, publicId, { role: 'Admin' }))?.id ?? null) : null
}

export const returnPhotoRoutes = ({ app, admit, limits }: Edge, deps: Deps) => {
  const open = { config: { access: rule.access }, ...limits.of('POST /api/order/{id}/return') } as const
  /** Who asks comes first: how they are refused must not tell what is there. */
  const askedBy = async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const who = await admit(request, rule)
    const id = opaqueId.safeParse(request.params.id)
    return id.success ? { who, id: id.data } : refuseUnknown()
  }

  app.post<{ Params: { id: string } }>(`${path}/:id`, open, async (request, reply) => {
    const { who, id } = await askedBy(request)
    const { account } = await requireAccount(deps, who)
    const orderId = (await orderToShow(deps.db, id, account)) ?? refuseUnknown()
    await allowAttempt(deps.db, { key: `return photos ${account.id}`, limit: mostAdded, now: deps.now() })
    const words = { fileMissing: say.photoMissing, fileTooLarge: say.photoTooLarge }
    const sent = await sentFile(request, words)
    const data = { id: await keepPhoto(deps, { orderId, accountId: account.id, sent }) }
    return reply.header('cache-control', 'no-store').send({ success: true, data })
  })

  app.get<{ Params: { id: string }; Querystring: { preview?: string } }>(
    `${path}/:id`,
    { ...open, onSend: sealed },
    async (request, reply) => {
      const { who, id } = await askedBy(request)
      const { mediaType } = await requireReadable(deps, who, id)
      const bytes = await deps.photos.read(id)
      if (request.query.preview !== undefined)
        return reply.type('image/webp').send(await drawnSmall(bytes, previewWidth))
      return reply.type(mediaType).header('content-disposition', attachment('photo')).send(bytes)
    },
  )
}

/** What was added a day ago and nothing was asked with; then the files that no row names. */
export const dropPhotos = async ({ db, photos }: Deps, at: Date): Promise<void> => {
  await removeUnusedPhotos(db, new Date(at.getTime() - periods.day))
  await sweepStore(photos, new Date(at.getTime() - periods.hour), (names) => photoNamesInUse(db, names))
}
