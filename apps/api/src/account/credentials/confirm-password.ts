import { accountMessages } from '@showroom/contract/account/account.messages'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import type { Account } from '../account.ts'
import type { AccountDeps } from '../account-deps.ts'
import { allowAttempt, limits } from '../session/attempts.ts'
import { isPassword } from './password.ts'

/** Before what a stranger at an open computer must not do. Its attempts are counted like those of signing in. */
export const confirmPassword = async ({ db, now }: AccountDeps, account: Account, password: string) => {
  const key = `password account ${account.id}`
  await allowAttempt(db, { key, limit: limits.signIn.account, now: now() })
  if (!(await isPassword(account.passwordHash, password)))
    refuseInvalid({ current_password: [accountMessages.wrongPassword] })
}
