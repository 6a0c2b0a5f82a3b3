import { expect, test } from 'vitest'
import { bring, type Load } from './Later.tsx'

test('a widget that has arrived stays the same, however often it is asked for', async () => {
  const load: Load<object> = async () => ({ Widget: () => null, css: [] })
  const [first, second] = await Promise.all([bring(load), bring(load)])
  expect(second.Widget).toBe(first.Widget)
  expect((await bring(load)).Widget).toBe(first.Widget)
})
