import { expect, onTestFinished, test, vi } from 'vitest'
import { openHeldStreams } from './held-streams.ts'
import type { Standing } from './live.store.ts'

const standing = { accountId: 1, sessionId: 1, projectId: 1, deliveryId: null }
const on = (origin: string): Standing => ({ ...standing, page: { origin, showroom: 'A' } })

test('a round finds websites that their showroom admits no more, though nobody has told of it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const ended: string[] = []
  const report = (error: unknown) => void ended.push(String(error))
  const admits = async (origin: string) => origin !== 'https://withdrawn.example'
  // Sessions and places in projects are as they were.
  const query = async () => Array.from({ length: 3 }, () => ({ isAdmitted: true }))
  const held: ReturnType<typeof openHeldStreams> = Reflect.apply(openHeldStreams, null, [
    { db: { query }, now: () => new Date(), admits, report },
  ])
  const hold = (name: string, one: Standing) =>
    held.hold({ standing: one, end: (why) => void ended.push(`${name} ${why}`) })
  hold('own page', { ...standing, page: null })
  hold('admitted', on('https://admitted.example'))
  hold('withdrawn', on('https://withdrawn.example'))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(ended).toEqual(['withdrawn rights'])
})
