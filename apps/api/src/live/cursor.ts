import type { FeedHead, Position } from '../platform/feed/feed.store.ts'

/** Which feed is whose: an account's own begins with `a`, a project's with `p`, a delivery's with `d`. */
export type NamedHead = FeedHead & { of: 'a' | 'p' | 'd' }

export const writeCursor = (feeds: readonly NamedHead[], cursors: ReadonlyMap<number, number>): string =>
  feeds.map(({ of, feedId, seq }) => `${of}${feedId}.${cursors.get(feedId) ?? seq}`).join('_')

/** Where somebody goes on from. Null where what they have missed is no longer kept, or never was of these feeds. */
export const readCursor = (feeds: readonly NamedHead[], written: string): Position[] | null => {
  const named = new Map(
    written.split('_').map((part): [string, number] => {
      const [feed = '', seq = ''] = part.split('.')
      return [feed, Number(seq)]
    }),
  )
  const positions: Position[] = []
  for (const { of, feedId, seq: head, keptFrom } of feeds) {
    const seq = named.get(`${of}${feedId}`)
    if (seq === undefined || seq > head || seq < keptFrom - 1) return null
    positions.push({ feedId, seq })
  }
  return positions
}
