import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Hint, packed, readHints, withoutOvertaken } from './hints.ts'

const hint: fc.Arbitrary<Hint> = fc.oneof(
  fc.record({ on: fc.constant('moved' as const), feedId: fc.integer({ min: 1, max: 4 }), seq: fc.nat(99) }),
  fc.record({ on: fc.constant('rights' as const), accountId: fc.nat(9) }),
  fc.record({ on: fc.constant('content' as const), name: fc.constantFrom('faq', 'partners') }),
  fc.record({
    on: fc.constant('whisper' as const),
    feedId: fc.nat(9),
    what: fc.record({ kind: fc.constant('typing'), from: fc.string(), data: fc.constant({ is: 'typing' }) }),
  }),
)

test('every hint arrives in packs that are small enough, in their order', () =>
  fc.assert(
    fc.property(fc.array(hint), (hints) => {
      const packs = packed(hints, 200)
      for (const pack of packs) expect(Buffer.byteLength(pack)).toBeLessThanOrEqual(200)
      const small = hints.filter((told) => Buffer.byteLength(JSON.stringify(told)) + 3 <= 200)
      expect(packs.flatMap(readHints)).toEqual(JSON.parse(JSON.stringify(small)))
    }),
  ))

test('of several hints of one feed the furthest is told', () => {
  const moved = (feedId: number, seq: number): Hint => ({ on: 'moved', feedId, seq })
  expect(withoutOvertaken([moved(1, 3), moved(2, 1), moved(1, 5), moved(1, 4)])).toEqual([
    moved(1, 5),
    moved(2, 1),
  ])
})

test.each(['', '{}', '[{"on":"moved"}]', '[{"on":"other","feedId":1}]'])('%s is no pack of hints', (text) => {
  expect(() => readHints(text)).toThrow()
})
