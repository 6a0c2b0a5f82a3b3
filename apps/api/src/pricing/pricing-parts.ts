import type { Account } from '../account/account.ts'
import type { Db, Queries } from '../platform/db/db.ts'

/** A Pro's showroom, as far as prices depend on it. */
export type OwnShowroom = { id: number; hiddenCategoryIds: readonly number[] }

/** What prices need of concepts that stand above them. */
export type PricingParts = {
  db: Db
  now: () => Date
  /** The showroom of a Pro, by the public id that is its name; null before it is open. */
  showroomOf: (publicId: string) => Promise<OwnShowroom | null>
  /** Nobody else changes its prices until the transaction ends. */
  lockShowroom: (tx: Queries, showroomId: number) => Promise<unknown>
  savePriceList: (tx: Queries, showroomId: number, priceListId: number) => Promise<unknown>
  /** Whether somebody signed up, or has begun to shop, in the showroom: only such clients can be named. */
  isClient: (account: Account, showroomId: number) => Promise<boolean>
}
