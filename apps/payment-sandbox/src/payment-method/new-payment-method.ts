import { createHmac, randomBytes } from 'node:crypto'
import type { Expiry } from '../card/card-entry.rules.ts'
import { testCardOf } from '../card/test-cards.ts'
import type { Queries } from '../db/sandbox-db.ts'
import { newId } from '../ids.ts'
import { addPaymentMethod, fingerprintKey, type PaymentMethod } from './payment-method.store.ts'

type Told = { number: string; expiry: Expiry; name: string | null; now: Date }

/** The same card has the same one, and nobody finds the card from it. */
const fingerprintOf = (key: Uint8Array, number: string): string =>
  createHmac('sha256', key).update(number).digest('base64url').replace(/\W|_/g, '').slice(0, 16)

/** What is kept of a published test card; null for any other. The number goes no further than this. */
export const newPaymentMethod = async (
  tx: Queries,
  { number, expiry, name, now }: Told,
): Promise<PaymentMethod | null> => {
  const known = testCardOf(number)
  if (known === null) return null
  const key = await fingerprintKey(tx, randomBytes(32))
  const made: PaymentMethod = {
    id: newId('pm'),
    customerId: null,
    ...known,
    last4: number.slice(-4),
    expMonth: expiry.month,
    expYear: expiry.year,
    fingerprint: fingerprintOf(key, number),
    name,
    isSetUp: false,
    createdAt: now,
    detachedAt: null,
  }
  await addPaymentMethod(tx, made)
  return made
}
