import type { PriceNews } from '@showroom/contract/order/price-change.rules'
import { accountByPublicId } from '../account/account.store.ts'
import { membersOf } from '../order/fulfilment/vendor-member.store.ts'
import { isVendorTold } from '../order/price-change/price-change-letters.ts'
import { type PriceChange, priceChangeById } from '../order/price-change/price-change.store.ts'
import { priceChangeTold } from '../order/price-change/price-change-events.ts'
import type { Queries } from '../platform/db/db.ts'
import type { News } from './notification.ts'
import type { Listener } from './telling.ts'

/** Where a line is cancelled by it, its status tells the client. */
const isClientTold = (news: PriceNews): boolean =>
  news === 'applied' || news === 'absorbed' || news === 'withdrawn'

const asks = (news: PriceNews): boolean => news === 'proposed' || news === 'unheld'

export const onPriceChange = {
  price_change: async (db, payload, cause) => {
    const { changeId, news } = priceChangeTold.parse(payload)
    const change = await priceChangeById(db, changeId)
    if (!change || news === 'reminded' || news === 'lessened') return {}
    const facts = { item: change.productName, order_number: change.orderNumber, price_news: news }
    const about = { cause, subject: change.publicId }
    const client = {
      ...about,
      accountId: change.accountId,
      facts: { ...facts, order_id: change.orderPublicId },
    }
    return {
      settled: asks(news)
        ? []
        : [{ subject: change.publicId, kinds: ['price_change_asked', 'price_change_to_absorb'] }],
      news: [
        // What was answered meanwhile asks nobody any more.
        ...(asks(news) && isStill(change, news) ? [{ ...client, kind: 'price_change_asked' as const }] : []),
        ...(isClientTold(news) ? [{ ...client, kind: 'price_change_told' as const }] : []),
        ...(isVendorTold(news) ? await forVendor(db, change, { ...about, facts }) : []),
        ...(await forPro(db, change, { ...about, facts })),
      ],
    }
  },
} satisfies Record<string, Listener>

const isStill = ({ state }: PriceChange, news: PriceNews): boolean =>
  state === (news === 'unheld' ? 'paying' : 'proposed')

type About = Pick<News, 'cause' | 'subject' | 'facts'>

const forVendor = async (db: Queries, { vendorId }: PriceChange, about: About): Promise<News[]> =>
  (await membersOf(db, vendorId)).map(({ accountId }) => ({
    ...about,
    accountId,
    kind: 'price_change_told',
  }))

/** What they absorbed whole they have done themselves. */
const hasEnded = (news: PriceNews | undefined): boolean => news !== 'absorbed' && news !== 'unheld'

const kindForPro = (change: PriceChange, { facts: { price_news } }: About) => {
  if (price_news === 'proposed') return isStill(change, price_news) ? 'price_change_to_absorb' : null
  return hasEnded(price_news) ? 'price_change_ended' : null
}

/** The Pro in whose showroom it was ordered; behind the platform's own there is none. */
const forPro = async (db: Queries, change: PriceChange, about: About): Promise<News[]> => {
  const kind = kindForPro(change, about)
  const pro = kind && (await accountByPublicId(db, change.showroomRef))
  if (pro?.type !== 'Contractor' || !kind) return []
  const cause = `${about.cause} in the showroom`
  return [{ ...about, accountId: pro.id, kind, cause, facts: { ...about.facts, vendor: change.vendor } }]
}
