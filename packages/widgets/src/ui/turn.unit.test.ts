import { expect, test } from 'vitest'
import { turn } from './turn.ts'

test('each who asks has a task of its own, and what follows from one is done before the next', async () => {
  const done: string[] = []
  const first = turn().then(() => {
    done.push('first')
    queueMicrotask(() => done.push('what follows from it'))
  })
  const second = turn().then(() => done.push('second'))
  done.push('who asks goes on')
  await Promise.all([first, second])
  expect(done).toEqual(['who asks goes on', 'first', 'what follows from it', 'second'])
})
