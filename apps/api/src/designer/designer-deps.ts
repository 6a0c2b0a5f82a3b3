import type { AccountDeps } from '../account/account-deps.ts'
import type { CardDeps } from '../payment/cards/cards.ts'
import type { PaymentDeps } from '../payment/payment-deps.ts'

/** What every use case of hiring works with. */
export type DesignerDeps = Pick<AccountDeps, 'db' | 'now' | 'post' | 'publicUrl'> & {
  cards: CardDeps
  payment: PaymentDeps
}
