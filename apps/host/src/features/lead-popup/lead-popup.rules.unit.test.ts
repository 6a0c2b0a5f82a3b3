import { describe, expect, test } from 'vitest'
import { isPlaceOfOffer, mayOffer, type OfferMemory, type Visit } from './lead-popup.rules.ts'

const now = new Date('2026-11-23T17:00:00Z')
const aVisit = (telling: Partial<Visit> = {}): Visit => ({
  path: '/category/tile-flooring',
  secondsSeen: 20,
  screensRead: 1,
  pagesSeen: 1,
  isBusy: false,
  isOfTrade: false,
  ...telling,
})
const nothing: OfferMemory = { isSent: false, closedAt: null }
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

test('whoever has looked for 20 seconds and read on is asked', () => {
  expect(mayOffer(aVisit(), nothing, now)).toBe(true)
})

test.each<[string, Partial<Visit>]>([
  ['in the first seconds', { secondsSeen: 19 }],
  ['who has not begun to read', { screensRead: 0.5 }],
  ['while a dialog is open or somebody types', { isBusy: true }],
  ['who sells here', { isOfTrade: true }],
  ['at the checkout', { path: '/checkout' }],
])('nobody is asked %s', (_why, telling) => {
  expect(mayOffer(aVisit(telling), nothing, now)).toBe(false)
})

test('a second page counts as reading, and so does a minute of rest', () => {
  expect(mayOffer(aVisit({ screensRead: 0, pagesSeen: 2 }), nothing, now)).toBe(true)
  expect(mayOffer(aVisit({ screensRead: 0, secondsSeen: 60 }), nothing, now)).toBe(true)
})

test('closed, it stays away for 30 days', () => {
  expect(mayOffer(aVisit(), { isSent: false, closedAt: daysAgo(29.9) }, now)).toBe(false)
  expect(mayOffer(aVisit(), { isSent: false, closedAt: daysAgo(30) }, now)).toBe(true)
})

test('sent, it never comes again', () => {
  expect(mayOffer(aVisit(), { isSent: true, closedAt: null }, now)).toBe(false)
  expect(mayOffer(aVisit(), { isSent: true, closedAt: daysAgo(400) }, now)).toBe(false)
})

describe('the places', () => {
  test.each(['/', '/department/tile', '/category/tile-flooring', '/product/abc', '/our-brands', '/faq'])(
    '%s is one',
    (path) => expect(isPlaceOfOffer(path)).toBe(true),
  )
  test.each([
    '/cart',
    '/checkout',
    '/checkout-payment',
    '/thankyou',
    '/login',
    '/register',
    '/register/contractor',
    '/account',
    '/account/leads',
    '/your_orders/abc',
    '/verify/abc',
    '/projects/abc',
    '/contact',
    '/embed/sign-in',
    '/embed/checkout',
    '/404',
  ])('%s is none', (path) => expect(isPlaceOfOffer(path)).toBe(false))
})
