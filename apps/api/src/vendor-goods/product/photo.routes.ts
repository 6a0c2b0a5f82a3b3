import { opaqueId } from '@showroom/contract/shared/ids'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import { allowAttempt } from '../../account/session/attempts.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Edge } from '../../platform/http/edge.ts'
import { sentFile } from '../../platform/http/sent-file.ts'
import { ownGoods } from '../viewer.ts'
import { presentProduct } from './present-product.ts'
import { addPhoto, type PhotoDeps } from './product-photos.ts'

const rule = { access: 'account', roles: ['Vendor'], pages: 'own' } as const
const mostAdded = { most: 600, windowMs: 3_600_000 }

/** A vendor’s photos come in as multipart; they go out as those that imports name. */
export const photoRoutes = ({ app, admit, limits }: Edge, deps: PhotoDeps) => {
  const { db, now } = deps
  const open = {
    config: { access: rule.access },
    ...limits.of('PUT /api/vendor_products/{id}/photos'),
  } as const

  app.post<{ Params: { id: string } }>('/api/vendor_product_photo/:id', open, async (request, reply) => {
    const own = await ownGoods(db, await admit(request, rule))
    await allowAttempt(db, { key: `product photos ${own.account.id}`, limit: mostAdded, now: now() })
    const id = opaqueId.safeParse(request.params.id)
    if (!id.success) return refuseUnknown()
    const words = { fileMissing: say.photoMissing, fileTooLarge: say.photoTooLarge }
    await addPhoto(deps, { publicId: id.data, vendorId: own.vendorId }, await sentFile(request, words))
    const data = await presentProduct(db, id.data, own)
    return reply.header('cache-control', 'no-store').send({ success: true, data, message: say.photoAdded })
  })
}
