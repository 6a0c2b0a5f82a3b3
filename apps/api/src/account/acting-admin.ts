import type { Db } from '../platform/db/db.ts'
import type { Who } from '../platform/http/who.ts'
import { accountName, type Account } from './account.ts'
import { requireAccount } from './require-account.ts'
import { placeOf } from './session/sessions.ts'

/** An Admin at a deed that is audited, and whether they gave the one-time code just now. */
export type ActingAdmin = { account: Account; place: string; isOtpRecent: boolean }

export const actingAdmin = async (
  deps: { db: Db },
  who: Pick<Who, 'caller' | 'ip'>,
): Promise<ActingAdmin> => {
  const { account, caller } = await requireAccount(deps, who)
  return { account, place: placeOf(who.ip), isOtpRecent: caller.isOtpRecent }
}

/** As the audit has them. */
export const deedBy = ({ account, place }: Pick<ActingAdmin, 'account' | 'place'>) => ({
  accountId: account.id,
  who: accountName(account),
  place,
})
