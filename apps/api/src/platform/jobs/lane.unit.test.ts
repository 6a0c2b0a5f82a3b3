import { expect, test } from 'vitest'
import { drain, openLane } from './lane.ts'

test('what was made way for while a claim looked is done before the lane is empty', async () => {
  const done: string[] = []
  let endFirst = () => {}
  const claims = [
    async () => ['first'],
    // It sees the second one wait for the first, which ends before the answer is there.
    async () => {
      endFirst()
      await new Promise((resolve) => setTimeout(resolve, 5))
      return []
    },
    async () => ['second'],
  ]
  const lane = openLane<string>({
    atOnce: 5,
    claim: async () => claims.shift()?.() ?? [],
    run: async (item) => {
      if (item === 'first') await new Promise<void>((resolve) => (endFirst = resolve))
      done.push(item)
    },
  })
  await lane.fill()
  await drain(lane)
  expect(done).toEqual(['first', 'second'])
})
