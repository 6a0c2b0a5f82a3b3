import { createHash } from 'node:crypto'
import { goodsFeedMessages as say } from '@showroom/contract/vendor-goods/goods-feed.messages'
import { doubledColumns, isWorking, lackingColumns } from '@showroom/contract/vendor-goods/goods-import.rules'
import { goodsImportMessages } from '@showroom/contract/vendor-goods/goods-import.messages'
import { z } from 'zod'
import { accountById } from '../../account/account.store.ts'
import { membersOf } from '../../order/fulfilment/vendor-member.store.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { DomainError, refuseInvalid } from '../../platform/http/domain-error.ts'
import type { JobContext, JobHandlers } from '../../platform/jobs/job.ts'
import type { Posting, PostMail } from '../../platform/mail/post.ts'
import type { PublicReply, Reach } from '../../showroom/domain/fetch-public.ts'
import { fetchGoods } from '../import/fetch-goods.ts'
import { lockImport } from '../import/goods-import.store.ts'
import { keepFile } from '../import/read-file.ts'
import { startRun } from '../import/work-on-import.ts'
import { readingRows } from '../sent-rows.ts'
import { feedLetter } from './feed-letter.ts'
import { feedById, type KeptFeed, saveFetched } from './goods-feed.store.ts'
import { feedKind } from './plan-feeds.ts'

export type FeedDeps = { db: Db; reach: Reach; post: PostMail; publicUrl: string }
const payload = z.object({ feedId: z.int() })

/** What was fetched becomes an import that runs by itself; what is as it was the last time, or can not be read, does not. */
export const feedHandlers = (deps: FeedDeps): JobHandlers => ({
  [feedKind]: async (told, job) => {
    const feed = await feedById(deps.db, payload.parse(told).feedId)
    // Removed or paused meanwhile; or what came before is still being worked on.
    if (!feed || feed.isPaused || (feed.importState && isWorking(feed.importState))) return
    const reply = await fetchGoods(feed.url, deps.reach)
    if (reply.outcome !== 'bytes') return fail(deps, feed, { problem: whyUnread(reply), job })
    const contentHash = createHash('sha256').update(reply.bytes).digest('hex')
    // Imports are forgotten after a while; what it brought stays known.
    if (contentHash === feed.contentHash && (feed.importState ?? 'done') === 'done')
      return job.finish(
        async (tx) => void (await saveFetched(tx, { id: feed.id, at: job.now, outcome: 'unchanged' })),
      )
    try {
      await readingRows(reply.bytes, (opened) =>
        job.finish(async (tx) => {
          const sent = { vendorId: feed.vendorId, fileName: new URL(feed.url).host, now: job.now }
          const importId = await runUnseen(tx, await keepFile(tx, opened, sent), sent)
          const made = { contentHash, importId }
          await saveFetched(tx, { id: feed.id, at: job.now, outcome: 'imported', made })
        }),
      )
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      await fail(deps, feed, { problem: sentenceOf(error), job })
    }
  },
})

/** Nobody looks at its columns: they are those that the vendor chose for an earlier file. */
const runUnseen = async (
  tx: Queries,
  publicId: string,
  { vendorId, now }: { vendorId: number; now: Date },
): Promise<number> => {
  const made = await lockImport(tx, { vendorId, publicId })
  if (!made) throw new Error('An import is gone that was just made.')
  const lacking = made.isMerchant ? [] : lackingColumns(made.mapping)
  const doubled = doubledColumns(made.mapping)
  if (lacking.length > 0) refuseInvalid({ file: [say.unmapped(goodsImportMessages.lacking(lacking))] })
  if (doubled.length > 0) refuseInvalid({ file: [say.unmapped(goodsImportMessages.doubled(doubled))] })
  await startRun(tx, made, now)
  return made.id
}

const sentenceOf = ({ errors, message }: DomainError): string =>
  Object.values(errors ?? {})
    .flat()
    .join(' ') || message

const whyUnread = (reply: Exclude<PublicReply, { outcome: 'bytes' }>): string => {
  if (reply.outcome === 'status') return say.status(reply.status)
  if (reply.outcome === 'too_large') return say.tooLarge
  return reply.outcome === 'too_slow' ? say.tooSlow : say.unread
}

/** Who speaks for the vendor reads of the first failure of several in a row. */
const fail = async (
  { db, post, publicUrl }: FeedDeps,
  feed: KeptFeed,
  { problem, job }: { problem: string; job: JobContext },
) => {
  const postings: Posting[] = []
  for (const { accountId } of feed.outcome === 'failed' ? [] : await membersOf(db, feed.vendorId)) {
    const account = await accountById(db, accountId)
    if (!account || account.email === '') continue
    const letter = feedLetter({ account, publicUrl }, { url: feed.url, problem })
    postings.push({ letter, showroomId: null, at: job.now, cause: `${job.cause} mailed to ${accountId}` })
  }
  await job.finish(async (tx) => {
    await saveFetched(tx, { id: feed.id, at: job.now, outcome: 'failed', problem })
    for (const posting of postings) await post(tx, posting)
  })
}
