import { expect, test } from 'vitest'
import { preload, type Load } from './Lazy.tsx'

test('a widget that has arrived stays the same, however often it is asked for', async () => {
  const load: Load<object> = async () => ({ Widget: () => null, css: [] })
  const [first, second] = await Promise.all([preload(load), preload(load)])
  expect(second.Widget).toBe(first.Widget)
  expect((await preload(load)).Widget).toBe(first.Widget)
})
