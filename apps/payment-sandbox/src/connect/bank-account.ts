import type { Behavior } from '../card/test-cards.ts'
import { refuseRequest } from '../http/stripe-error.ts'
import { newId } from '../ids.ts'

/** What becomes of a payout to it: Stripe's published test numbers, and after them ours. */
const outcomes: Record<string, BankOutcome> = {
  '000123456789': 'paid',
  '000111111116': 'no_account',
  '000111111113': 'account_closed',
  '000222222227': 'insufficient_funds',
  '000333333335': 'debit_not_authorized',
  '000444444440': 'invalid_currency',
  '000777777771': 'paid_at_once',
  '000777777789': 'failed_after_paid',
  '000777777797': 'error_after_success',
}

export type BankOutcome =
  | 'paid'
  | 'no_account'
  | 'account_closed'
  | 'insufficient_funds'
  | 'debit_not_authorized'
  | 'invalid_currency'
  | 'paid_at_once'
  | 'failed_after_paid'
  | 'error_after_success'

export type Bank = {
  id: string
  bankName: string
  last4: string
  routingNumber: string
  holderName: string | null
  outcome: BankOutcome
}

/** Each is paid at once but a good one, which takes its days. */
export const isQuick = (outcome: BankOutcome): boolean => outcome !== 'paid'
export const failureOf = (outcome: BankOutcome): string | null =>
  outcome === 'paid' ||
  outcome === 'paid_at_once' ||
  outcome === 'error_after_success' ||
  outcome === 'failed_after_paid'
    ? null
    : outcome
export const spoils = (bank: Bank | null): Behavior =>
  bank?.outcome === 'error_after_success' ? 'error_after_success' : 'succeeds'

const weights = [3, 7, 1]

const passesChecksum = (routing: string): boolean =>
  [...routing].reduce((sum, digit, at) => sum + Number(digit) * (weights[at % 3] ?? 0), 0) % 10 === 0

type Typed = {
  routing_number: string
  account_number: string
  account_holder_name?: string | null | undefined
}

/** Takes test numbers only, so that nobody's real account can be kept. */
export const bankOf = (typed: Typed, param: string): Bank => {
  const { routing_number: routingNumber, account_number: number } = typed
  if (!/^\d{9}$/.test(routingNumber) || !passesChecksum(routingNumber))
    refuseRequest(`Invalid routing number for US: ${routingNumber.slice(0, 9)}.`, {
      code: 'routing_number_invalid',
      param: `${param}[routing_number]`,
    })
  const outcome = outcomes[number]
  if (outcome === undefined)
    return refuseRequest('You must use a test bank account number in test mode. Try 000123456789.', {
      code: 'account_number_invalid',
      param: `${param}[account_number]`,
    })
  return {
    id: newId('ba'),
    bankName: 'STRIPE TEST BANK',
    last4: number.slice(-4),
    routingNumber,
    holderName: typed.account_holder_name ?? null,
    outcome,
  }
}

export const bankAnswer = (one: Bank, accountId: string | null) => ({
  id: one.id,
  object: 'bank_account',
  ...(accountId === null ? {} : { account: accountId, default_for_currency: true, metadata: {} }),
  account_holder_name: one.holderName,
  account_holder_type: null,
  account_type: null,
  bank_name: one.bankName,
  country: 'US',
  currency: 'usd',
  fingerprint: `bank${one.routingNumber}${one.last4}`,
  last4: one.last4,
  routing_number: one.routingNumber,
  status: 'new',
})
