import { goodsFeedMessages as say } from '@showroom/contract/vendor-goods/goods-feed.messages'
import { type FeedPeriod, mostFeeds, nextFetch } from '@showroom/contract/vendor-goods/goods-feed.rules'
import { lockVendor } from '../../catalogue/vendor/vendor.store.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { emit } from '../../platform/jobs/emit.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { feedsOf, insertFeed, lockDueFeeds, lockFeed, removeFeed, savePlan } from './goods-feed.store.ts'

type Deps = { db: Db; now: () => Date }
type Of = { vendorId: number; publicId: string }

export const feedKind = 'goods_feed'

const fetchSoon = (tx: Queries, feedId: number, now: Date) =>
  emit(tx, { kind: feedKind, cause: `${feedKind} ${newPublicId()}`, payload: { feedId }, at: now })

/** Fetched at once, and a period later again. */
export const addFeed = (
  { db, now }: Deps,
  vendorId: number,
  { url, every }: { url: string; every: FeedPeriod },
): Promise<void> =>
  db.transaction(async (tx) => {
    const at = now()
    await lockVendor(tx, vendorId)
    if ((await feedsOf(tx, vendorId)).length >= mostFeeds) refuseInvalid({ url: [say.many] })
    const nextAt = nextFetch(every, at, at)
    const made = { publicId: newPublicId(), vendorId, url, every, nextAt, now: at }
    const id = (await insertFeed(tx, made)) ?? refuseInvalid({ url: [say.taken] })
    await fetchSoon(tx, id, at)
  })

/** Another period counts from now on; what is gone on with after its time is due at once. Whether it was paused before. */
export const changeFeed = (
  { db, now }: Deps,
  of: Of,
  { every, isPaused }: { every: FeedPeriod; isPaused: boolean },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const feed = (await lockFeed(tx, of)) ?? refuseUnknown()
    const nextAt = every === feed.every ? feed.nextAt : nextFetch(every, now(), now())
    await savePlan(tx, { id: feed.id, every, isPaused, nextAt })
    return feed.isPaused
  })

export const dropFeed = ({ db }: Deps, of: Of): Promise<void> =>
  db.transaction(async (tx) => {
    const feed = (await lockFeed(tx, of)) ?? refuseUnknown()
    await removeFeed(tx, feed.id)
  })

/** A job for each that is due: a slow address holds up no other. */
export const fetchDueFeeds = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    for (const feed of await lockDueFeeds(tx, now)) {
      await savePlan(tx, { ...feed, nextAt: nextFetch(feed.every, feed.nextAt, now) })
      await fetchSoon(tx, feed.id, now)
    }
  })
