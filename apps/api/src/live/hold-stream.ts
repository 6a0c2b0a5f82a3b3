import type { LiveEvent } from '@showroom/contract/live/live'
import type { FastifyReply } from 'fastify'
import type { FeedEvent } from '../platform/feed/feed.store.ts'
import type { Connections } from './connections.ts'
import { writeCursor } from './cursor.ts'
import type { HeldStreams } from './held-streams.ts'
import { type Listening, type LiveDeps, mayRead } from './listening.ts'
import type { Positions } from './positions.ts'
import { type EventStream, openEventStream } from './sse.ts'

export const shownEvent = ({ kind, subject, payload }: FeedEvent): LiveEvent => ({ kind, subject, payload })

type Held = { listening: Listening; positions: Positions; reply: FastifyReply }
type HoldDeps = LiveDeps & { connections: Connections; held: HeldStreams }

/** Writes what happens until the connection ends. Refused before a byte is sent where there are too many. */
export const holdStream = async (
  { feeds, connections, held, report }: HoldDeps,
  { listening, positions, reply }: Held,
): Promise<void> => {
  // Whoever left while their rights were looked up has told so already, and would never be heard to leave.
  if (reply.raw.destroyed) return void reply.hijack()
  const { standing, network } = listening
  let stream: EventStream | null = null
  const close = connections.open({ accountId: standing.accountId, network, end: (why) => stream?.end(why) })
  const opened = openEventStream(reply)
  stream = opened
  const release = held.hold({ standing, end: opened.end })
  if (positions.isReset)
    opened.write({ id: writeCursor(positions.feeds, new Map()), event: 'reset', data: {} })

  const joined = feeds.join(
    {
      accountId: standing.accountId,
      mayRead: (event) => mayRead(listening, event),
      write: (event, cursors) =>
        opened.write({
          id: writeCursor(positions.feeds, cursors),
          event: event.kind,
          data: shownEvent(event),
        }),
      whisper: (_feedId, { kind, from, data }) => {
        // One’s own typing is no news.
        if (from !== listening.account.publicId && !opened.isFull())
          opened.write({ event: kind, data: { from, data } })
      },
    },
    positions.from,
  )
  opened.onDrain(joined.drained)
  opened.onClose(() => {
    joined.leave()
    release()
    close()
  })
  await joined.catchUp().catch(report)
}
