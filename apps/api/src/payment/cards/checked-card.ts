import type { Queries } from '../../platform/db/db.ts'

/** A card that its bank has nothing against, of somebody who registers. */
export type CheckedCard = {
  /** Writes down whose it is, with the account. */
  keep: (tx: Queries, accountId: number) => Promise<void>
  /** There will be no account: the provider forgets the card. Never throws. */
  release: () => Promise<void>
}

export type BillingAddress = { street: string; city: string; state: string; zip_code: string }

export type CardOwner = { publicId: string; email: string; name: string; billing: BillingAddress | null }
