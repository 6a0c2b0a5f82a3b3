import { deedBy } from '../../account/acting-admin.ts'
import { accountById } from '../../account/account.store.ts'
import { type Deed, writeAudit } from '../../audit/audit.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Actor } from './actor.ts'

/**
 * What an Admin does in the place of whose order it is, other Admins find among what was done, in the same transaction.
 * What vendors and clients do with their own is told by the order itself.
 */
export const writeAdminDeed = async (
  tx: Queries,
  { accountId, role, place }: Actor,
  deed: Omit<Deed, 'accountId' | 'who' | 'place'>,
): Promise<void> => {
  if (role !== 'Admin' || accountId === null) return
  const account = (await accountById(tx, accountId)) ?? refuseUnknown()
  await writeAudit(tx, { ...deedBy({ account, place }), ...deed })
}
