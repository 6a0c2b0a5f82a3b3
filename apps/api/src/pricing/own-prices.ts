import { accountById } from '../account/account.store.ts'
import type { Queries } from '../db/db.ts'

/** Whether the showroom, known by its Pro's public id, is the account's own. */
export const isOwnerOf = async (db: Queries, ref: string, accountId: number | null): Promise<boolean> => {
  if (accountId === null) return false
  const account = await accountById(db, accountId)
  return account?.type === 'Contractor' && account.publicId === ref
}
