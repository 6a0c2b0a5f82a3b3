import { expect, test } from 'vitest'
import { newestOf } from './wishes.ts'

test('of several wishes for one surface the last one stands, and other surfaces are not concerned', () => {
  const wish = newestOf<number>()
  const first = wish(0)
  const other = wish(1)
  expect([first(), other()]).toEqual([true, true])
  const second = wish(0)
  expect([first(), second(), other()]).toEqual([false, true, true])
})
