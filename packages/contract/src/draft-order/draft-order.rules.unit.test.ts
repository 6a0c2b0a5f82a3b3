import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfDay } from '../shared/day.ts'
import {
  allowedByLink,
  allowedWithDraftOrder,
  draftOrderStateOf,
  draftOrderStates,
  isLinkOver,
  isValidityAllowed,
  missingUnits,
  standardValidity,
} from './draft-order.rules.ts'

const now = new Date('2026-11-23T17:00:00Z')
const never = { sentAt: null, approvedAt: null, declinedAt: null, withdrawnAt: null, orderedAt: null }
const stateWith = (moments: object, until = '2026-12-07', at = now) =>
  draftOrderStateOf({ ...never, validUntil: until, ...moments }, at)

test('it is open until it is sent, and what was answered stays so after its time', () => {
  expect(stateWith({})).toBe('open')
  expect(stateWith({}, '2026-11-01')).toBe('open')
  expect(stateWith({ sentAt: now })).toBe('sent')
  expect(stateWith({ sentAt: now }, '2026-11-22')).toBe('expired')
  expect(stateWith({ sentAt: now, withdrawnAt: now })).toBe('withdrawn')
  expect(stateWith({ sentAt: now, declinedAt: now }, '2026-11-01')).toBe('declined')
  expect(stateWith({ sentAt: now, approvedAt: now }, '2026-11-01')).toBe('approved')
  expect(stateWith({ sentAt: now, approvedAt: now, orderedAt: now })).toBe('ordered')
})

test('the day until which it is good belongs to it, by the marketplace’s clock', () => {
  const over = endOfDay('2026-12-07')
  expect(stateWith({ sentAt: now }, '2026-12-07', new Date(over.getTime() - 1))).toBe('sent')
  expect(stateWith({ sentAt: now }, '2026-12-07', over)).toBe('expired')
})

test('it is good for 14 days unless its Pro says otherwise, from today on and for 90 days at most', () => {
  expect(standardValidity(now)).toBe('2026-12-07')
  expect(isValidityAllowed('2026-11-22', now)).toBe(false)
  expect(isValidityAllowed('2026-11-23', now)).toBe(true)
  expect(isValidityAllowed('2027-02-21', now)).toBe(true)
  expect(isValidityAllowed('2027-02-22', now)).toBe(false)
})

test('nobody changes what somebody may have seen, and what was answered is answered once', () => {
  const moments = {
    open: {},
    sent: { sentAt: now },
    approved: { sentAt: now, approvedAt: now },
    ordered: { sentAt: now, approvedAt: now, orderedAt: now },
    declined: { sentAt: now, declinedAt: now },
    expired: { sentAt: now, validUntil: '2026-11-22' },
    withdrawn: { sentAt: now, withdrawnAt: now },
  }
  for (const state of draftOrderStates) {
    const found = { ...never, validUntil: '2026-12-07', ...moments[state] }
    expect(draftOrderStateOf(found, now)).toBe(state)
    const [pro, client] = [allowedWithDraftOrder(state), allowedByLink(found, now)]
    expect(pro.edit && (client.approve || client.decline)).toBe(false)
    if (['ordered', 'declined', 'expired', 'withdrawn'].includes(state))
      expect({ ...pro, ...client }).toEqual({
        edit: false,
        remove: false,
        send: false,
        withdraw: false,
        approve: false,
        decline: false,
      })
  }
})

test('a link takes no approval after its day, and says for 30 more what became of it', () => {
  const approved = { ...never, validUntil: '2026-12-07', sentAt: now, approvedAt: now }
  const [lastDay, lastTold] = [endOfDay('2026-12-07'), endOfDay('2027-01-06')]
  const before = (moment: Date) => new Date(moment.getTime() - 1)
  expect(allowedByLink(approved, before(lastDay)).approve).toBe(true)
  expect(allowedByLink(approved, lastDay).approve).toBe(false)
  for (const became of [
    approved,
    { ...approved, orderedAt: now },
    { ...approved, approvedAt: null, declinedAt: now },
  ]) {
    expect(isLinkOver(became, before(lastTold))).toBe(false)
    expect(isLinkOver(became, lastTold)).toBe(true)
  }
  expect(isLinkOver({ ...approved, approvedAt: null }, lastDay)).toBe(true)
  expect(isLinkOver({ ...approved, withdrawnAt: now }, now)).toBe(true)
})

test('however often it is approved, a cart has no more of it than was approved', () => {
  const units = fc.integer({ min: 0, max: 9_999 })
  fc.assert(
    fc.property(units, units, (wanted, inCart) => {
      const after = inCart + missingUnits(wanted, inCart)
      expect(after).toBe(Math.max(wanted, inCart))
      expect(missingUnits(wanted, after)).toBe(0)
    }),
  )
})
