import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partMoney } from '../pricing/order-money.rules.ts'
import { carrierNames, isTracking, trackingLink } from './carriers.rules.ts'
import { isHeld, orderStatusNames } from './order-status.rules.ts'
import {
  isCount,
  isOtherLot,
  isWhole,
  missingOf,
  shortfallOf,
  shortfallsOf,
  signaturePattern,
} from './receipt.rules.ts'
import {
  canChooseWindow,
  chooseWindowUntil,
  packageStateOf,
  unitsToCharge,
  unitsToPack,
} from './shipment.rules.ts'

test('tracking leads to the page of its carrier, to a telephone, or nowhere', () => {
  expect(trackingLink('ups', '1Z 999 AA1 01 2345 6784')?.url).toBe(
    'https://www.ups.com/track?tracknum=1Z999AA10123456784',
  )
  expect(trackingLink('fedex', '9999 9999 9999')?.url).toMatch(/trknbr=999999999999$/)
  expect(trackingLink('usps', '9400 1000 0000 0000 0000 00')?.label).toBe('USPS 9400100000000000000000')
  expect(trackingLink('freight', '(800) 555-0142')).toEqual({
    url: 'tel:+18005550142',
    label: 'Call (800) 555-0142',
  })
  expect(trackingLink('freight', 'https://freight.example/track?pro=123')).toEqual({
    url: 'https://freight.example/track?pro=123',
    label: 'freight.example',
  })
  expect(trackingLink('freight', 'PRO 123-456')).toBeNull()
  expect(trackingLink('own', '')).toBeNull()
})

test('what could run or carry a password is no tracking, and no link', () => {
  for (const typed of [
    'javascript:alert(1)',
    'http://freight.example',
    'https://a:b@freight.example/',
    '<b>',
  ])
    for (const carrier of carrierNames) {
      expect(isTracking(carrier, typed), `${carrier} ${typed}`).toBe(false)
      const url = trackingLink(carrier, typed)?.url ?? 'https://'
      expect(url).toMatch(/^https:\/\//)
    }
  expect(carrierNames.every((carrier) => isTracking(carrier, ''))).toBe(true)
  expect(isTracking('fedex', '1Z999')).toBe(false)
})

test('whatever is typed, a link is a page of https or a telephone', () => {
  fc.assert(
    fc.property(fc.constantFrom(...carrierNames), fc.string(), (carrier, typed) => {
      const link = trackingLink(carrier, typed)
      expect(link === null || /^(https:\/\/|tel:\+)/.test(link.url)).toBe(true)
    }),
  )
})

test('a line is packed once it is approved, and as far as units are left', () => {
  expect(unitsToPack({ qty: 9, packedQty: 4, status: 'vendor_approved' })).toBe(5)
  expect(unitsToPack({ qty: 9, packedQty: 9, status: 'picked_up' })).toBe(0)
  for (const status of ['waiting_for_approval', 'decline', 'cancle', 'returned', 'delivered'] as const)
    expect(unitsToPack({ qty: 9, packedQty: 0, status })).toBe(0)
})

const line = fc
  .record({
    finalPriceCents: fc.integer({ min: 1, max: 500_000 }),
    feeCents: fc.integer({ min: 0, max: 50_000 }),
    markupCents: fc.integer({ min: 0, max: 100_000 }),
    qty: fc.integer({ min: 1, max: 60 }),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    taxCents: fc.integer({ min: 0, max: 1_000_000 }),
    cuts: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 12 }),
    status: fc.constantFrom(...orderStatusNames.filter(isHeld)),
  })
  .map(({ off, ...made }) => ({ ...made, discountCents: Math.floor(made.markupCents * made.qty * off) }))

test('however a line leaves, no unit is charged twice, and its packages sum to it, no part below zero', () => {
  fc.assert(
    fc.property(line, ({ qty, cuts, status, discountCents, taxCents, ...stack }) => {
      const item = { stack, qty, discountCents, taxCents }
      const whole = partMoney(item, qty, 0)
      let shippedQty = 0
      let charged = { vendorCents: 0, contractorCents: 0, feeCents: 0, taxCents: 0, totalCents: 0 }
      // Packages leave, some of them asked twice; then a click says that the rest left.
      for (const units of [...cuts, ...cuts, qty]) {
        const leaving = unitsToCharge({ qty, shippedQty, status }, units)
        const part = partMoney(item, leaving, shippedQty)
        for (const cents of [part.vendorCents, part.contractorCents, part.feeCents, part.taxCents])
          expect(cents).toBeGreaterThanOrEqual(0)
        charged = {
          vendorCents: charged.vendorCents + part.vendorCents,
          contractorCents: charged.contractorCents + part.contractorCents,
          feeCents: charged.feeCents + part.feeCents,
          taxCents: charged.taxCents + part.taxCents,
          totalCents: charged.totalCents + part.totalCents,
        }
        shippedQty += leaving
        expect(shippedQty).toBeLessThanOrEqual(qty)
        expect(charged.totalCents).toBeLessThanOrEqual(whole.totalCents)
      }
      expect(shippedQty).toBe(qty)
      expect(whole).toMatchObject(charged)
    }),
  )
})

