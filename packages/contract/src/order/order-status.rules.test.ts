import { assert, constantFrom, array, boolean, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AccountType, accountTypes } from '../shared/account-types.ts'
import {
  canGoElsewhere,
  cancelUntil,
  canSet,
  disabledOptions,
  isCancelTime,
  isCharged,
  isHeld,
  internalNameOf,
  isShownToVendors,
  moneyOf,
  orderStatuses,
  type OrderStatus,
  orderStatusNames,
  settable,
} from './order-status.rules.ts'

test('where the specification has an internal name in brackets, it is that, and elsewhere the label', () => {
  const others = orderStatusNames.filter((status) => internalNameOf(status) !== orderStatuses[status].label)
  expect(others.map(internalNameOf)).toEqual([
    'Pending Approval',
    'Approved',
    'Not Approved',
    'Ready for Pick Up',
  ])
})

test('there are the 14 statuses of the specification, in its order, spelt as it spells them', () => {
  expect(Object.values(orderStatuses).map(({ label }) => label)).toEqual([
    'Waiting for approval',
    'Vendor Approved',
    'Decline',
    'In Progress',
    'Ready to Pick Up',
    'Accept to Pick Up',
    'Picked Up',
    'Shipping',
    'Shipped',
    'Out For Delivery',
    'Cancle',
    'Return Request',
    'Returned',
    'Delivered',
  ])
})

const signs = { waiting_for_approval: 'w', vendor_approved: 'a', decline: 'd', in_progress: 'p' } as const
const more = { ready_to_pick_up: 'r', accept_to_pick_up: 'A', picked_up: 'P', shipping: 'S' } as const
const most = { shipped: 's', out_for_delivery: 'O', cancle: 'C', return_request: 'Q', returned: 'R' } as const
const signOf: Record<OrderStatus, string> = { ...signs, ...more, ...most, delivered: 'D' }
const written = (statuses: readonly OrderStatus[]) => statuses.map((status) => signOf[status]).join('')

/** From each status: what a Vendor may set, what an Admin, and what an Admin with a reason besides. */
const table: Record<OrderStatus, [vendor: string, admin: string, withReason: string]> = {
  waiting_for_approval: ['adpr', 'adprAPSsOCD', ''],
  vendor_approved: ['dpr', 'dprAPSsOCD', ''],
  decline: ['', '', 'C'],
  in_progress: ['adr', 'adrAPSsOCD', ''],
  ready_to_pick_up: ['adp', 'adpAPSsOCD', ''],
  accept_to_pick_up: ['', 'PSsOCD', ''],
  picked_up: ['', 'SsOCD', ''],
  shipping: ['', 'PsOCD', ''],
  shipped: ['', 'PSOCD', 'Q'],
  out_for_delivery: ['', 'PSsCD', 'Q'],
  cancle: ['', '', ''],
  return_request: ['', 'PSsOCRD', ''],
  returned: ['', '', 'PSsOCD'],
  delivered: ['', 'PSsOCQ', ''],
}

describe.each(orderStatusNames)('from %s', (from) => {
  const [vendor, admin, withReason] = table[from]
  const cells = accountTypes.flatMap((role) => orderStatusNames.map((to) => [role, to] as const))
  test.each(cells)('%s to %s', (role, to) => {
    const allowed = { User: '', Contractor: '', Vendor: vendor, Admin: admin }[role]
    expect(canSet(role, { from, to })).toBe(allowed.includes(signOf[to]))
    const besides = role === 'Admin' ? withReason : ''
    expect(canSet(role, { from, to, hasReason: true })).toBe((allowed + besides).includes(signOf[to]))
  })
})

const disabledFor = (role: AccountType, from: OrderStatus) =>
  disabledOptions(from, settable(role, from, true))

test('from Accept to Pick Up on the first five options are disabled for everybody', () => {
  for (const from of orderStatusNames.slice(5))
    for (const role of accountTypes) expect(written(disabledFor(role, from)), from).toMatch(/^wadpr/)
})

test('from Picked Up on Accept to Pick Up is disabled too', () => {
  for (const from of orderStatusNames.slice(6))
    expect(disabledFor('Admin', from)).toContain('accept_to_pick_up')
  expect(settable('Admin', 'ready_to_pick_up')).toContain('accept_to_pick_up')
})

