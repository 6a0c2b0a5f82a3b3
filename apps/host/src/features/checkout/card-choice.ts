import type { TokenizedCard } from '@showroom/contract/payment/card-frame'
import type { SavedCard } from '@showroom/contract/payment/payment'
import type { RequestFor } from '@showroom/contract/endpoints'

/** What an order is paid with: a card of the account's, or one that the provider's frame has just taken. */
export type CardChoice =
  | { kind: 'saved'; card: SavedCard }
  | { kind: 'new'; card: TokenizedCard; keep: boolean }

export type CardSent = RequestFor<'POST /api/checkout'>['body']['card']

export const cardSent = (choice: CardChoice): CardSent =>
  choice.kind === 'saved'
    ? { card_id: choice.card.id }
    : { payment_method_id: choice.card.payment_method_id, keep: choice.keep }
