import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../shared/day.ts'
import { bankErrors, isRoutingNumber, plainBank } from './bank.rules.ts'
import { heldUntil, isAskedElsewhere, missingWords, statusOf } from './payout-account.rules.ts'
import { payoutStates } from './payout-choices.ts'
import { payoutMessages } from './payout.messages.ts'
import { canDecide, shownBatchState, whyNotPaid } from './payout.rules.ts'
import { isDueSince, isPayoutDay, isSchedule, nextPayoutDay } from './payout-schedule.rules.ts'

describe('a routing number', () => {
  test.each(['110000000', '021000021', '122105155'])('%s is one', (typed) =>
    expect(isRoutingNumber(typed)).toBe(true),
  )
  test.each(['110000001', '000000000', '12345678', '1100000000', 'abcdefghi'])('%s is none', (typed) =>
    expect(isRoutingNumber(typed)).toBe(false),
  )

  test('with one digit mistyped fails the checksum', () =>
    fc.assert(
      fc.property(fc.nat(8), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'122105155']
        digits[at] = String((Number(digits[at]) + by) % 10)
        expect(isRoutingNumber(digits.join(''))).toBe(false)
      }),
    ))

  test('and what is typed beside it are refused by field', () => {
    const typed = { routing_number: '110000001', account_number: '12', account_number_again: '13' }
    expect(bankErrors(typed)).toEqual({
      routing_number: ['Routing number fails the checksum.'],
      account_number: [payoutMessages.accountDigits],
      account_number_again: [payoutMessages.accountDiffers],
    })
    const right = {
      routing_number: '1100 00000',
      account_number: '0001-2345 6789',
      account_number_again: '000123456789',
    }
    expect(bankErrors(right)).toEqual({})
    expect(plainBank(right)).toEqual({ routing_number: '110000000', account_number: '000123456789' })
    expect(bankErrors({ ...right, routing_number: '' })).toEqual({
      routing_number: [payoutMessages.routingDigits],
    })
  })
})

describe('a payout account', () => {
  const fine = { isPayable: true, due: [], pending: [], disabledReason: null }
  test.each([
    ['active', fine],
    ['in_review', { ...fine, isPayable: false, disabledReason: 'requirements.pending_verification' }],
    ['information_needed', { ...fine, isPayable: false, due: ['external_account'] }],
    ['information_needed', { ...fine, due: ['individual.dob.day'] }],
    ['restricted', { ...fine, isPayable: false, disabledReason: 'listed', due: ['external_account'] }],
    ['restricted', { ...fine, isPayable: false, disabledReason: 'rejected.fraud' }],
  ] as const)('is %s', (status, standing) => expect(statusOf(standing)).toBe(status))

  test('names what is missing once, in the order of the form, and what our form does not ask', () => {
    const { missing } = payoutMessages
    expect(missingWords(['company.tax_id', 'external_account', 'company.owners_provided'])).toEqual([
      missing.bank,
      missing.ein,
      missing.elsewhere,
    ])
    expect(missingWords(['individual.dob.day', 'individual.dob.year'])).toEqual([missing.birthDate])
    expect(isAskedElsewhere(['individual.ssn_last_4'])).toBe(false)
    expect(isAskedElsewhere(['representative.phone'])).toBe(true)
  })

  test('is held three days after its bank was changed', () =>
    expect(heldUntil(new Date('2026-11-23T10:00:00Z'))).toEqual(new Date('2026-11-26T10:00:00Z')))
})

