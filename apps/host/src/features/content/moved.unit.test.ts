import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moved } from './moved.ts'

const items = fc.uniqueArray(fc.nat(50), { maxLength: 8 }).map((ids) => ids.map((id) => ({ id: String(id) })))

test('moving loses nothing, and back again is where it was', () =>
  fc.assert(
    fc.property(items, fc.nat(7), fc.constantFrom(-1 as const, 1 as const), (all, at, by) => {
      const id = all[at]?.id ?? 'nobody'
      const after = moved(all, id, by)
      expect(after.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
        all.toSorted((a, b) => a.id.localeCompare(b.id)),
      )
      if (after !== all) expect(moved(after, id, by === 1 ? -1 : 1)).toEqual(all)
    }),
  ))

test('the first does not go up, the last does not go down', () => {
  const all = [{ id: 'a' }, { id: 'b' }]
  expect(moved(all, 'a', -1)).toBe(all)
  expect(moved(all, 'b', 1)).toBe(all)
  expect(moved(all, 'b', -1)).toEqual([{ id: 'b' }, { id: 'a' }])
})
