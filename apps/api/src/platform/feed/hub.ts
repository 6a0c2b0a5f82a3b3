import type { FeedEvent, Position } from './feed.store.ts'
import { openStream, type Reader, type Stream, type Whisper } from './stream.ts'

/** What the hub asks of the outside, so that a test can be the table and the clock. */
export type HubDeps = {
  eventsAfter: (after: readonly Position[], most: number) => Promise<FeedEvent[]>
  feedHeads: (feedIds: readonly number[]) => Promise<Position[]>
  /** Runs something once, so many milliseconds later. */
  later: (run: () => void, ms: number) => void
  report: (error: unknown) => void
}

export type Joined = {
  catchUp: () => Promise<void>
  drained: () => void
  leave: () => void
}

export type Hub = {
  /** From these positions on, everything that happens is written to the reader, in order and once. */
  join: (reader: Reader, after: readonly Position[]) => Joined
  /** A hint: a feed is at least there. It may be lost or come twice. */
  moved: (feedId: number, seq: number) => void
  whisper: (feedId: number, what: Whisper) => void
  /** Compares with the table, for hints that were lost. */
  sweep: () => Promise<void>
  feeds: () => number[]
}

type Feed = { last: number; streams: Set<Stream> }

/** So long hints are gathered. */
const windowMs = 4
const pageSize = 2_000

type Reading = Pick<HubDeps, 'eventsAfter' | 'later' | 'report'> & {
  /** Null where nobody looks any more. */
  positionOf: (feedId: number) => Position | null
  tell: (event: FeedEvent) => void
}

/** Hints that come together are read by one query, one reading at a time. */
const openReading = ({ eventsAfter, later, report, positionOf, tell }: Reading) => {
  const waiting = new Set<number>()
  let isPlanned = false
  let isReading = false

  const readAll = async () => {
    while (waiting.size > 0) {
      const asked = [...waiting].flatMap((feedId) => positionOf(feedId) ?? [])
      waiting.clear()
      if (asked.length === 0) return
      const events = await eventsAfter(asked, pageSize)
      for (const event of events) tell(event)
      // The page was full: there may be more.
      if (events.length === pageSize) for (const { feedId } of asked) waiting.add(feedId)
    }
  }
  const read = () => {
    isPlanned = false
    isReading = true
    readAll()
      .catch(report)
      .finally(() => {
        isReading = false
        if (waiting.size > 0) plan()
      })
  }
  const plan = () => {
    if (isPlanned || isReading) return
    isPlanned = true
    later(read, windowMs)
  }
  return (feedId: number) => {
    waiting.add(feedId)
    plan()
  }
}

/** Which streams look at which feed, and how far each feed was read. */
const openShelf = () => {
  const feeds = new Map<number, Feed>()
  return {
    feeds,
    positionOf: (feedId: number): Position | null => {
      const feed = feeds.get(feedId)
      return feed ? { feedId, seq: feed.last } : null
    },
    tell: (event: FeedEvent) => {
      const feed = feeds.get(event.feedId)
      if (!feed || event.seq <= feed.last) return
      feed.last = event.seq
      for (const stream of feed.streams) stream.offer(event)
    },
    add: (stream: Stream, after: readonly Position[]) => {
      for (const { feedId, seq } of after) {
        const feed = feeds.get(feedId) ?? { last: seq, streams: new Set() }
        feed.streams.add(stream)
        feeds.set(feedId, feed)
      }
    },
    remove: (stream: Stream, after: readonly Position[]) => {
      for (const { feedId } of after) {
        const feed = feeds.get(feedId)
        feed?.streams.delete(stream)
        if (feed?.streams.size === 0) feeds.delete(feedId)
      }
    },
  }
}

/** The streams of one process: one query for all feeds that moved, and each event written to whoever is next in line. */
export const openHub = (deps: HubDeps): Hub => {
  const { feeds, positionOf, tell, add, remove } = openShelf()
  const readSoon = openReading({ ...deps, positionOf, tell })

  const moved = (feedId: number, seq: number) => {
    const feed = feeds.get(feedId)
    if (feed && seq > feed.last) readSoon(feedId)
  }
  return {
    join: (reader, after) => {
      const stream = openStream(deps, reader, after)
      add(stream, after)
      const leave = () => {
        stream.close()
        remove(stream, after)
      }
      return { catchUp: stream.catchUp, drained: stream.drained, leave }
    },
    moved,
    whisper: (feedId, what) => {
      for (const { reader } of feeds.get(feedId)?.streams ?? []) reader.whisper(feedId, what)
    },
    sweep: async () => {
      if (feeds.size === 0) return
      for (const head of await deps.feedHeads([...feeds.keys()])) {
        for (const stream of feeds.get(head.feedId)?.streams ?? []) stream.remind(head)
        moved(head.feedId, head.seq)
      }
    },
    feeds: () => [...feeds.keys()],
  }
}
