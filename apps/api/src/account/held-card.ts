import type { Queries } from '../db/db.ts'

/** A card that its bank has nothing against, of somebody who registers. */
export type HeldCard = {
  /** Writes down whose it is, with the account. */
  keep: (tx: Queries, accountId: number) => Promise<void>
  /** There will be no account: the provider forgets the card. Never throws. */
  release: () => Promise<void>
}

/** Refuses under the card's fields. */
export type HoldCard = (
  person: { publicId: string; email: string; name: string },
  paymentMethodId: string,
) => Promise<HeldCard>
