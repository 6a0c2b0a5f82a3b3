import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { collectGarbage } from './collect-garbage.ts'

test('what nothing refers to any more is gone', async () => {
  const seen = new WeakRef({ large: 'x'.repeat(1_000) })
  // A weak reference holds what it was made of until the end of the task that made it.
  await sleep(0)
  collectGarbage()
  expect(seen.deref()).toBeUndefined()
})
