import { minuteMs } from '@showroom/contract/shared/time'
import { twoStepMessages as say } from '@showroom/contract/account/two-step.messages'
import type { Queries } from '../../platform/db/db.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import { unseal } from '../../platform/mail/seal.ts'
import type { AccountDeps } from '../account-deps.ts'
import { forgetAttempts } from '../session/attempt.store.ts'
import { allowAttempt } from '../session/attempts.ts'
import { recoveryHash } from './recovery-codes.ts'
import { sealedSecret, stepOf } from './totp.ts'
import { type TwoStepRow, spendRecovery, spendStep } from './two-step.store.ts'

/** Of an account, by whichever browser: six digits are guessed quickly. */
const tries = { most: 5, windowMs: 15 * minuteMs }
const keyOf = (accountId: number): string => `two step ${accountId}`

type Given = { accountId: number; typed: string; twoStep: Pick<TwoStepRow, 'secret'> }

export const allowCode = ({ db, now }: Pick<AccountDeps, 'db' | 'now'>, accountId: number) =>
  allowAttempt(db, { key: keyOf(accountId), limit: tries, now: now() })

/** Uses a code up: of the app, or for its loss. False: it is not right, or not any more. */
export const spendCode = async (
  tx: Queries,
  { secret, now }: Pick<AccountDeps, 'secret' | 'now'>,
  { accountId, typed, twoStep }: Given,
): Promise<boolean> => {
  const digits = typed.replaceAll(/\s/g, '')
  const isRight = /^\d{6}$/.test(digits)
    ? await isAppCode(tx, {
        accountId,
        digits,
        secret: unseal(secret, twoStep.secret, sealedSecret),
        now: now(),
      })
    : await spendRecovery(tx, accountId, { codeHash: recoveryHash(secret, accountId, typed), now: now() })
  if (isRight) await forgetAttempts(tx, keyOf(accountId))
  return isRight
}

type AppCode = { accountId: number; digits: string; secret: string; now: Date }

const isAppCode = async (tx: Queries, { accountId, digits, secret, now }: AppCode): Promise<boolean> => {
  const step = stepOf(secret, digits, now)
  return step !== null && spendStep(tx, accountId, step)
}

export const refuseCode = (): never => refuseInvalid({ code: [say.wrongCode] })
