import { array, assert, asyncProperty, integer } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder, type TestOrder } from '../order/testing/an-order.ts'
import { openTestDb } from '../testing/test-db.ts'
import {
  type Entry,
  holdEntries,
  type Movement,
  type OrderMovementKind,
  post,
  releaseEntries,
} from './ledger.ts'
import { balanceOf, balancesOf, movementsOf, sumsOf } from './ledger.store.ts'
import { changeEntry, countMovements, removeMovement, saveUnchecked } from './testing/ledger.store.ts'

let db: Awaited<ReturnType<typeof openTestDb>>
let order: TestOrder
beforeAll(async () => {
  db = await openTestDb('seeded')
  order = await anOrder(db)
})
afterAll(() => db.close())

const at = new Date('2026-11-02T18:15:00Z')
let causes = 0

type Telling = Partial<Pick<Movement, 'cause' | 'at' | 'entries'>> & {
  kind?: OrderMovementKind
  orderId?: number
  subOrderId?: number
}

/** A movement of the order's first delivery; say what the test is about. */
const aMovement = (telling: Telling = {}): Movement => {
  causes += 1
  return {
    kind: 'hold',
    cause: `test ${causes}`,
    orderId: order.id,
    subOrderId: order.subOrders[0]?.id ?? 0,
    at,
    entries: holdEntries(87_085),
    ...telling,
  }
}

const posted = (movement: Movement) => db.transaction((tx) => post(tx, movement))

test('a movement is posted once for its cause, also by twenty at once', async () => {
  const movement = aMovement()
  const results = await Promise.all(Array.from({ length: 20 }, () => posted(movement)))
  expect(results.filter(Boolean)).toHaveLength(1)
  expect(await countMovements(db, movement.cause)).toBe(1)
})

test('what does not sum to zero, moves nothing or is not in whole cents is refused and leaves nothing', async () => {
  const lost: Entry[] = [
    { account: 'cash', amountCents: 100 },
    { account: 'tax', amountCents: -99 },
  ]
  const halves: Entry[] = [
    { account: 'cash', amountCents: 0.5 },
    { account: 'tax', amountCents: -0.5 },
  ]
  for (const entries of [lost, halves, [], holdEntries(0)]) {
    const movement = aMovement({ entries })
    await expect(posted(movement)).rejects.toThrow(movement.cause)
    expect(await countMovements(db, movement.cause)).toBe(0)
  }
})

test('the database refuses an unbalanced movement by itself', async () => {
  const entries: Entry[] = [{ account: 'cash', amountCents: 100 }]
  const movement = aMovement({ entries })
  await expect(db.transaction((tx) => saveUnchecked(tx, movement))).rejects.toThrow('does not sum to zero')
  expect(await countMovements(db, movement.cause)).toBe(0)
})

test('nothing that was written is changed or taken away', async () => {
  const movement = aMovement()
  await posted(movement)
  await expect(changeEntry(db, movement.cause)).rejects.toThrow('append-only')
  await expect(removeMovement(db, movement.cause)).rejects.toThrow('append-only')
})

