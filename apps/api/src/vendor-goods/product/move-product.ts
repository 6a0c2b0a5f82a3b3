import { type ProductMove, statusAfter } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import { writeAudit } from '../../audit/audit.store.ts'
import { raiseVersion } from '../../catalogue/catalogue-version.store.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import { type GoodsMoved, tellGoodsMoved } from '../goods-events.ts'
import { accountName } from '../../account/account.ts'
import type { GoodsViewer } from '../viewer.ts'
import type { EditDeps } from './edit-product.ts'
import { lockProduct, saveStatus } from './product-edit.store.ts'
import { productOf } from './product-list.store.ts'
import { refuseUnfinished } from './refuse-unfinished.ts'

/** `revision`: what was looked at, where it matters that it has stayed so. */
type Move = { publicId: string; move: ProductMove; reason: string; revision?: number | undefined }

/** Of which steps others should know. */
const newsOf: Partial<Record<ProductMove, GoodsMoved['news']>> = {
  submit: 'waiting',
  withdraw: 'withdrawn',
  approve: 'approved',
  reject: 'rejected',
}

/** Takes a product a step further; what an Admin decides is written down with who and why. */
export const moveProduct = (
  { db, now }: EditDeps,
  viewer: GoodsViewer,
  { publicId, move, reason, revision }: Move,
): Promise<void> =>
  db.transaction(async (tx) => {
    const of = { publicId, vendorId: viewer.vendorId }
    const { id, status, isPaused, ...locked } = (await lockProduct(tx, of)) ?? refuseUnknown()
    if (revision !== undefined && revision !== locked.revision) refuse(409, 'stale', say.stale)
    const to =
      statusAfter({ status, isPaused }, move, viewer.role) ?? refuse(409, 'not_movable', say.notMovable)
    if (move === 'submit') refuseUnfinished((await productOf(tx, of)) ?? refuseUnknown())
    const note = viewer.role === 'Admin' ? reason : null
    await saveStatus(tx, { id, status: to, note, now: now() })
    await raiseVersion(tx)
    const news = newsOf[move]
    if (news) {
      const { vendorId, name } = locked
      await tellGoodsMoved(tx, { vendorId, product: publicId, name, news, reason: note ?? '' }, now())
    }
    if (viewer.role !== 'Admin') return
    await writeAudit(tx, {
      at: now(),
      accountId: viewer.account.id,
      who: accountName(viewer.account),
      place: viewer.place,
      action: to === 'active' ? 'approved' : 'rejected',
      entity: 'product',
      entityId: publicId,
      note: reason,
      before: { status },
      after: { status: to },
    })
  })
