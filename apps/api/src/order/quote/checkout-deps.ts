import type { Db } from '../../platform/db/db.ts'
import type { CardDeps } from '../../payment/cards/cards.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import type { TaxService } from '../../pricing/tax.ts'

export type CheckoutDeps = {
  db: Db
  now: () => Date
  tax: TaxService
  cards: CardDeps
  payment: PaymentDeps
}
