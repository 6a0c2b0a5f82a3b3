import { createHmac } from 'node:crypto'
import { type Bus, type BusDeps, hearing } from './bus.ts'
import { gatherHints } from './gather-hints.ts'

type RedisBusDeps = BusDeps & {
  url: string
  /** The processes of one database share it: it names their channel, which nobody else can guess. */
  secret: Buffer
}

const mostBytes = 60_000
const againMs = { least: 200, most: 5_000 }
/** A connection that has died without a word is noticed after so long. */
const pingMs = 10_000

const channelOf = (secret: Buffer) =>
  `showroom:feed:${createHmac('sha256', secret).update('feed channel').digest('hex').slice(0, 32)}`

/**
 * Redis or Valkey, for as many processes as it likes. While it is away hints are lost and nothing waits: the sweep finds
 * what they would have told, and the connection comes back by itself.
 */
export const openRedisBus = async ({ url, secret, ...deps }: RedisBusDeps): Promise<Bus> => {
  // Only a process that has a Redis loads what speaks to it.
  const { createClient } = await import('@redis/client')
  const channel = channelOf(secret)
  const publisher = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: pingMs,
    socket: { reconnectStrategy: (tries) => Math.min(againMs.least * 2 ** tries, againMs.most) },
  })
  const subscriber = publisher.duplicate({ disableOfflineQueue: false })
  for (const client of [publisher, subscriber]) {
    client.on('error', deps.report)
    // It tries until it is closed; what it can not do meanwhile is in `report`.
    void client.connect().catch(deps.report)
  }
  void subscriber.subscribe(channel, hearing(deps)).catch(deps.report)
  const gathered = gatherHints({
    send: async (payload) => {
      if (publisher.isReady) await publisher.publish(channel, payload)
    },
    mostBytes,
    report: deps.report,
  })
  return {
    tell: gathered.tell,
    close: async () => {
      gathered.stop()
      for (const client of [publisher, subscriber]) client.destroy()
      await Promise.resolve()
    },
  }
}