test('a window is chosen until two business days before, changed once, and never of a parcel', () => {
  // A Monday; the Thursday before it is two business days earlier.
  expect(chooseWindowUntil('2026-11-16')).toBe('2026-11-12')
  const of = {
    service: 'curbside',
    deliverFrom: '2026-11-16',
    windowChanges: 0,
    statuses: ['in_progress'],
  } as const
  expect(canChooseWindow(of, '2026-11-12')).toBe(true)
  expect(canChooseWindow(of, '2026-11-13')).toBe(false)
  expect(canChooseWindow({ ...of, windowChanges: 1 }, '2026-11-02')).toBe(false)
  expect(canChooseWindow({ ...of, service: 'parcel' }, '2026-11-02')).toBe(false)
  expect(canChooseWindow({ ...of, statuses: ['cancle'] }, '2026-11-02')).toBe(false)
  expect(canChooseWindow({ ...of, statuses: ['delivered', 'in_progress'] }, '2026-11-02')).toBe(false)
})

test('what is missing, damaged or of another lot is what a claim is opened for', () => {
  const whole = { expected: 9, received: 9, damaged: 0, lot: '', promisedLots: 'B-2207' }
  const short = { ...whole, received: 7, damaged: 1, lot: 'C-1' }
  expect(shortfallOf([whole, short])).toEqual([short])
  expect([missingOf(short), isWhole(whole), isWhole(short)]).toEqual([2, true, false])
  expect(shortfallsOf(short)).toEqual([
    { reason: 'arrived_damaged', units: 1 },
    { reason: 'wrong_lot', units: 6 },
    { reason: 'missing_box', units: 2 },
  ])
  // Of what is broken or not there nobody claims the lot.
  expect(shortfallsOf({ ...short, damaged: 7 }).map(({ reason }) => reason)).toEqual([
    'arrived_damaged',
    'missing_box',
  ])
  for (const wrong of [{ received: 10 }, { received: 4, damaged: 5 }, { damaged: -1 }, { received: -1 }])
    expect(isCount({ ...whole, ...wrong }), JSON.stringify(wrong)).toBe(false)
})

test('a lot is another one by what it says, and not by how it is written', () => {
  const promisedLots = 'B-2207, LOT 26-0413'
  for (const same of ['', ' ', 'B-2207', 'lot b 2207', '2207', '260413, B2207', '26 0413 and b2207'])
    expect(isOtherLot({ lot: same, promisedLots }), same).toBe(false)
  for (const other of ['B-2208', '07', 'Lot C', 'B-2207, B-2208', 'B-22070'])
    expect(isOtherLot({ lot: other, promisedLots }), other).toBe(true)
  expect(isOtherLot({ lot: 'C-1', promisedLots: '' })).toBe(false)
  // With shade and caliber, as makers write them.
  const shaded = 'Lot 26-0419 S3 C8'
  for (const same of ['26-0419', '260419 S3', '0419', '26 0419 s3 c8', 'LOT 26-0419 S3 C8'])
    expect(isOtherLot({ lot: same, promisedLots: shaded }), same).toBe(false)
  for (const other of ['26-0419 S4', '041', 'S3', '26-0491'])
    expect(isOtherLot({ lot: other, promisedLots: shaded }), other).toBe(true)
  expect(isOtherLot({ lot: shaded, promisedLots: '26-0419' })).toBe(false)
})

test('a signature is lines and nothing else', () => {
  for (const drawn of ['M10 20 L30 40', 'M1 1 L2 2 M3 3 L4 4'])
    expect(signaturePattern.test(drawn)).toBe(true)
  for (const drawn of ['M1', '"><script>', 'M1 1 L2 2 C1 1', 'L1 1'])
    expect(signaturePattern.test(drawn)).toBe(false)
})

test('a package is packed, then on its way, then delivered', () => {
  const at = new Date(0)
  expect(packageStateOf({ shippedAt: null, deliveredAt: null })).toBe('packed')
  expect(packageStateOf({ shippedAt: at, deliveredAt: null })).toBe('shipped')
  expect(packageStateOf({ shippedAt: at, deliveredAt: at })).toBe('delivered')
})
