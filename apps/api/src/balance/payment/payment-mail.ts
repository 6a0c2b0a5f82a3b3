import { brandName } from '@showroom/contract/payment/card-brands'
import { deadlineText } from '@showroom/contract/shared/deadline'
import { dollars } from '@showroom/contract/shared/money-text'
import { accountById } from '../../account/account.store.ts'
import { pageOf, type Reader, to } from '../../account/letters.ts'
import type { JobHandlers } from '../../platform/jobs/job.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { Posting } from '../../platform/mail/post.ts'
import { balanceOf } from '../balance.ts'
import type { MailDeps } from '../negative/negative-mail.ts'
import { accountsOfParty } from '../party.store.ts'
import { type BalancePayment, paymentById } from './balance-payment.store.ts'
import { balancePaid } from './settle-payment.ts'

/** The receipt: to everybody who speaks for whose balance it is. */
export const paymentHandlers = ({ db, post, publicUrl }: MailDeps): JobHandlers => ({
  balance_paid: async (payload, job) => {
    const payment = await paymentById(db, balancePaid.parse(payload).balancePaymentId)
    const postings: Posting[] = []
    for (const accountId of payment ? await accountsOfParty(db, payment) : []) {
      const account = await accountById(db, accountId)
      if (!payment || !account || account.email === '') continue
      const { availableCents } = await balanceOf(db, payment)
      postings.push({
        letter: receiptOf({ account, publicUrl }, payment, availableCents),
        showroomId: null,
        at: job.now,
        cause: `${job.cause} mailed to ${accountId}`,
      })
    }
    await job.finish(async (tx) => {
      for (const posting of postings) await post(tx, posting)
    })
  },
})

const receiptOf = (
  reader: Reader,
  { publicId, paidCents, paidAt, cardBrand, cardLast4 }: BalancePayment,
  availableCents: number,
): Letter => {
  const paid = dollars(paidCents ?? 0)
  const when = paidAt ? ` on ${deadlineText(paidAt)} (Pacific)` : ''
  return {
    to: to(reader),
    subject: `Receipt: ${paid} paid into your balance`,
    preview: `Your available balance is ${dollars(availableCents)} now.`,
    paragraphs: [
      `Hello ${reader.account.firstName}.`,
      `We have charged ${paid} to your ${brandName(cardBrand)} ending in ${cardLast4}${when}. It stands in your statement as “Negative payment”.`,
      `Your available balance is ${dollars(availableCents)} now.`,
      `Receipt number: ${publicId}`,
    ],
    action: { label: 'See your balance', url: pageOf(reader, '/account/balance') },
  }
}
