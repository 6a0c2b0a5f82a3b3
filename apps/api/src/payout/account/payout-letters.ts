import { bankChangeHoldDays } from '@showroom/contract/policy/figures'
import type { PayoutAccountStatus } from '@showroom/contract/payout/payout-choices'
import { payoutFailure } from '@showroom/contract/payout/payout-failure.messages'
import { payoutMessages as say } from '@showroom/contract/payout/payout.messages'
import { deadlineText } from '@showroom/contract/shared/deadline'
import { dollars } from '@showroom/contract/shared/money-text'
import { pageOf } from '../../account/letters.ts'
import type { Queries } from '../../platform/db/db.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import type { PayoutAccount } from './payout-account.store.ts'

type Posting = Pick<PayoutDeps, 'now' | 'post' | 'publicUrl'>
type Reader = Pick<PayoutAccount, 'legalName' | 'notificationEmail'>

const settings = '/payout_setup'

const letterTo = (
  { legalName, notificationEmail }: Reader,
  deps: Posting,
  words: Pick<Letter, 'subject' | 'preview' | 'paragraphs'>,
): Letter => ({
  to: { name: legalName, address: notificationEmail },
  ...words,
  action: { label: 'See your payouts', url: pageOf(deps, settings) },
})

const post = async (
  tx: Queries,
  deps: Posting,
  { reader, cause, ...words }: { reader: Reader; cause?: string } & Parameters<typeof letterTo>[2],
) => {
  // Whoever has left is not written to.
  if (reader.notificationEmail === '') return
  const letter = letterTo(reader, deps, words)
  await deps.post(tx, { letter, showroomId: null, at: deps.now(), ...(cause ? { cause } : {}) })
}

/** To the address that stood there before: its owner can still stop it. */
export const postBankChanged = (
  tx: Queries,
  deps: Posting,
  { before, until }: { before: PayoutAccount; until: Date },
) =>
  post(tx, deps, {
    reader: before,
    subject: 'Your bank account for payouts was changed',
    preview: 'If it was not you, act now.',
    paragraphs: [
      `The bank account that your payouts go to was changed just now. The one before ended in ${before.bankLast4}.`,
      `For your safety nothing is paid out for ${bankChangeHoldDays} days, until ${deadlineText(until)} (Pacific).`,
      'If it was not you, change your password at once and write to us.',
    ],
  })

const sentences: Record<PayoutAccountStatus, string> = {
  not_started: 'Your payout account has not been started.',
  information_needed: 'Our payment partner needs more from you before you can be paid.',
  in_review: 'Our payment partner is looking at your details.',
  active: 'Your payout account is active: you can be paid.',
  restricted: 'Our payment partner has restricted your payout account.',
}

export const postStatusLetter = (
  tx: Queries,
  deps: Posting,
  { to, status }: { to: PayoutAccount; status: PayoutAccountStatus },
) =>
  post(tx, deps, {
    reader: to,
    subject: `Your payout account: ${say.statuses[status]}`,
    preview: sentences[status],
    paragraphs: [sentences[status]],
  })

type Paid = { account: PayoutAccount; publicId: string; amountCents: number; bankLast4: string }

export const postPaid = (tx: Queries, deps: Posting, paid: Paid) =>
  post(tx, deps, {
    reader: paid.account,
    cause: `payout paid ${paid.publicId}`,
    subject: `${dollars(paid.amountCents)} are in your bank account`,
    preview: `Account ending in ${paid.bankLast4}.`,
    paragraphs: [
      `${dollars(paid.amountCents)} have been paid to your bank account ending in ${paid.bankLast4}.`,
    ],
  })

const whyCanceled = {
  balance: 'Something was given back meanwhile, so there is less in your balance than was to be paid.',
  admin: 'We took it out of what is being paid now, and look at it.',
}

/** Nothing of it has left: it stays in the balance. */
export const postCanceled = (
  tx: Queries,
  deps: Posting,
  { why, ...canceled }: Omit<Paid, 'bankLast4'> & { why: keyof typeof whyCanceled },
) =>
  post(tx, deps, {
    reader: canceled.account,
    cause: `payout canceled ${canceled.publicId}`,
    subject: `Your payout of ${dollars(canceled.amountCents)} was canceled`,
    preview: whyCanceled[why],
    paragraphs: [
      `Your payout of ${dollars(canceled.amountCents)} was canceled before any of it left us. ${whyCanceled[why]}`,
      'What is yours stays in your balance. The next payout takes what is available then.',
    ],
  })

type Returned = Paid & { failureCode: string | null }

export const postReturned = (tx: Queries, deps: Posting, paid: Returned) =>
  post(tx, deps, {
    reader: paid.account,
    cause: `payout returned ${paid.publicId}`,
    subject: `Your bank sent ${dollars(paid.amountCents)} back`,
    preview: 'Please check your bank account.',
    paragraphs: [
      `Your bank did not take ${dollars(paid.amountCents)} for the account ending in ${paid.bankLast4}. The amount is in your balance again.`,
      ...(paid.failureCode === null ? [] : [payoutFailure(paid.failureCode)]),
      'Please check the bank account in your payout settings.',
    ],
  })
