import { accountById } from '../../account/account.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { ownListOf } from './client-price-list.store.ts'

/** Whether the showroom, known by its Pro's public id, is the account's own. */
export const isOwnerOf = async (db: Queries, ref: string, accountId: number | null): Promise<boolean> => {
  if (accountId === null) return false
  const account = await accountById(db, accountId)
  return account?.type === 'Contractor' && account.publicId === ref
}

type PricedShowroom = { id: number; ref: string; priceListId: number }

/** The Pro's own purchases are wholesale, a client with a rule of their own has that; everybody else what all pay. */
export const priceListFor = async (
  db: Queries,
  { id, ref, priceListId }: PricedShowroom,
  accountId: number,
): Promise<number> => (await ownListOf(db, { showroomId: id, ref, accountId })) ?? priceListId
