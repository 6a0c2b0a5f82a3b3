import type Stripe from 'stripe'
import type { NewCard } from './card.store.ts'
import { newCardOf, savedPaymentMethod } from '../provider/provider-answers.ts'
import { read } from '../provider/provider-reading.ts'

export type Attaching = {
  customerId: string
  paymentMethodId: string
  /** Refuses whoever tries too many cards; one that is tied already is not another. */
  allow: () => Promise<unknown>
}

/**
 * Ties a card to its customer without asking the bank for more: what an order charges, the hold itself asks about.
 * Handed in again, it is tied already.
 */
export const attachCard = async (
  stripe: Stripe,
  { customerId, paymentMethodId, allow }: Attaching,
): Promise<NewCard | null> => {
  const before = read(savedPaymentMethod, await stripe.paymentMethods.retrieve(paymentMethodId))
  const attach = async () => {
    await allow()
    return read(
      savedPaymentMethod,
      await stripe.paymentMethods.attach(paymentMethodId, { customer: customerId }),
    )
  }
  const attached = before.customer === null ? await attach() : before
  // Somebody else's card, or one that a removed account left behind.
  if (attached.id !== paymentMethodId || attached.customer !== customerId) return null
  return newCardOf(attached)
}
