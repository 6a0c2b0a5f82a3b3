import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canAnswerDispute,
  canDecideBearer,
  disputeReasonLabel,
  disputeStates,
  holdsReleases,
  isAskedAnew,
  isDisputeOpen,
  isToldLate,
  laterState,
} from './dispute.rules.ts'

const state = fc.constantFrom(...disputeStates)

test('in whatever order a bank’s words come, the dispute ends where the bank is', () => {
  fc.assert(
    fc.property(
      fc.array(state, { maxLength: 6 }),
      fc.constantFrom('won' as const, 'lost' as const),
      (late, end) => {
        const open = late.filter(isDisputeOpen)
        const first = laterState('needs_response', end)
        expect(late.reduce(laterState, first)).toBe(late.includes('won') ? 'won' : end)
        expect(laterState(open.reduce(laterState, 'needs_response'), end)).toBe(end)
      },
    ),
  )
})

test('a bank asks anew with a later day, and never for what is lost', () => {
  const day = new Date('2026-11-10T12:00:00Z')
  const later = new Date('2026-11-20T12:00:00Z')
  const told = { state: 'needs_response', answerBy: later } as const
  expect(isAskedAnew({ state: 'under_review', answerBy: day }, told)).toBe(true)
  expect(isAskedAnew({ state: 'needs_response', answerBy: day }, told)).toBe(true)
  expect(isAskedAnew({ state: 'won', answerBy: day }, told)).toBe(true)
  expect(isAskedAnew({ state: 'lost', answerBy: day }, told)).toBe(false)
  expect(isAskedAnew({ state: 'under_review', answerBy: later }, told)).toBe(false)
  expect(isAskedAnew({ state: 'under_review', answerBy: null }, told)).toBe(true)
  expect(isAskedAnew({ state: 'needs_response', answerBy: null }, told)).toBe(false)
  expect(isAskedAnew({ state: 'under_review', answerBy: day }, { ...told, state: 'won' })).toBe(false)
  expect(isToldLate({ state: 'needs_response', answerBy: later }, { ...told, answerBy: day })).toBe(true)
  expect(isToldLate({ state: 'needs_response', answerBy: later }, told)).toBe(false)
})

test('a bank takes one answer, in time', () => {
  const now = new Date('2026-11-10T12:00:00Z')
  const asked = {
    state: 'needs_response',
    answer: null,
    answeredAt: null,
    answerBy: now,
    bearer: null,
  } as const
  expect(canAnswerDispute(asked, new Date(now.getTime() - 1))).toBe(true)
  expect(canAnswerDispute(asked, now)).toBe(false)
  expect(canAnswerDispute({ ...asked, answerBy: null }, now)).toBe(true)
  const answered = { ...asked, answerBy: null, answer: 'evidence', answeredAt: now } as const
  expect(canAnswerDispute(answered, now)).toBe(false)
  // A crash kept it from the bank.
  expect(canAnswerDispute(answered, new Date(now.getTime() + 600_000))).toBe(true)
  expect(canAnswerDispute({ ...asked, answerBy: null, state: 'under_review' }, now)).toBe(false)
})

test('payouts wait while a dispute is open, and while nobody has said who bears what was lost', () => {
  const held = disputeStates.filter((each) => holdsReleases({ state: each, bearer: null }))
  expect(held).toEqual(['needs_response', 'under_review', 'lost'])
  expect(holdsReleases({ state: 'lost', bearer: 'sellers' })).toBe(false)
  expect(canDecideBearer({ state: 'lost', bearer: null })).toBe(true)
  expect(canDecideBearer({ state: 'won', bearer: null })).toBe(false)
})

test('a reason that we have no words for is said in the bank’s', () => {
  expect(disputeReasonLabel('product_not_received')).toBe('Not received')
  expect(disputeReasonLabel('bank_cannot_process')).toBe('bank cannot process')
})
