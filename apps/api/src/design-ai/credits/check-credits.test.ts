import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { anAiPerson, giveTwice } from '../testing/an-ai-person.store.ts'
import { checkCredits } from './check-credits.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const undone = new Error('It is undone.')

test('credits that a cause moved twice are found, though the balance adds up', async () => {
  const { id } = await anAiPerson(opened.db, { now: opened.now() })
  let found: string[] = []
  const faulty = opened.db.transaction(async (tx) => {
    await giveTwice(tx, id)
    found = await checkCredits(tx)
    throw undone
  })
  await expect(faulty).rejects.toBe(undone)
  expect(found).toEqual([`cause gift:${id}: moved credits 2 times`])
  expect(await checkCredits(opened.db)).toEqual([])
})
