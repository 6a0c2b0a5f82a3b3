import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDb } from '../../platform/db/db.ts'
import { openTestDb } from '../../testing/test-db.ts'
import { catchUp } from './reconciler.ts'
import { openPayment, providerAt } from '../testing/a-payment.ts'

let db: OpenDb
beforeAll(async () => {
  db = await openTestDb('seeded')
})
afterAll(() => db.close())

test('a shop that never asked for money starts without asking the provider what it missed', async () => {
  const nobodyListens = 'http://localhost:9'
  await expect(catchUp(openPayment(db, providerAt(nobodyListens)).deps)).resolves.toBeUndefined()
})
