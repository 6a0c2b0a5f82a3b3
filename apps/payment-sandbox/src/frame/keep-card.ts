import type { CardErrors, TokenizedCard } from '@showroom/contract/payment/card-frame'
import { type CardEntry, cardSentences, digitsOf, entryErrors, expiryOf } from '../card/card-entry.rules.ts'
import { testCardOf } from '../card/test-cards.ts'
import type { SandboxDeps } from '../http/stripe-route.ts'
import { newPaymentMethod } from '../payment-method/new-payment-method.ts'

type Kept = { card: TokenizedCard } | { errors: CardErrors }

/** Number and CVC are read here and go nowhere: not to the database, not to a log. */
export const keepCard = async ({ db, now }: SandboxDeps, entry: CardEntry): Promise<Kept> => {
  const number = digitsOf(entry.card_number)
  const errors = entryErrors(entry, now())
  if (testCardOf(number) === null) errors.card_number = [cardSentences.card_number]
  const expiry = expiryOf(entry.exp_date, now())
  if (expiry === null || Object.keys(errors).length > 0) return { errors }
  const name = entry.name_on_Card.trim()
  const made = await db.transaction((tx) => newPaymentMethod(tx, { number, expiry, name, now: now() }))
  if (made === null) return { errors: { card_number: [cardSentences.card_number] } }
  return {
    card: {
      payment_method_id: made.id,
      brand: made.brand,
      last4: made.last4,
      exp_month: made.expMonth,
      exp_year: made.expYear,
    },
  }
}
