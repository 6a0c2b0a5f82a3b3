import { expect, test } from 'vitest'
import { openHeldLooks } from './hold-look.ts'

const aJob = () => {
  const job = { version: 1, place: 2 }
  return { job, look: async () => ({ ...job }) }
}

test('a look is held until the job is another, or nearer to its turn', async () => {
  const { untilNew } = openHeldLooks()
  const { job, look } = aJob()
  const held = { aiAccountId: 1, waitMs: 60_000, look }
  expect(await untilNew({ ...held, seen: 0 })).toEqual({ version: 1, place: 2 })
  const nearer = untilNew({ ...held, seen: 1 })
  job.place = 1
  expect(await nearer).toEqual({ version: 1, place: 1 })
  const newer = untilNew({ ...held, seen: 1 })
  job.version = 2
  expect(await newer).toEqual({ version: 2, place: 1 })
})

test('an account holds four looks and is answered at once beyond them; others hold theirs', async () => {
  const { untilNew, endAll } = openHeldLooks()
  const { look } = aJob()
  const answered: string[] = []
  const hold = async (name: string, aiAccountId: number) => {
    await untilNew({ aiAccountId, seen: 1, waitMs: 60_000, look })
    answered.push(name)
  }
  const held = [hold('first', 1), hold('second', 1), hold('third', 1), hold('fourth', 1), hold('other', 2)]
  await hold('fifth', 1)
  expect(answered).toEqual(['fifth'])
  endAll()
  await Promise.all(held)
  await hold('after', 1)
  expect(answered.at(-1)).toBe('after')
})

test('a job that has gone is answered at once', async () => {
  const { untilNew } = openHeldLooks()
  expect(await untilNew({ aiAccountId: 1, seen: 1, waitMs: 60_000, look: async () => null })).toBe(null)
})
