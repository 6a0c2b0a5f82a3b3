import type { GoodsFeed } from '@showroom/contract/vendor-goods/goods-feed.endpoints'
import { goodsFeedMessages as say } from '@showroom/contract/vendor-goods/goods-feed.messages'
import type { Db } from '../../platform/db/db.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { allowFetch } from '../import/fetch-goods.ts'
import { countedOutcomes } from '../import/goods-import.store.ts'
import { ownGoods, requireVendor } from '../viewer.ts'
import { feedsOf, type KeptFeed } from './goods-feed.store.ts'
import { addFeed, changeFeed, dropFeed } from './plan-feeds.ts'

const present = async (db: Db, feed: KeptFeed): Promise<GoodsFeed> => ({
  id: feed.publicId,
  url: feed.url,
  every: feed.every,
  is_paused: feed.isPaused,
  next_at: feed.nextAt.toISOString(),
  last_at: feed.lastAt?.toISOString() ?? null,
  outcome: feed.outcome,
  problem: feed.problem,
  last_import:
    feed.importId !== null && feed.importPublicId !== null && feed.importState !== null
      ? {
          id: feed.importPublicId,
          state: feed.importState,
          counts: await countedOutcomes(db, feed.importId),
        }
      : null,
})

/** Feeds of a vendor that are fetched by themselves. */
export const feedRoutes = (serve: Serve, deps: { db: Db; now: () => Date }) => {
  const { db } = deps
  const all = async (vendorId: number, message?: string) => ({
    success: true as const,
    data: await Promise.all((await feedsOf(db, vendorId)).map((feed) => present(db, feed))),
    ...(message === undefined ? {} : { message }),
  })

  serve('GET /api/vendor_feeds', async (_, who) => all((await ownGoods(db, who)).vendorId))

  serve('POST /api/vendor_feeds', async ({ body }, who) => {
    const { vendorId, account } = await requireVendor(db, who)
    await allowFetch(deps, account.id)
    await addFeed(deps, vendorId, body)
    return all(vendorId, say.added)
  })

  serve('PUT /api/vendor_feeds/{id}', async ({ params, body }, who) => {
    const { vendorId } = await ownGoods(db, who)
    const { every, is_paused: isPaused } = body
    const was = await changeFeed(deps, { vendorId, publicId: params.id }, { every, isPaused })
    return all(vendorId, was === isPaused ? say.saved : isPaused ? say.paused : say.resumed)
  })

  serve('DELETE /api/vendor_feeds/{id}', async ({ params }, who) => {
    const { vendorId } = await ownGoods(db, who)
    await dropFeed(deps, { vendorId, publicId: params.id })
    return all(vendorId, say.removed)
  })
}
