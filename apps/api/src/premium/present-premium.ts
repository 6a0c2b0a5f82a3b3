import type { Premium as Shown, PremiumInvoice as ShownInvoice } from '@showroom/contract/premium/premium'
import { premiumMessages as say } from '@showroom/contract/premium/premium.messages'
import { declineSentence } from '../payment/cards/decline-sentence.ts'
import type { Queries } from '../platform/db/db.ts'
import { planOf } from '../showroom/plan.store.ts'
import { mayEmbed } from '../showroom/showroom.ts'
import { invoicesOf, type PremiumInvoice } from './premium-invoice.store.ts'
import { graceUntil, isPaying } from './premium.rules.ts'
import { latestOf, type Premium } from './premium.store.ts'
import { premiumPriceCents } from './subscribe.ts'

const sentenceOf = ({ state, declineCode }: Premium): string | null => {
  if (declineCode !== null) return declineSentence(declineCode)
  return state === 'asked' || state === 'confirming' || state === 'declined' ? say.states[state] : null
}

const presentSubscription = (premium: Premium): NonNullable<Shown['subscription']> => ({
  state: premium.state,
  sentence: sentenceOf(premium),
  confirm_url: premium.confirmUrl,
  period_end: premium.periodEnd?.toISOString() ?? null,
  // What was wished for counts, also while the provider can not be told.
  is_ending: premium.wish !== 'run',
  grace_until: premium.pastDueSince && graceUntil(premium.pastDueSince).toISOString(),
  card_brand: premium.cardBrand,
  card_last4: premium.cardLast4,
})

const presentInvoice = (one: PremiumInvoice): ShownInvoice => ({
  id: one.invoiceId,
  number: one.number,
  amount_cents: one.amountCents,
  state: one.state,
  period_from: one.periodFrom.toISOString(),
  period_to: one.periodTo.toISOString(),
  at: one.madeAt.toISOString(),
  page_url: one.pageUrl,
})

/** Which plan a showroom has, whoever pays for it: one that we gave has no subscription. */
export const presentPremium = async (db: Queries, showroomId: number): Promise<Shown> => {
  const plan = await planOf(db, showroomId)
  const latest = await latestOf(db, showroomId)
  const isPremium = plan !== null && mayEmbed(plan)
  const isRunning = latest !== null && isPaying(latest.state)
  const isAsked = latest?.state === 'asked' || latest?.state === 'confirming'
  return {
    is_premium: isPremium,
    price_cents: premiumPriceCents,
    subscription: latest && presentSubscription(latest),
    invoices: (await invoicesOf(db, showroomId)).map(presentInvoice),
    can: {
      subscribe: !isPremium && !isAsked,
      cancel: isRunning && latest.wish === 'run',
      resume: isRunning && latest.wish === 'end_at_period',
      pay: isRunning && latest.state === 'past_due',
    },
  }
}