test('an order’s sums tell what is held, charged, released and given back, by delivery', async () => {
  const own = await anOrder(db)
  const [first, second] = own.subOrders.map(({ id }) => id)
  if (!first || !second) throw new Error('The order has three deliveries.')
  const vendor = { account: 'vendor' as const, partyId: own.subOrders[0]?.vendorId ?? 0 }
  const before = await balanceOf(db, vendor)
  const about = (subOrderId: number) => ({ orderId: own.id, subOrderId })
  await posted(aMovement(about(first)))
  await posted(aMovement({ ...about(second), entries: holdEntries(159_084) }))
  const capture: Entry[] = [
    ...releaseEntries(80_000),
    { account: 'cash', amountCents: 80_000 },
    { ...vendor, amountCents: -70_000 },
    { account: 'platform', amountCents: -10_000 },
  ]
  await posted(aMovement({ ...about(first), kind: 'capture', entries: capture }))
  await posted(aMovement({ ...about(first), kind: 'release', entries: releaseEntries(7_085) }))
  const refund: Entry[] = [
    { account: 'cash', amountCents: -500 },
    { ...vendor, amountCents: 500 },
  ]
  await posted(aMovement({ ...about(first), kind: 'refund', entries: refund }))
  // Taken over by another hold: it is held first, and what it stands in for lets go.
  for (const entries of [holdEntries(159_084), releaseEntries(159_084)])
    await posted(aMovement({ ...about(second), kind: 'adjustment', entries }))

  expect(await sumsOf(db, [own.id])).toEqual([
    { ...about(first), heldCents: 0, chargedCents: 80_000, releasedCents: 7_085, refundedCents: 500 },
    { ...about(second), heldCents: 159_084, chargedCents: 0, releasedCents: 0, refundedCents: 0 },
  ])
  expect((await movementsOf(db, own.id)).map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ['hold', 87_085],
    ['hold', 159_084],
    ['capture', 80_000],
    ['release', 7_085],
    ['refund', 500],
    ['adjustment', 159_084],
  ])
  expect((await balanceOf(db, vendor)) - before).toBe(69_500)
  expect(await balancesOf(db, 'vendor')).toContainEqual({
    partyId: vendor.partyId,
    owedCents: before + 69_500,
  })
})

test('however parts are charged and given back, what parties are owed is what the client paid', async () => {
  const shares = array(integer({ min: 1, max: 100_000 }), { minLength: 3, maxLength: 3 })
  await assert(
    asyncProperty(array(shares, { minLength: 1, maxLength: 6 }), async (captures) => {
      const own = await anOrder(db)
      const about = { orderId: own.id, subOrderId: own.subOrders[0]?.id ?? 0 }
      const partyId = 1_000_000 + own.id
      const parts = ([a = 0, b = 0, c = 0]: number[], sign: 1 | -1): Entry[] => [
        { account: 'cash', amountCents: sign * (a + b + c) },
        { account: 'vendor', partyId, amountCents: -sign * a },
        { account: 'contractor', partyId, amountCents: -sign * b },
        { account: 'tax', amountCents: -sign * c },
      ]
      const whole = captures.flat().reduce((sum, cents) => sum + cents, 0)
      await posted(aMovement({ ...about, entries: holdEntries(whole) }))
      for (const capture of captures) {
        const cents = capture.reduce((sum, part) => sum + part, 0)
        await posted(
          aMovement({ ...about, kind: 'capture', entries: [...releaseEntries(cents), ...parts(capture, 1)] }),
        )
      }
      const [back = []] = captures
      await posted(aMovement({ ...about, kind: 'refund', entries: parts(back, -1) }))
      const [sums] = await sumsOf(db, [own.id])
      const given = back.reduce((sum, part) => sum + part, 0)
      expect(sums).toMatchObject({ heldCents: 0, chargedCents: whole, refundedCents: given })
      const owed = captures.slice(1).flatMap((capture) => capture.slice(0, 2))
      const vendorCents = await balanceOf(db, { account: 'vendor', partyId })
      const contractorCents = await balanceOf(db, { account: 'contractor', partyId })
      expect(vendorCents + contractorCents).toBe(owed.reduce((sum, part) => sum + part, 0))
    }),
    { numRuns: 25 },
  )
})

test('a payout is of no order, and what moves a client’s money is of one', async () => {
  const partyId = 2_000_000
  const paid: Entry[] = [
    { account: 'vendor', partyId, amountCents: 500 },
    { account: 'cash', amountCents: -500 },
  ]
  expect(await posted({ kind: 'payout', cause: 'payout of a test', at, entries: paid })).toBe(true)
  expect(await balanceOf(db, { account: 'vendor', partyId })).toBe(-500)
  const ownerless = { ...aMovement({ kind: 'capture' }), orderId: null, subOrderId: null } as never // not of the type
  await expect(db.transaction((tx) => saveUnchecked(tx, ownerless))).rejects.toThrow('ledger_movement_owner')
  const ofAnOrder = { ...aMovement(), kind: 'payout' } as never // not of the type
  await expect(db.transaction((tx) => saveUnchecked(tx, ofAnOrder))).rejects.toThrow('ledger_movement_owner')
})
