import { usStates } from '@showroom/contract/account/us-states'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../platform/db/db.ts'
import { openTestDb } from '../testing/test-db.ts'
import { taxTable } from './tax.ts'
import { saveRate } from './testing/tax.store.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDb('empty')
})
afterAll(() => db.close())

const today = new Date('2026-11-02T18:15:00Z')
const ratesFor = (state: string, zipCode: string, on = today) => taxTable.ratesFor(db, { state, zipCode }, on)

test('every state has a rate', async () => {
  const rates = await Promise.all(usStates.map((state) => ratesFor(state, '00000')))
  expect(rates.filter(({ taxBps }) => taxBps > 0)).toHaveLength(usStates.length - 5)
  expect(await ratesFor('OR', '97201')).toEqual({ taxBps: 0, taxesShipping: false })
  expect(await ratesFor('NY', '11201')).toEqual({ taxBps: 400, taxesShipping: true })
})

test('the longest ZIP prefix wins: Los Angeles County is not the rest of California', async () => {
  expect(await ratesFor('CA', '90012')).toEqual({ taxBps: 950, taxesShipping: false })
  expect(await ratesFor('CA', '91899')).toEqual({ taxBps: 950, taxesShipping: false })
  expect(await ratesFor('CA', '91901')).toEqual({ taxBps: 725, taxesShipping: false })
})

test('a rate holds on its days, by the calendar of Los Angeles', async () => {
  await saveRate(db, { state: 'NV', rateBps: 700, startsOn: '2026-12-01', endsOn: '2026-12-31' })
  const rateAt = async (moment: string) => (await ratesFor('NV', '89101', new Date(moment))).taxBps
  expect(await rateAt('2026-12-01T07:59:00Z')).toBe(685)
  expect(await rateAt('2026-12-01T08:01:00Z')).toBe(700)
  expect(await rateAt('2027-01-01T07:59:00Z')).toBe(700)
  expect(await rateAt('2027-01-01T08:01:00Z')).toBe(685)
})

test('what the table does not know is refused, not sold without tax', async () => {
  await expect(ratesFor('PR', '00901')).rejects.toThrow('No sales tax is known for PR.')
})
