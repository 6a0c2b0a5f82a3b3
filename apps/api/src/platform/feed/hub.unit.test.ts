import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FeedEvent, Position } from './feed.store.ts'
import { openHub } from './hub.ts'
import type { Reader } from './stream.ts'

/** The table, as far as a hub sees it: what was committed, in order. */
const aTable = () => {
  const events = new Map<number, FeedEvent[]>()
  const commit = (feedId: number, audience = 'all') => {
    const kept = events.get(feedId) ?? []
    const seq = kept.length + 1
    kept.push({ feedId, seq, kind: 'k', subject: `${feedId}.${seq}`, audience, payload: null })
    events.set(feedId, kept)
    return seq
  }
  const eventsAfter = async (after: readonly Position[], most: number) => {
    await Promise.resolve()
    return after
      .flatMap(({ feedId, seq }) => (events.get(feedId) ?? []).filter((event) => event.seq > seq))
      .slice(0, most)
  }
  const feedHeads = async (feedIds: readonly number[]) =>
    feedIds.map((feedId) => ({ feedId, seq: events.get(feedId)?.length ?? 0 }))
  return { commit, eventsAfter, feedHeads, of: (feedId: number) => events.get(feedId) ?? [] }
}

/** A connection that takes so many events before it is full. */
const aReader = (room: number) => {
  const got: string[] = []
  let left = room
  const reader: Reader = {
    accountId: 1,
    mayRead: ({ audience }) => audience === 'all',
    write: ({ subject }) => {
      got.push(subject)
      left -= 1
      return left > 0
    },
    whisper: () => undefined,
  }
  return { reader, got, refill: () => void (left = room) }
}

/** As many turns as the longest chain of promises here takes. */
const settle = async () => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve()
}

type Step =
  | { do: 'commit'; feedId: number; audience: string; hint: 'told' | 'lost' | 'twice' }
  | { do: 'sweep' }
  | { do: 'drain'; reader: number }
  | { do: 'wait' }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('commit' as const),
      feedId: fc.integer({ min: 1, max: 3 }),
      audience: fc.constantFrom('all', 'all', 'staff'),
      hint: fc.constantFrom('told' as const, 'lost' as const, 'twice' as const),
    }),
  },
  fc.constant({ do: 'sweep' as const }),
  fc.record({ do: fc.constant('drain' as const), reader: fc.integer({ min: 0, max: 2 }) }),
  fc.constant({ do: 'wait' as const }),
)

test('whatever hints are lost and however slow a reader is, each sees the table: in order, once, all of it', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 60 }),
      fc.integer({ min: 1, max: 4 }),
      async (steps, room) => {
        const table = aTable()
        const hub = openHub({
          ...table,
          later: (run) => void Promise.resolve().then(run),
          report: (error) => {
            throw error
          },
        })
        const readers = [aReader(room), aReader(100), aReader(100)]
        const streams = readers.map(({ reader }, index) =>
          hub.join(
            reader,
            index === 2 ? [{ feedId: 1, seq: 0 }] : [1, 2, 3].map((feedId) => ({ feedId, seq: 0 })),
          ),
        )
        const drain = (index: number) => {
          readers[index]?.refill()
          streams[index]?.drained()
        }
        for (const one of steps) {
          if (one.do === 'commit') {
            const seq = table.commit(one.feedId, one.audience)
            if (one.hint !== 'lost') hub.moved(one.feedId, seq)
            if (one.hint === 'twice') hub.moved(one.feedId, seq)
          } else if (one.do === 'sweep') await hub.sweep()
          else if (one.do === 'drain') drain(one.reader)
          else await settle()
        }
        // In the end the sweep finds whatever was lost, and everybody reads on.
        for (let round = 0; round < 70; round += 1) {
          await hub.sweep()
          for (const index of readers.keys()) drain(index)
          await settle()
        }
        for (const [index, { got }] of readers.entries())
          for (const feedId of index === 2 ? [1] : [1, 2, 3]) {
            const meant = table.of(feedId).filter(({ audience }) => audience === 'all')
            expect(got.filter((subject) => subject.startsWith(`${feedId}.`))).toEqual(
              meant.map(({ subject }) => subject),
            )
          }
      },
    ),
    { numRuns: 60 },
  ))

test('a stream that leaves is written to no more, and its feed is forgotten with the last one', async () => {
  const table = aTable()
  const hub = openHub({ ...table, later: (run) => void Promise.resolve().then(run), report: () => undefined })
  const { reader, got } = aReader(100)
  const joined = hub.join(reader, [{ feedId: 1, seq: 0 }])
  hub.moved(1, table.commit(1))
  await settle()
  joined.leave()
  hub.moved(1, table.commit(1))
  await settle()
  expect([got, hub.feeds()]).toEqual([['1.1'], []])
})
