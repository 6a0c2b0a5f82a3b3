import { type CommitSignal, onCommit } from '../db/commit-signals.ts'
import type { Db } from '../db/db.ts'
import { eventsAfter, feedHeads, type Position } from './feed.store.ts'
import type { Bus, BusDeps } from './bus.ts'
import type { Hint } from './hints.ts'
import { type Joined, openHub } from './hub.ts'
import { openNotifyBus } from './notify-bus.ts'
import { openRedisBus } from './redis-bus.ts'
import type { Reader, Whisper } from './stream.ts'

/** What happens, carried to whoever looks: in this process, and by hints in the others. */
export type Feeds = {
  join: (reader: Reader, after: readonly Position[]) => Joined
  /** Told to all who look at this feed now, and kept nowhere. */
  whisper: (feedId: number, what: Whisper) => void
  /** Hears whose rights may have become less, here or in another process. */
  onRights: (hear: (accountId: number) => void) => void
  /** Hears which content was published, here or in another process. */
  onContent: (hear: (name: string) => void) => void
  close: () => Promise<void>
}

type FeedsDeps = {
  db: Db
  /** Of a PostgreSQL server; null for the embedded database, which one process has alone. */
  databaseUrl: string | null
  /** Of a Redis or Valkey that carries the hints in place of the database; null where there is none. */
  redisUrl: string | null
  secret: Buffer
  /** Off in the control run: what other processes do is not heard. */
  hints: boolean
  report: (error: unknown) => void
}

/** Whatever hint is lost is found after so long. */
const sweepMs = 2_000

/** The embedded database has one process, which has nobody to tell. */
const openBus = async (deps: FeedsDeps, hear: BusDeps['hear']): Promise<Bus | null> => {
  const { db, databaseUrl, redisUrl, secret, hints, report } = deps
  if (!databaseUrl || !hints) return null
  if (redisUrl) return openRedisBus({ url: redisUrl, secret, hear, report })
  return openNotifyBus({ db, url: databaseUrl, hear, report })
}

/** What other processes are told of a commit; of jobs they hear nothing. */
const hintOf = (signal: CommitSignal): Hint | null => {
  if (signal.topic === 'feed') return { on: 'moved', feedId: signal.feedId, seq: signal.seq }
  if (signal.topic === 'rights') return { on: 'rights', accountId: signal.accountId }
  return signal.topic === 'content' ? { on: 'content', name: signal.name } : null
}

export const openFeeds = (deps: FeedsDeps): Feeds => {
  const { db, hints, report } = deps
  const hub = openHub({
    eventsAfter: (after, most) => eventsAfter(db, after, most),
    feedHeads: (feedIds) => feedHeads(db, feedIds),
    later: (run, ms) => void setTimeout(run, ms),
    report,
  })
  const heedRights = new Set<(accountId: number) => void>()
  const heedContent = new Set<(name: string) => void>()

  const hear = (hint: Hint) => {
    if (hint.on === 'moved') hub.moved(hint.feedId, hint.seq)
    else if (hint.on === 'whisper') hub.whisper(hint.feedId, hint.what)
    else if (hint.on === 'content') for (const heed of heedContent) heed(hint.name)
    else for (const heed of heedRights) heed(hint.accountId)
  }
  const bus = openBus(deps, hear)
  const tell = (hint: Hint) => {
    hear(hint)
    void bus.then((opened) => opened?.tell(hint)).catch(report)
  }
  const stopHearing = onCommit(db, (signals) => {
    for (const hint of signals.flatMap((signal) => hintOf(signal) ?? [])) tell(hint)
  })
  const sweep = () => (hints ? hub.sweep() : Promise.resolve())
  const sweeping = setInterval(() => void sweep().catch(report), sweepMs).unref()

  return {
    join: hub.join,
    whisper: (feedId, what) => tell({ on: 'whisper', feedId, what }),
    onRights: (heed) => void heedRights.add(heed),
    onContent: (heed) => void heedContent.add(heed),
    close: async () => {
      clearInterval(sweeping)
      stopHearing()
      await (await bus)?.close()
    },
  }
}
