import { accountById } from '../../account/account.store.ts'
import { onePer } from '../../platform/concurrency.ts'
import type { Queries } from '../../platform/db/db.ts'
import { gathered } from '../../platform/db/gathered.ts'
import { ownListsOf } from './client-price-list.store.ts'

/** Whether the showroom, known by its Pro's public id, is the account's own. */
export const isOwnerOf = async (db: Queries, ref: string, accountId: number | null): Promise<boolean> => {
  if (accountId === null) return false
  const account = await accountById(db, accountId)
  return account?.type === 'Contractor' && account.publicId === ref
}

type PricedShowroom = { id: number; ref: string; priceListId: number }

/** Those of many who ask at once in one showroom are one read. */
const ownListOf = onePer((db: Queries) =>
  onePer((showroom: PricedShowroom) =>
    gathered((accountIds: readonly number[]) => ownListsOf(db, showroom, accountIds)),
  ),
)

/** The Pro's own purchases are wholesale, a client with a rule of their own has that; everybody else what all pay. */
export const priceListFor = async (
  db: Queries,
  showroom: PricedShowroom,
  accountId: number,
): Promise<number> => (await ownListOf(db)(showroom)(accountId)) ?? showroom.priceListId