describe('a schedule', () => {
  const friday = { schedule: 'weekly', day: 5 } as const
  test('pays on its day alone', () => {
    expect(isPayoutDay(friday, '2026-11-27')).toBe(true)
    expect(isPayoutDay(friday, '2026-11-26')).toBe(false)
    expect(isPayoutDay({ schedule: 'monthly', day: 15 }, '2026-12-15')).toBe(true)
    expect(isPayoutDay({ schedule: 'manual', day: null }, '2026-11-27')).toBe(false)
    expect(nextPayoutDay({ schedule: 'monthly', day: 15 }, '2026-11-16')).toBe('2026-12-15')
    expect(nextPayoutDay({ schedule: 'manual', day: null }, '2026-11-16')).toBeNull()
  })

  test('has a day that every week or month has', () => {
    expect(isSchedule({ schedule: 'weekly', day: 6 })).toBe(false)
    expect(isSchedule({ schedule: 'weekly', day: null })).toBe(false)
    expect(isSchedule({ schedule: 'monthly', day: 29 })).toBe(false)
    expect(isSchedule({ schedule: 'monthly', day: 28 })).toBe(true)
    expect(isSchedule({ schedule: 'manual', day: 1 })).toBe(false)
  })

  test('that was slept through is due on waking, and the day after it is not due again', () => {
    expect(isDueSince(friday, { after: '2026-11-25', today: '2026-11-29' })).toBe(true)
    expect(isDueSince(friday, { after: '2026-11-27', today: '2026-11-28' })).toBe(false)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 28 }), fc.nat(400), (day, offset) => {
        const monthly = { schedule: 'monthly', day } as const
        const from = addDays('2026-01-01', offset)
        const next = nextPayoutDay(monthly, from)
        expect(next !== null && next >= from && isPayoutDay(monthly, next)).toBe(true)
        expect(isDueSince(monthly, { after: addDays(from, -1), today: next ?? '' })).toBe(true)
      }),
    )
  })
})

describe('a payout', () => {
  const now = new Date('2026-11-23T10:00:00Z')
  const fine = {
    status: 'active',
    isRestricted: false,
    heldUntil: null,
    hasOpen: false,
    availableCents: 5_000,
    minimumCents: 5_000,
  } as const
  test.each([
    [null, fine],
    [null, { ...fine, heldUntil: now }],
    ['below_minimum', { ...fine, availableCents: 4_999 }],
    ['below_minimum', { ...fine, availableCents: 0, minimumCents: 0 }],
    ['open', { ...fine, hasOpen: true }],
    ['bank_changed', { ...fine, heldUntil: new Date(now.getTime() + 1) }],
    ['not_active', { ...fine, status: 'in_review' }],
    ['restricted', { ...fine, isRestricted: true }],
    ['restricted', { ...fine, status: 'restricted' }],
  ] as const)('is refused for %s', (reason, one) => expect(whyNotPaid(one, now)).toBe(reason))
})

describe('a batch', () => {
  const proposed = { state: 'proposed', proposedBy: 1, adminId: 2, payouts: 1 } as const
  test('is approved by another Admin than who proposed it', () => {
    expect(canDecide('approve', proposed)).toBe(true)
    expect(canDecide('approve', { ...proposed, adminId: 1 })).toBe(false)
    expect(canDecide('approve', { ...proposed, state: 'draft', proposedBy: null })).toBe(false)
    expect(canDecide('approve', { ...proposed, state: 'approved' })).toBe(false)
    expect(canDecide('propose', { ...proposed, state: 'draft', proposedBy: null })).toBe(true)
    expect(canDecide('propose', { ...proposed, state: 'draft', payouts: 0 })).toBe(false)
    expect(canDecide('cancel', { ...proposed, state: 'approved' })).toBe(false)
  })

  test('reads as what became of its payouts', () => {
    expect(shownBatchState('proposed', ['draft'])).toBe('proposed')
    expect(shownBatchState('approved', ['paid', 'approved'])).toBe('approved')
    expect(shownBatchState('approved', ['paid', 'sent'])).toBe('sent')
    expect(shownBatchState('approved', ['paid', 'canceled'])).toBe('settled')
    expect(shownBatchState('approved', ['paid', 'returned'])).toBe('returned')
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...payoutStates)), (states) => {
        if (shownBatchState('approved', states) === 'settled') expect(states).not.toContain('sent')
      }),
    )
  })
})
