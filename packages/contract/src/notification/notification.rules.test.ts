import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMs } from '../shared/time.ts'
import type { NotificationKind } from './notification-kinds.ts'
import { notificationKindNames } from './notification-kinds.ts'
import {
  canMute,
  choiceOf,
  isMailed,
  isQuiet,
  mailDueAt,
  pathOf,
  ringDueAt,
  unchosen,
} from './notification.rules.ts'

// Pacific is eight hours behind in winter, seven in summer.
const at = (text: string) => new Date(text)
const night = { from: '22:00', to: '07:00' }
const nothing = { inApp: false, eMail: false, push: false, sms: false }

const due = (kind: NotificationKind, when: string, times: Partial<Parameters<typeof mailDueAt>[1]>) =>
  mailDueAt(kind, { isDigest: false, quietHours: null, ...times }, at(when)).toISOString()

describe('what is chosen', () => {
  test('of orders, payments and security nothing is turned off', () => {
    expect(choiceOf('order_placed', nothing)).toEqual({ inApp: true, eMail: true, push: true, sms: true })
    expect(choiceOf('new_device', nothing)).toEqual({ inApp: true, eMail: true, push: true, sms: true })
    expect(canMute('new_device')).toBe(false)
  })

  test('what has a letter of its own goes on being written, and is not mailed a second time', () => {
    expect(choiceOf('project_invited', nothing)).toEqual({
      inApp: false,
      eMail: true,
      push: false,
      sms: false,
    })
    expect(isMailed('project_invited', unchosen)).toBe(false)
    expect(isMailed('project_joined', unchosen)).toBe(true)
    expect(isMailed('project_joined', nothing)).toBe(false)
  })
})

describe('quiet hours', () => {
  test('go past midnight where they end before they begin', () => {
    expect(isQuiet(at('2026-11-24T06:00:00Z'), night)).toBe(true)
    expect(isQuiet(at('2026-11-24T14:59:00Z'), night)).toBe(true)
    expect(isQuiet(at('2026-11-24T15:00:00Z'), night)).toBe(false)
    expect(isQuiet(at('2026-11-23T20:00:00Z'), { from: '12:00', to: '13:00' })).toBe(true)
    expect(isQuiet(at('2026-11-23T21:00:00Z'), { from: '12:00', to: '13:00' })).toBe(false)
  })
})

describe('a mail leaves', () => {
  test('at once, where there is no digest and no quiet hour', () => {
    expect(due('project_joined', '2026-11-23T20:00:00Z', {})).toBe('2026-11-23T20:00:00.000Z')
  })

  test('when the quiet hours are over', () => {
    expect(due('project_joined', '2026-11-24T07:30:10Z', { quietHours: night })).toBe(
      '2026-11-24T15:00:00.000Z',
    )
  })

  test('with the digest, the next morning at eight', () => {
    expect(due('project_joined', '2026-11-23T20:00:00Z', { isDigest: true })).toBe('2026-11-24T16:00:00.000Z')
  })

  test('with the digest after the quiet hours, where these last into the morning', () => {
    const quietHours = { from: '20:00', to: '09:30' }
    expect(due('project_joined', '2026-11-23T20:00:00Z', { isDigest: true, quietHours })).toBe(
      '2026-11-24T17:30:00.000Z',
    )
  })

  test('at once, in the middle of the night, where it is about security', () => {
    const times = { isDigest: true, quietHours: night }
    expect(due('new_device', '2026-11-24T07:30:00Z', times)).toBe('2026-11-24T07:30:00.000Z')
  })

  test('at eight on the mornings on which the clock was changed, too', () => {
    expect(due('project_joined', '2026-11-01T07:00:00Z', { isDigest: true })).toBe('2026-11-01T16:00:00.000Z')
    expect(due('project_joined', '2026-03-08T08:00:00Z', { isDigest: true })).toBe('2026-03-08T15:00:00.000Z')
  })

  test.each(['2026-03-08T09:30:00Z', '2026-03-08T09:45:00Z', '2026-03-08T08:00:00Z'])(
    'when the clock jumps over the end of the quiet hours, at the minute it jumps to: %s',
    (when) => {
      const quietHours = { from: '22:00', to: '02:30' }
      expect(due('project_joined', when, { quietHours })).toBe('2026-03-08T10:00:00.000Z')
    },
  )

  test('never before it happened, never in quiet hours, and within two days', () => {
    const time = fc
      .record({ hour: fc.nat(23), minute: fc.nat(59) })
      .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
    const hours = fc.record({ from: time, to: time }).filter(({ from, to }) => from !== to)
    // On an ordinary day, and around both nights in which the clock is changed.
    const around = (day: string) =>
      fc.integer({ min: Date.parse(day) - 2 * dayMs, max: Date.parse(day) + 2 * dayMs })
    const moments = fc.oneof(...['2026-05-15', '2026-03-08', '2026-11-01'].map(around))
    fc.assert(
      fc.property(moments, hours, fc.boolean(), (ms, quietHours, isDigest) => {
        const now = new Date(ms)
        const left = mailDueAt('project_joined', { isDigest, quietHours }, now)
        expect(isQuiet(left, quietHours)).toBe(false)
        expect(left.getTime()).toBeLessThan(ms + 2 * dayMs)
        expect(left.getTime()).toBeGreaterThan(ms - 60_000)
      }),
    )
  })
})

describe('a push or a text leaves', () => {
  test('at once, and in quiet hours only when these are over', () => {
    expect(ringDueAt(null, at('2026-11-24T07:30:00Z'))).toEqual(at('2026-11-24T07:30:00Z'))
    expect(ringDueAt(night, at('2026-11-23T20:00:00Z'))).toEqual(at('2026-11-23T20:00:00Z'))
    expect(ringDueAt(night, at('2026-11-24T07:30:00Z'))).toEqual(at('2026-11-24T15:00:00Z'))
  })
})

test('each kind leads somewhere on our own site, or nowhere', () => {
  const facts = { order_id: 'o1', project_id: 'p1' }
  for (const kind of notificationKindNames) expect(pathOf(kind, facts) ?? '/').toMatch(/^\/[\w/?=-]*$/)
  expect(pathOf('order_declined', facts)).toBe('/checkout-payment?order=o1')
  expect(pathOf('order_placed', {})).toBeNull()
})
