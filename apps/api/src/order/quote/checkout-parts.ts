import type { Db } from '../../platform/db/db.ts'
import type { CardParts } from '../../payment/cards/cards.ts'
import type { PaymentParts } from '../../payment/payment-parts.ts'
import type { TaxService } from '../../pricing/tax.ts'

export type CheckoutParts = {
  db: Db
  now: () => Date
  tax: TaxService
  cards: CardParts
  payment: PaymentParts
}
