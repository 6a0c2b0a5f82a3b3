import { bankChangeHoldDays } from '../policy/figures.ts'
import type { NotPayable } from './payout.rules.ts'
import type { BatchState, PayoutAccountStatus, PayoutState, ShownBatchState } from './payout-choices.ts'

const reasons: Record<NotPayable, string> = {
  not_active: 'Your payout account is not active yet.',
  restricted: 'Payouts are restricted. Please settle your balance or write to us.',
  bank_changed: `Your bank was changed: payouts wait ${bankChangeHoldDays} days.`,
  open: 'A payout is being prepared already.',
  below_minimum: 'Your available balance is below your minimum payout.',
}

const statuses: Record<PayoutAccountStatus, string> = {
  not_started: 'Not started',
  information_needed: 'Information needed',
  in_review: 'In review',
  active: 'Active',
  restricted: 'Restricted',
}

const states: Record<PayoutState, string> = {
  draft: 'Being prepared',
  approved: 'Approved',
  sent: 'On its way',
  paid: 'Paid',
  returned: 'Sent back by the bank',
  canceled: 'Canceled',
}

const batchStates: Record<ShownBatchState | BatchState, string> = {
  draft: 'Draft',
  proposed: 'Waits for a second Admin',
  approved: 'Approved',
  canceled: 'Canceled',
  sent: 'Sent',
  settled: 'Settled',
  returned: 'Partly returned',
}

/** What is said of payouts, by the server and on both sides of a form. */
export const payoutMessages = {
  routingDigits: 'A routing number has nine digits.',
  routingChecksum: 'Routing number fails the checksum.',
  accountDigits: 'An account number has 4 to 17 digits.',
  accountDiffers: 'The two account numbers differ.',
  bankRefused: 'The bank account was not taken. Please check its numbers.',
  identityRefused: 'These details were not taken. Please check them.',
  enterAgain: 'Please enter the details anew.',
  statement: 'A statement name has 5 to 22 letters, digits and spaces, and at least one letter.',
  schedule: 'Please choose a day for the schedule.',
  minimum: 'The minimum payout is between $1.00 and $100,000.00.',
  certify: 'Please certify the form by signing it.',
  signature: 'Please sign with your legal name.',
  wrongCode: 'That code is not right, or it is too old.',
  codeSent: 'We have mailed you a code. It is good for 10 minutes.',
  saved: 'Your payout settings are saved.',
  bankHeld: `Your bank is changed. Payouts wait ${bankChangeHoldDays} days, and we have told the address we had before.`,
  noParty: 'You have no showroom and no catalogue to be paid for yet.',
  noProvider: 'Payouts are not arranged on this server.',
  unavailable: 'Our payment partner does not answer. Please try again.',
  askedFor: 'Your payout is being prepared.',
  reasons,
  statuses,
  states,
  batchStates,
  missing: {
    name: 'Your legal name and what kind of entity you are',
    ssn: 'The last four digits of your Social Security number',
    ein: 'An Employer Identification Number that fits the legal name',
    birthDate: 'Your date of birth',
    address: 'Your business address',
    bank: 'A bank account',
    terms: 'Your consent to the terms of our payment partner',
    elsewhere: 'A few more answers, on our payment partner’s page',
  },
  file: ['Made (Pacific)', 'Amount (USD)', 'Bank ends in', 'State', 'Paid (Pacific)', 'What went wrong'],
  nothingDue: 'Nobody can be paid out right now.',
  proposed: 'Proposed. Another Admin approves it.',
  approved: 'Approved. Its payouts are on their way.',
  canceled: 'Canceled.',
  notYours: 'Who proposes a batch does not approve it: another Admin does.',
  decided: 'This batch was decided already.',
  codeNeeded: 'Please give a fresh one-time code first.',
  removed: 'Taken out of the batch.',
  underWay: 'A payout to you is under way. You can delete your account when it has arrived.',
} as const

/** The words that are signed: IRS form W-9, Part II. Kept with each signature by their day. */
export const w9 = {
  version: '2024-03',
  words: [
    'The number shown on this form is my correct taxpayer identification number.',
    'I am not subject to backup withholding because I am exempt from it, or have not been notified by the IRS that I am subject to it, or have been notified that I no longer am.',
    'I am a U.S. citizen or other U.S. person.',
    'Any FATCA code entered on this form is correct.',
  ],
  oath: 'Under penalties of perjury, I certify these statements.',
} as const
