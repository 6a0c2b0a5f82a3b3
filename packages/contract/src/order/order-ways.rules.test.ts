import { expect, test } from 'vitest'
import type { OrderStatus } from './order-status.rules.ts'
import { isOverdue, waysOf } from './order-ways.rules.ts'

const now = new Date('2026-11-26T20:00:00Z')
const line = (status: OrderStatus, shippedQty: number, statusAt = '2026-11-20T20:00:00Z') => ({
  status,
  shippedQty,
  statusAt: new Date(statusAt),
  packageCameAt: null,
  isPriceAsked: false,
})

test('an order leads to its packages, its return and its invoices where there are such', () => {
  const nothing = { track: false, return: false, invoice: false, prices: false }
  expect(waysOf([line('in_progress', 0), line('cancle', 0)], now)).toEqual(nothing)
  // Some of it has left in a package: its line waits for the rest.
  expect(waysOf([line('accept_to_pick_up', 4)], now)).toEqual({ ...nothing, track: true, invoice: true })
  expect(waysOf([line('shipped', 9), line('in_progress', 0)], now)).toMatchObject({ track: true })
  expect(waysOf([line('delivered', 9)], now)).toEqual({ ...nothing, return: true, invoice: true })
  // Reported for 14 days, the day of delivery not counted.
  expect(waysOf([line('delivered', 9, '2026-11-11T20:00:00Z')], now)).toEqual({ ...nothing, invoice: true })
  expect(waysOf([line('delivered', 9, '2026-11-12T20:00:00Z')], now).return).toBe(true)
  // One of its packages has come, the other is on its way.
  const partly = { ...line('shipped', 9), packageCameAt: new Date('2026-11-20T20:00:00Z') }
  expect(waysOf([partly], now)).toEqual({ ...nothing, track: true, return: true, invoice: true })
  const asked = { ...line('in_progress', 0), isPriceAsked: true }
  expect(waysOf([asked], now)).toEqual({ ...nothing, prices: true })
})

test('an order is overdue from the 22nd day on, as long as something of it is still to come', () => {
  const placedOn = (day: string) => new Date(`${day}T20:00:00Z`)
  expect(isOverdue([line('shipped', 9)], placedOn('2026-11-05'), now)).toBe(false)
  expect(isOverdue([line('shipped', 9)], placedOn('2026-11-04'), now)).toBe(true)
  expect(isOverdue([line('waiting_for_approval', 0)], placedOn('2026-11-04'), now)).toBe(true)
  for (const status of ['delivered', 'cancle', 'decline', 'returned'] as const)
    expect(isOverdue([line(status, 0)], placedOn('2026-11-04'), now), status).toBe(false)
})
