import { expect, test } from 'vitest'
import { payoutFailure } from './payout-failure.messages.ts'

test('why a bank sent a payout back is a sentence, also of a code that nobody knew', () => {
  expect(payoutFailure('no_account')).toBe('The bank found no account with these numbers.')
  expect(payoutFailure('moon_phase')).toBe('The reason that was given is “moon phase”.')
})
