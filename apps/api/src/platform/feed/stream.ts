import type { FeedEvent, Position } from './feed.store.ts'

/** Somebody's open connection, as the hub sees it. */
export type Reader = {
  accountId: number
  /** Whether an event is meant for them; where it is not, it is passed over in silence. */
  mayRead: (event: FeedEvent) => boolean
  /** Writes an event. False where the connection is full: nothing more is written until `drained`. */
  write: (event: FeedEvent, cursors: ReadonlyMap<number, number>) => boolean
  /** Writes what is kept nowhere: who types, who is there. Dropped where the connection is full. */
  whisper: (feedId: number, what: Whisper) => void
}

/** What is worth telling only now. `from` is the public id of the account that does it. */
export type Whisper = { kind: string; from: string; data: unknown }

export type Stream = {
  reader: Reader
  cursors: ReadonlyMap<number, number>
  /** An event of one of its feeds, as it comes from the hub: written where it is the very next one. */
  offer: (event: FeedEvent) => void
  /** Reads from the table what it has not seen, until nothing is left or the connection is full. */
  catchUp: () => Promise<void>
  /** The connection takes more again. */
  drained: () => void
  /** A feed is known to be there: where a read had failed, it is tried again. */
  remind: (at: Position) => void
  /** Nobody reads any more. */
  close: () => void
}

const pageSize = 500

type Deps = {
  eventsAfter: (after: readonly Position[], most: number) => Promise<FeedEvent[]>
  report: (error: unknown) => void
}

/** Writes events in their order, each once, as long as the connection takes them. */
const openWriter = (reader: Reader, after: readonly Position[]) => {
  const cursors = new Map(after.map(({ feedId, seq }) => [feedId, seq]))
  const connection = { isFull: false, isClosed: false }
  return {
    cursors,
    connection,
    takesMore: () => !connection.isFull && !connection.isClosed,
    /** False where it is not the next one, or nothing more may be written. */
    take: (event: FeedEvent): boolean => {
      if (connection.isFull || connection.isClosed || cursors.get(event.feedId) !== event.seq - 1)
        return false
      cursors.set(event.feedId, event.seq)
      if (reader.mayRead(event)) connection.isFull = !reader.write(event, cursors)
      return true
    },
  }
}
type Writer = ReturnType<typeof openWriter>

/** Reads page after page from the table, one reading at a time. */
const openReading = ({ eventsAfter, report }: Deps, { cursors, take, takesMore }: Writer) => {
  let isReading = false
  /** Something came that could not be taken meanwhile. */
  let isBehind = false

  const readPages = async () => {
    for (;;) {
      isBehind = false
      const positions = [...cursors].map(([feedId, seq]) => ({ feedId, seq }))
      const events = await eventsAfter(positions, pageSize)
      for (const event of events) if (!take(event)) break
      if (!takesMore() || (events.length === 0 && !isBehind)) return
    }
  }
  const catchUp = async () => {
    if (isReading) isBehind = true
    if (isReading || !takesMore()) return
    isReading = true
    try {
      await readPages()
    } finally {
      isReading = false
    }
  }
  return { catchUp, catchUpSoon: () => void catchUp().catch(report), isReading: () => isReading }
}

/** Its cursors move by one, never back and never over an event; whatever does not fit is read from the table. */
export const openStream = (deps: Deps, reader: Reader, after: readonly Position[]): Stream => {
  const writer = openWriter(reader, after)
  const { cursors, connection, take } = writer
  const { catchUp, catchUpSoon, isReading } = openReading(deps, writer)
  return {
    reader,
    cursors,
    catchUp,
    offer: (event) => {
      const cursor = cursors.get(event.feedId)
      if (cursor === undefined || event.seq <= cursor) return
      if (isReading() || !take(event)) catchUpSoon()
    },
    drained: () => {
      connection.isFull = false
      catchUpSoon()
    },
    remind: ({ feedId, seq }) => {
      if ((cursors.get(feedId) ?? seq) < seq) catchUpSoon()
    },
    close: () => {
      connection.isClosed = true
    },
  }
}