test('options from Accept to Pick Up onward are for an Admin alone', () => {
  for (const from of orderStatusNames)
    for (const role of accountTypes.filter((type) => type !== 'Admin'))
      expect(settable(role, from, true).filter((to) => orderStatusNames.indexOf(to) >= 5)).toEqual([])
})

test('a rejected return goes back to Delivered without moving money', () => {
  expect(canSet('Admin', { from: 'return_request', to: 'delivered' })).toBe(true)
  expect(moneyOf('return_request', 'delivered')).toBeNull()
})

test.each([
  ['waiting_for_approval', 'vendor_approved', null],
  ['waiting_for_approval', 'decline', 'release'],
  ['accept_to_pick_up', 'picked_up', 'capture'],
  ['in_progress', 'delivered', 'capture'],
  ['accept_to_pick_up', 'cancle', 'release'],
  ['shipped', 'cancle', 'refund'],
  ['picked_up', 'shipping', null],
  ['delivered', 'return_request', 'suspend'],
  ['return_request', 'returned', 'refund'],
  ['decline', 'cancle', null],
] as const)('%s to %s does to the money: %s', (from, to, effect) => {
  expect(moneyOf(from, to)).toBe(effect)
})

/** The books of one line of 100 cents, kept by nothing but what changes do to money. */
const books = (effects: readonly ReturnType<typeof moneyOf>[]) => {
  const line = { held: 100, charged: 0, released: 0, refunded: 0 }
  for (const effect of effects) {
    if (effect === 'capture') Object.assign(line, { held: line.held - 100, charged: line.charged + 100 })
    if (effect === 'release') Object.assign(line, { held: line.held - 100, released: line.released + 100 })
    if (effect === 'refund') line.refunded = line.charged
  }
  return line
}

test('whoever tries what in whichever order: a line is charged at most once, and never without its hold', () => {
  const step = tuple(constantFrom(...accountTypes), constantFrom(...orderStatusNames), boolean())
  assert(
    property(array(step, { maxLength: 60 }), (steps) => {
      let status: OrderStatus = 'waiting_for_approval'
      const effects: ReturnType<typeof moneyOf>[] = []
      for (const [role, to, hasReason] of steps) {
        if (!canSet(role, { from: status, to, hasReason })) continue
        effects.push(moneyOf(status, to))
        status = to
        const line = books(effects)
        expect(line.held + line.charged + line.released).toBe(100)
        expect(line.held).toBeGreaterThanOrEqual(0)
        expect(line.released).toBeGreaterThanOrEqual(0)
        if (isHeld(status)) expect(line.held).toBe(100)
        if (isCharged(status)) expect(line.charged).toBe(100)
        if (status === 'returned') expect(line.refunded).toBe(100)
        if (status === 'cancle' || status === 'decline') expect(line.charged - line.refunded).toBe(0)
      }
    }),
    { numRuns: 5_000 },
  )
})

test('an order can be cancelled until the last millisecond of the 60th minute, and is then shown to vendors', () => {
  const placedAt = new Date('2026-11-02T18:15:00.000Z')
  expect(cancelUntil(placedAt).toISOString()).toBe('2026-11-02T19:15:00.000Z')
  const after = (ms: number) => new Date(cancelUntil(placedAt).getTime() + ms)
  for (const now of [placedAt, after(-1), after(0)]) {
    expect(isCancelTime(placedAt, now)).toBe(true)
    expect(isShownToVendors(placedAt, now)).toBe(false)
  }
  expect(isCancelTime(placedAt, after(1))).toBe(false)
  expect(isShownToVendors(placedAt, after(1))).toBe(true)
})

test('an order goes elsewhere while all that is left of it is with its vendors', () => {
  expect(canGoElsewhere(['waiting_for_approval', 'cancle', 'accept_to_pick_up'])).toBe(true)
  expect(canGoElsewhere(['waiting_for_approval', 'picked_up'])).toBe(false)
  expect(canGoElsewhere(['returned', 'in_progress'])).toBe(false)
  expect(canGoElsewhere(['cancle', 'decline'])).toBe(false)
})
