import type { Db, Queries } from '../platform/db/db.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import type { Caller, Who } from '../platform/http/who.ts'
import { accountById } from './account.store.ts'
import type { Account } from './account.ts'
import type { ActingAdmin } from './acting-admin.ts'
import { requireAccount } from './require-account.ts'
import { placeOf } from './session/sessions.ts'

/** Somebody at a deed that is audited, and where from. */
export type Doer = Pick<ActingAdmin, 'account' | 'place'>

/** Whoever works in a Pro's place does it under their own name. */
export const personOf = async (
  db: Queries,
  { accountId, member }: Pick<Caller, 'accountId' | 'member'>,
): Promise<Account> => (await accountById(db, member?.accountId ?? accountId)) ?? refuseUnknown()

export const doerOf = async (deps: { db: Db }, who: Who): Promise<Doer> => {
  const { caller } = await requireAccount(deps, who)
  return { account: await personOf(deps.db, caller), place: placeOf(who.ip) }
}
