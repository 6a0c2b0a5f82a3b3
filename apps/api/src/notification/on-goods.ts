import { adminIds } from '../account/account.store.ts'
import { vendorById } from '../catalogue/vendor/vendor.store.ts'
import { membersOf } from '../order/fulfilment/vendor-member.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { inReviewOf, isInReview } from '../vendor-goods/product/in-review.store.ts'
import { goodsMoved, importFinished, pricesApplied } from '../vendor-goods/goods-events.ts'
import type { News } from './notification.ts'
import type { Listener } from './telling.ts'

type Shared = Omit<News, 'accountId'>

const forVendor = async (db: Queries, vendorId: number, news: Shared): Promise<News[]> =>
  (await membersOf(db, vendorId)).map(({ accountId }) => ({ ...news, accountId }))

type Waiting = { vendorId: number; item: string; count: number; cause: string }

/** One thing to do for each Admin, until nothing of the vendor waits any more. */
const forAdmins = async (db: Queries, { vendorId, item, count, cause }: Waiting): Promise<News[]> => {
  const vendor = await vendorById(db, vendorId)
  if (!vendor) return []
  const facts = { item, count, company: vendor.name }
  const shared = { kind: 'goods_waiting', cause, subject: vendor.publicId, facts } as const
  return (await adminIds(db)).map((accountId) => ({ ...shared, accountId }))
}

const settledOf = async (db: Queries, vendorId: number) => {
  const vendor = await vendorById(db, vendorId)
  const { count } = await inReviewOf(db, vendorId)
  return vendor && count === 0 ? [{ subject: vendor.publicId, kinds: ['goods_waiting' as const] }] : []
}

/** A vendor’s goods on their way into shops. */
export const onGoods = {
  goods_moved: async (db, payload, cause) => {
    const { vendorId, product: subject, name: item, news, reason } = goodsMoved.parse(payload)
    if (news === 'waiting') {
      // What was taken back or decided meanwhile asks nobody: jobs are done in any order.
      const isWaiting = await isInReview(db, subject)
      return { news: isWaiting ? await forAdmins(db, { vendorId, item, count: 1, cause }) : [] }
    }
    const settled = await settledOf(db, vendorId)
    if (news === 'withdrawn') return { settled }
    const facts = { item, goods_news: news, reason }
    const shared = { kind: 'goods_decided', cause, subject, facts } as const
    return { settled, news: await forVendor(db, vendorId, shared) }
  },
  import_finished: async (db, payload, cause) => {
    const { vendorId, import: subject, fileName: item, rows: count, news } = importFinished.parse(payload)
    const facts = { item, count, import_id: subject, import_news: news }
    const told = await forVendor(db, vendorId, { kind: 'import_finished', cause, subject, facts })
    // What a file has brought waits for an Admin as what was typed does.
    const { count: waiting, name } = await inReviewOf(db, vendorId)
    const asked =
      news === 'done' && waiting > 0
        ? await forAdmins(db, {
            vendorId,
            item: name,
            count: waiting,
            // However many files bring more of them: it is told again once nothing waited in between.
            cause: `imported goods of vendor ${vendorId} wait`,
          })
        : []
    return { news: [...told, ...asked] }
  },
  prices_applied: async (db, payload, cause) => {
    const { vendorId, day, count } = pricesApplied.parse(payload)
    const facts = { day, count }
    return { news: await forVendor(db, vendorId, { kind: 'prices_in_effect', cause, subject: '', facts }) }
  },
} satisfies Record<string, Listener>
