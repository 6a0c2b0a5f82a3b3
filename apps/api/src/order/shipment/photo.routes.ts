import { mostReceiptPhotos } from '@showroom/contract/order/receipt.rules'
import { shipmentMessages as say } from '@showroom/contract/order/shipment.messages'
import { pictureFields } from '@showroom/contract/shared/image.rules'
import { opaqueId } from '@showroom/contract/shared/ids'
import type { FastifyRequest } from 'fastify'
import { requireAccount } from '../../account/require-account.ts'
import { allowAttempt } from '../../account/session/attempts.ts'
import type { Db } from '../../platform/db/db.ts'
import { drawnSmall } from '../../platform/files/drawn-anew.ts'
import { type FileStore, sweepStore } from '../../platform/files/file-store.ts'
import { pictureFor } from '../../platform/files/picture-field.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Edge } from '../../platform/http/edge.ts'
import { sealed, sentFile } from '../../platform/http/sent-file.ts'
import type { Requester } from '../../platform/http/who.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { orderViewerIfAny } from '../reading/order-viewer.ts'
import { deliveryById } from './delivery.store.ts'
import { lockedDelivery } from './locked-delivery.ts'
import { countPhotos, createPhoto, photoFor, photoNamesInUse, removePhotosBefore } from './photo.store.ts'

export type PhotoDeps = { db: Db; now: () => Date; receiptFiles: FileStore }

const path = '/api/delivery_photo'
const rule = { access: 'account', roles: ['User', 'Contractor', 'Vendor', 'Admin'], pages: 'own' } as const
const smallWidth = 480
const hourMs = 3_600_000
const mostAdded = { most: 100, windowMs: hourMs }

/** A photo of what came, drawn anew: the caller’s alone until the receipt is signed. */
const takePhoto = async (deps: PhotoDeps, { who, id, request }: Asked): Promise<string> => {
  const { db, now, receiptFiles } = deps
  const { account } = await requireAccount(deps, who)
  await allowAttempt(db, { key: `delivery photos ${account.id}`, limit: mostAdded, now: now() })
  const viewer = { role: 'Client', accountId: account.id } as const
  // Before anything is read: whose delivery it is.
  await db.transaction((tx) => lockedDelivery(tx, id, viewer))
  const sent = await sentFile(request, { fileMissing: say.photoMissing, fileTooLarge: say.photoTooLarge })
  const photo = await pictureFor(sent, pictureFields.photo)
  const publicId = newPublicId()
  // The file first: a row never names a file that is not there. One without a row is swept away.
  await receiptFiles.put(publicId, photo.bytes)
  await db.transaction(async (tx) => {
    const { id: subOrderId } = await lockedDelivery(tx, id, viewer)
    if ((await countPhotos(tx, subOrderId)) >= mostReceiptPhotos)
      refuse(409, 'too_many', say.tooManyPhotos(mostReceiptPhotos))
    const about = { publicId, subOrderId, accountId: account.id, addedAt: now() }
    await createPhoto(tx, { ...about, mediaType: photo.mediaType, size: photo.bytes.length })
  })
  return publicId
}

const shownPhoto = async (deps: PhotoDeps, { who, id }: Asked) => {
  const { db, now } = deps
  const { account } = await requireAccount(deps, who)
  const photo = (await photoFor(db, { publicId: id, accountId: account.id })) ?? refuseUnknown()
  const client = { role: 'Client', accountId: account.id } as const
  if (!(await deliveryById(db, photo.subOrderId, client))) {
    const caller = { accountId: account.id, type: account.type }
    const viewer = account.type === 'User' ? null : await orderViewerIfAny({ db, now: now() }, caller)
    if (!viewer || !(await deliveryById(db, photo.subOrderId, viewer))) return refuseUnknown()
  }
  return photo
}

type Wanted = { Params: { id: string }; Querystring: { preview?: string } }
type Asked = { who: Requester; id: string; request: FastifyRequest }

/** Photos of what came: in one by one while somebody counts, and out to whoever works on the delivery. */
export const deliveryPhotoRoutes = (
  { app, admit, limits }: Pick<Edge, 'app' | 'admit' | 'limits'>,
  deps: PhotoDeps,
) => {
  const open = {
    config: { access: rule.access },
    ...limits.of('POST /api/order_delivery/{id}/receipt'),
  } as const

  /** Who asks comes first: how they are refused must not tell what is there. */
  const askedBy = async (request: FastifyRequest<{ Params: { id: string } }>): Promise<Asked> => {
    const who = await admit(request, rule)
    const id = opaqueId.safeParse(request.params.id)
    return id.success ? { who, id: id.data, request } : refuseUnknown()
  }

  app.post<Wanted>(`${path}/:id`, open, async (request, reply) => {
    const id = await takePhoto(deps, await askedBy(request))
    return reply.header('cache-control', 'no-store').send({ success: true, data: { id } })
  })

  app.get<Wanted>(`${path}/:id`, { ...open, onSend: sealed }, async (request, reply) => {
    const asked = await askedBy(request)
    const { mediaType } = await shownPhoto(deps, asked)
    const bytes = await deps.receiptFiles.read(asked.id)
    if (request.query.preview === undefined) return reply.type(mediaType).send(bytes)
    return reply.type('image/webp').send(await drawnSmall(bytes, smallWidth))
  })
}

/** What was added a day ago and not signed for; then the files that no row names. */
export const dropUnsignedPhotos = async ({ db, receiptFiles }: PhotoDeps, at: Date) => {
  await removePhotosBefore(db, new Date(at.getTime() - 24 * hourMs))
  await sweepStore(receiptFiles, new Date(at.getTime() - hourMs), (names) => photoNamesInUse(db, names))
}
