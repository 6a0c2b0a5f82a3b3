import { refundableDays } from '@showroom/contract/design-ai/ai-choices'
import { shownMoment } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import { pageOf } from '../../account/letters.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { type Reader, to } from '../account/ai-letters.ts'
import type { Purchase } from './purchase.store.ts'

const action = (reader: Reader) => ({ label: 'Open AI Design', url: pageOf(reader, '/design-ai') })

export const receiptLetter = (
  reader: Reader,
  { publicId, credits, amountCents, paidAt }: Purchase & { paidAt: Date },
): Letter => ({
  to: to(reader),
  subject: `Receipt for ${credits} credits of AI Design`,
  preview: `${dollars(amountCents)}, paid by card.`,
  paragraphs: [
    `Thank you, ${reader.account.fullName}. Your ${credits} credits are there, each for four ideas of a room.`,
    `Receipt ${publicId}, ${shownMoment(paidAt)}: ${credits} credits, ${dollars(amountCents)}, paid by card. Nothing renews by itself.`,
    `What you do not spend can be given back within ${refundableDays} days, under your credits.`,
  ],
  action: action(reader),
})

export const refundLetter = (
  reader: Reader,
  { publicId, refundedCredits, refundedCents }: Purchase,
): Letter => ({
  to: to(reader),
  subject: `${dollars(refundedCents)} for credits of AI Design are on their way back`,
  preview: `${refundedCredits} credits, receipt ${publicId}.`,
  paragraphs: [
    `We have given back ${dollars(refundedCents)} for ${refundedCredits} unspent credits of receipt ${publicId}. Your bank shows it within some days.`,
  ],
  action: action(reader),
})
