import { createHmac, randomBytes } from 'node:crypto'
import type { CardErrors, TokenizedCard } from '@showroom/contract/payment/card-frame'
import { type CardEntry, cardSentences, digitsOf, entryErrors, expiryOf } from '../card/card-entry.rules.ts'
import { testCardOf } from '../card/test-cards.ts'
import type { SandboxParts } from '../http/stripe-route.ts'
import { newId } from '../ids.ts'
import { addPaymentMethod, fingerprintKey } from '../payment-method/payment-method.store.ts'

type Kept = { card: TokenizedCard } | { errors: CardErrors }

const fingerprintOf = (key: Uint8Array, number: string): string =>
  createHmac('sha256', key).update(number).digest('base64url').replace(/\W|_/g, '').slice(0, 16)

/** Number and CVC are read here and go nowhere: not to the database, not to a log. */
export const keepCard = async ({ db, now }: SandboxParts, entry: CardEntry): Promise<Kept> => {
  const number = digitsOf(entry.card_number)
  const errors = entryErrors(entry, now())
  const known = testCardOf(number)
  if (known === null) errors.card_number = [cardSentences.card_number]
  const expiry = expiryOf(entry.exp_date, now())
  if (known === null || expiry === null || Object.keys(errors).length > 0) return { errors }
  const card: TokenizedCard = {
    payment_method_id: newId('pm'),
    brand: known.brand,
    last4: number.slice(-4),
    exp_month: expiry.month,
    exp_year: expiry.year,
  }
  await db.transaction(async (tx) => {
    const key = await fingerprintKey(tx, randomBytes(32))
    await addPaymentMethod(tx, {
      id: card.payment_method_id,
      ...known,
      last4: card.last4,
      expMonth: card.exp_month,
      expYear: card.exp_year,
      fingerprint: fingerprintOf(key, number),
      name: entry.name_on_Card.trim(),
      createdAt: now(),
    })
  })
  return { card }
}
