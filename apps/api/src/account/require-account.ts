import { messages } from '@showroom/contract/shared/errors'
import { refuse } from '../platform/http/domain-error.ts'
import type { Caller, Who } from '../platform/http/who.ts'
import type { Account } from './account.ts'
import type { AccountDeps, Browser } from './account-deps.ts'
import { accountById } from './account.store.ts'

export const browserOf = ({ ip, userAgent, cookies }: Who): Browser => ({ ip, userAgent, cookies })

/** `serve` has let the caller in already; an account that vanished since is nobody’s. */
export const requireAccount = async (
  { db }: Pick<AccountDeps, 'db'>,
  { caller }: Pick<Who, 'caller'>,
): Promise<{ caller: Caller; account: Account }> => {
  const account = caller && (await accountById(db, caller.accountId))
  return caller && account ? { caller, account } : refuse(401, 'unauthenticated', messages.loginFirst)
}
