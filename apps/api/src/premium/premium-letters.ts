import { premiumGraceDays } from '@showroom/contract/policy/figures'
import { dayAndHour, shownDay } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import { pageOf, type Reader, to } from '../account/letters.ts'
import type { Letter } from '../platform/mail/letter.ts'
import type { PremiumInvoice } from './premium-invoice.store.ts'
import { graceUntil } from './premium.rules.ts'
import type { Premium, Told } from './premium.store.ts'

const dayOf = (at: Date | null): string => (at === null ? '' : shownDay(dayAndHour(at).day))
const action = (reader: Reader) => ({ label: 'See your plan', url: pageOf(reader, '/account/plan') })

export const receiptLetter = (reader: Reader, invoice: PremiumInvoice, { periodEnd }: Told): Letter => ({
  to: to(reader),
  subject: `Receipt: ${dollars(invoice.amountCents)} for Showroom Premium`,
  preview: `Invoice ${invoice.number}, until ${dayOf(periodEnd)}.`,
  paragraphs: [
    `Hello ${reader.account.firstName}.`,
    `We have charged ${dollars(invoice.amountCents)} for Showroom Premium from ${dayOf(invoice.periodFrom)} to ${dayOf(invoice.periodTo)}, invoice ${invoice.number}.`,
    'Clients see your color and your logo. You can cancel whenever you like; it then ends with what is paid for.',
  ],
  action: action(reader),
})

export const endingLetter = (reader: Reader, { periodEnd }: Told): Letter => ({
  to: to(reader),
  subject: `Showroom Premium ends on ${dayOf(periodEnd)}`,
  preview: 'Nothing is charged any more.',
  paragraphs: [
    `Hello ${reader.account.firstName}.`,
    `You have canceled Showroom Premium. Everything stays as it is until ${dayOf(periodEnd)}, and nothing is charged any more. Until then you can resume it with one click.`,
  ],
  action: action(reader),
})

export const pastDueLetter = (reader: Reader, { pastDueSince }: Told): Letter => {
  const until = pastDueSince === null ? '' : dayOf(graceUntil(pastDueSince))
  return {
    to: to(reader),
    subject: 'Your card was refused for Showroom Premium',
    preview: `Your showroom stays Premium until ${until}.`,
    paragraphs: [
      `Hello ${reader.account.firstName}.`,
      `Your bank refused the renewal of Showroom Premium. Your showroom stays Premium for ${premiumGraceDays} days, until ${until}: please pay with another card by then. After that it goes on with the Free plan.`,
    ],
    action: action(reader),
  }
}

export const endedLetter = (reader: Reader, { state }: Premium): Letter => ({
  to: to(reader),
  subject: 'Showroom Premium has ended',
  preview: 'Your showroom goes on with the Free plan.',
  paragraphs: [
    `Hello ${reader.account.firstName}.`,
    state === 'past_due'
      ? 'The renewal of Showroom Premium was not paid, and it has ended. Nothing is owed.'
      : 'Showroom Premium has ended, as you asked.',
    'Your showroom goes on with the Free plan, in our colors. Your own color and logo are kept: when you subscribe again, they are back at once.',
  ],
  action: action(reader),
})
