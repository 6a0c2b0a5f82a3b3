import type { LiveEvent } from '@showroom/contract/live/live'
import { writeCursor } from './cursor.ts'
import type { Connections } from './connections.ts'
import { shownEvent } from './hold-stream.ts'
import { type Listening, type LiveDeps, mayRead } from './listening.ts'
import type { Positions } from './positions.ts'

type Once = { success: true; data: { events: LiveEvent[]; cursor: string; is_reset: boolean } }

/** So many at once; who has missed more asks again. */
const most = 500
/** What comes together is answered together. */
const gatherMs = 20

/** For networks that hold streams back: whatever there is, as soon as there is something, or nothing after the wait. */
export const answerOnce = (
  { feeds, report, connections }: LiveDeps & { connections: Connections },
  listening: Listening,
  { feeds: named, from, isReset }: Positions,
): Promise<Once> =>
  new Promise((resolve) => {
    // It holds a place as a stream does; whoever opens too many is answered at once.
    const { accountId } = listening.standing
    const close = connections.open({ accountId, network: listening.network, end: () => finish() })
    const events: LiveEvent[] = []
    let cursors: ReadonlyMap<number, number> = new Map(from.map(({ feedId, seq }) => [feedId, seq]))
    let timer = setTimeout(() => finish(), isReset ? 0 : (listening.wait ?? 0) * 1_000)
    const finish = () => {
      clearTimeout(timer)
      joined.leave()
      close()
      const cursor = writeCursor(named, cursors)
      resolve({ success: true, data: { events, cursor, is_reset: isReset } })
    }
    const joined = feeds.join(
      {
        accountId,
        mayRead: (event) => mayRead(listening, event),
        write: (event, now) => {
          if (events.length === 0) {
            clearTimeout(timer)
            timer = setTimeout(finish, gatherMs)
          }
          events.push(shownEvent(event))
          cursors = new Map(now)
          return events.length < most
        },
        whisper: () => undefined,
      },
      from,
    )
    joined.catchUp().catch(report)
  })
