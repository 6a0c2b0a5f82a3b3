import { profitGroups } from '@showroom/contract/balance/balance'
import { addDays } from '@showroom/contract/shared/day'
import { array, assert, asyncProperty, constantFrom, integer, option, record } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../../ledger/ledger.ts'
import { anOrder } from '../../order/testing/an-order.ts'
import { openTestDb } from '../../testing/test-db.ts'
import { aLedger, type Ledger, type Posting, postings } from '../testing/a-ledger.ts'
import { forgetUnsummed, moveCategory, wrongSums } from '../testing/planted.store.ts'
import { rowsByEntries, totalsByEntries } from '../testing/profit-by-entries.store.ts'
import { profitSummedOtherwise } from './profit-check.store.ts'
import { profitBy, type ProfitDays } from './profit.store.ts'
import { sumSome } from './profit-sum.store.ts'
import { sumProfit } from './sum-profit.ts'

let db: Awaited<ReturnType<typeof openTestDb>>
let ledger: Ledger
beforeAll(async () => {
  db = await openTestDb('seeded')
  const orders = [await anOrder(db), await anOrder(db, { showroom: 'MAPLE247' })]
  ledger = await aLedger(db, orders)
})
afterAll(() => db.close())

const allTime = { from: '2000-01-01', to: '2199-12-31' }
const most = 10_000

/** What is read of the sums is what the entries alone come to, by each grouping. */
const expectExact = async (days: ProfitDays) => {
  for (const by of profitGroups) {
    const { rows, count, totals, ledger: booked } = await profitBy(db, { by, days, page: { page: 1, most } })
    const due = await rowsByEntries(db, by, days)
    expect(rows.toSorted((one, other) => (one.key < other.key ? -1 : 1))).toEqual(due)
    expect(count).toBe(due.length)
    expect(booked).toEqual(await totalsByEntries(db, days))
    const { cashCents: _, ...shares } = booked
    expect(totals).toEqual(shares)
  }
}

const step = record({
  what: constantFrom('post', 'post', 'post', 'sum some', 'sum all', 'move a product'),
  posting: postings,
  which: integer({ min: 0, max: 40 }),
})
const range = record({
  from: option(integer({ min: 0, max: 1_000 }), { nil: null }),
  days: option(integer({ min: 0, max: 900 }), { nil: null }),
})

const daysOf = ({ from, days }: { from: number | null; days: number | null }): ProfitDays => {
  const first = from === null ? allTime.from : addDays('2025-01-01', from)
  return { from: first, to: days === null ? allTime.to : addDays(from === null ? '2026-01-01' : first, days) }
}

test('a report of any time is what the entries come to, however many of them are summed', async () => {
  await assert(
    asyncProperty(array(step, { minLength: 4, maxLength: 12 }), range, async (steps, asked) => {
      for (const { what, posting, which } of steps) {
        if (what === 'post') await ledger.post(posting)
        else if (what === 'sum some') await db.transaction((tx) => sumSome(tx, 1 + (which % 3)))
        else if (what === 'sum all') await sumProfit(db, 1 + which)
        else await moveCategory(db, ledger.itemAt(which), which)
      }
      await expectExact(daysOf(asked))
      expect(await profitSummedOtherwise(db)).toEqual([])
    }),
    { numRuns: 25 },
  )
  await expectExact(allTime)
  await sumProfit(db)
  await expectExact(allTime)
  expect(await profitSummedOtherwise(db)).toEqual([])
})

test('a report that is read while others post and sum is of one moment', async () => {
  const posting: Posting = { kind: 'capture', which: 1, hours: 9_000, cents: [500, 400, 300, 200, 100] }
  const reports: Promise<void>[] = []
  const work = Array.from({ length: 40 }, async (_, index) => {
    await ledger.post({ ...posting, which: index })
    await sumProfit(db, 3)
  })
  for (let read = 0; read < 40; read += 1)
    reports.push(
      profitBy(db, { by: 'vendor', days: allTime, page: { page: 1, most } }).then(
        ({ totals, ledger: { cashCents, ...shares } }) => {
          expect(totals).toEqual(shares)
          expect(cashCents).toBe(Object.values(shares).reduce((sum, cents) => sum + cents, 0))
        },
      ),
    )
  await Promise.all([...work, ...reports])
  await expectExact(allTime)
  expect(await profitSummedOtherwise(db)).toEqual([])
})

test('what is taken back was never posted, and nothing waits to be summed for it', async () => {
  await sumProfit(db)
  const gone = new Error('Taken back.')
  const posting = db.transaction(async (tx) => {
    await post(tx, ledger.movement({ kind: 'capture', which: 0, hours: 1, cents: [1, 2, 3, 4, 5] }))
    throw gone
  })
  await expect(posting).rejects.toBe(gone)
  expect(await db.transaction((tx) => sumSome(tx, 10))).toBe(0)
  await expectExact(allTime)
})

/** What the audit finds within a transaction that is taken back. */
const differencesAfter = async (plant: (tx: Parameters<typeof sumSome>[0]) => Promise<void>) => {
  const undo = new Error('Taken back.')
  let found: unknown[] = []
  const planting = db.transaction(async (tx) => {
    await plant(tx)
    found = await profitSummedOtherwise(tx)
    throw undo
  })
  await expect(planting).rejects.toBe(undo)
  return found
}

test.each(Object.entries(wrongSums))('%s is found', async (_what, plant) => {
  await sumProfit(db)
  expect(await differencesAfter(plant)).not.toEqual([])
  expect(await profitSummedOtherwise(db)).toEqual([])
})

test('what was posted and never summed is found', async () => {
  await ledger.post({ kind: 'capture', which: 0, hours: 5, cents: [1, 2, 3, 4, 5] })
  expect(await differencesAfter(forgetUnsummed)).not.toEqual([])
})
