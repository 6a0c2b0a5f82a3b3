import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type NamedHead, readCursor, writeCursor } from './cursor.ts'

const own: NamedHead = { of: 'a', feedId: 7, seq: 88, keptFrom: 1 }
const project: NamedHead = { of: 'p', feedId: 12, seq: 345, keptFrom: 300 }

test('a cursor that was written is read as the same numbers', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 88 }), fc.integer({ min: 299, max: 345 }), (a, p) => {
      const written = writeCursor(
        [own, project],
        new Map([
          [7, a],
          [12, p],
        ]),
      )
      expect(readCursor([own, project], written)).toEqual([
        { feedId: 7, seq: a },
        { feedId: 12, seq: p },
      ])
    }),
  ))

test.each([
  ['what was missed is no longer kept', 'a7.88_p12.298'],
  ['it is ahead of the feed: a database that was put back', 'a7.89_p12.345'],
  ['it is of another project', 'a7.88_p13.345'],
  ['a feed is not named', 'a7.88'],
])('one begins anew where %s', (_why, written) => {
  expect(readCursor([own, project], written)).toBeNull()
})
