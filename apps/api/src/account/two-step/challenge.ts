import { minuteMs } from '@showroom/contract/shared/time'
import { twoStepMessages as say } from '@showroom/contract/account/two-step.messages'
import { DomainError, refuse } from '../../platform/http/domain-error.ts'
import { type Account, isAdmitted } from '../account.ts'
import type { AccountDeps, Browser } from '../account-deps.ts'
import { accountById } from '../account.store.ts'
import { newLinkCode, sha256 } from '../session/secret.ts'
import { tracesOf } from '../session/sessions.ts'
import { recordRefusedSignIn } from '../session/sign-in.store.ts'
import { saveChallenge, takeChallenge, tryChallenge } from './challenge.store.ts'
import { allowCode, refuseCode, spendCode } from './give-code.ts'
import { twoStepOf } from './two-step.store.ts'

const goodForMs = 10 * minuteMs
const mostAttempts = 5

type Asked = { account: Account; remember: boolean }

/**
 * Whoever comes in by whichever way is asked for the second step here: they are refused, with what the second step is
 * given by. Who has none goes on.
 */
export const askSecondStep = async (deps: AccountDeps, { account, remember }: Asked): Promise<void> => {
  const { db, now } = deps
  const twoStep = await twoStepOf(db, account.id)
  if (!twoStep?.since) return
  const challenge = newLinkCode()
  const expiresAt = new Date(now().getTime() + goodForMs)
  await saveChallenge(db, { tokenHash: sha256(challenge), accountId: account.id, remember, expiresAt })
  throw new DomainError({
    status: 403,
    code: 'two_step_required',
    message: say.required,
    errors: { two_step: [challenge] },
  })
}

const refuseOver = (): never => refuse(422, 'two_step_over', say.over)

/** Who it is, once both steps are proved. A challenge is good once. */
export const proveSecondStep = async (
  deps: AccountDeps,
  { challenge, code }: { challenge: string; code: string },
  browser: Browser,
): Promise<Asked> => {
  const { db, now } = deps
  const tokenHash = sha256(challenge)
  const tried = await tryChallenge(db, tokenHash, now())
  if (!tried || tried.attempts > mostAttempts) return refuseOver()
  const { accountId, remember } = tried
  const account = await accountById(db, accountId)
  const twoStep = await twoStepOf(db, accountId)
  if (!account || !isAdmitted(account.status) || !twoStep?.since) return refuseOver()
  await allowCode(deps, accountId)
  const isRight = await db.transaction(async (tx) => {
    if (!(await spendCode(tx, deps, { accountId, typed: code, twoStep }))) return false
    return (await takeChallenge(tx, tokenHash)) || refuseOver()
  })
  if (!isRight) {
    // Somebody has the password: the owner sees it in the list of sign-ins.
    await recordRefusedSignIn(db, account.email, { ...tracesOf(browser), now: now() })
    refuseCode()
  }
  return { account, remember }
}
