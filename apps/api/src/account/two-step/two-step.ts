import type { TwoStep } from '@showroom/contract/account/two-step'
import { twoStepMessages as say } from '@showroom/contract/account/two-step.messages'
import type { Queries } from '../../platform/db/db.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { seal } from '../../platform/mail/seal.ts'
import type { Account, SignedIn } from '../account.ts'
import type { AccountDeps } from '../account-deps.ts'
import { confirmPassword } from '../credentials/confirm-password.ts'
import { twoStepLetter } from '../letters.ts'
import { forgetDevicesOf } from '../session/remembered-device.store.ts'
import { deviceOfSession, endSessionsOf, saveTwoStepGiven } from '../session/session.store.ts'
import { allowCode, refuseCode, spendCode } from './give-code.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { newSecret, sealedSecret, uriOf } from './totp.ts'
import {
  deleteTwoStep,
  replaceRecovery,
  saveSetUp,
  saveTurnedOn,
  twoStepOf,
  type TwoStepRow,
} from './two-step.store.ts'

export const presentTwoStep = async ({ db }: AccountDeps, account: Account): Promise<TwoStep> => {
  const found = await twoStepOf(db, account.id)
  return {
    is_on: found?.since != null,
    since: found?.since?.toISOString() ?? null,
    recovery_left: found?.since ? found.recoveryLeft : 0,
    has_password: account.passwordHash !== null,
  }
}

/** A secret for the app: nothing changes until a code of it was given. */
export const setUpTwoStep = async (deps: AccountDeps, account: Account, password: string) => {
  await confirmPassword(deps, account, password)
  const secret = newSecret()
  const sealed = { secret: seal(deps.secret, secret, sealedSecret), now: deps.now() }
  if (!(await saveSetUp(deps.db, account.id, sealed))) refuse(409, 'two_step_on', say.alreadyOn)
  return { secret, uri: uriOf(secret, account.email) }
}

/** Whoever got in elsewhere by the password alone is out. */
export const turnOnTwoStep = async (
  deps: AccountDeps,
  { account, sessionId }: SignedIn,
  typed: string,
): Promise<string[]> => {
  const { db, now } = deps
  const twoStep = (await twoStepOf(db, account.id)) ?? refuse(409, 'two_step_not_begun', say.notBegun)
  if (twoStep.since) refuse(409, 'two_step_on', say.alreadyOn)
  await allowCode(deps, account.id)
  return db.transaction(async (tx) => {
    if (!(await spendCode(tx, deps, { accountId: account.id, typed, twoStep }))) refuseCode()
    if (!(await saveTurnedOn(tx, account.id, now()))) refuse(409, 'two_step_on', say.alreadyOn)
    await endSessionsOf(tx, account.id, sessionId)
    await forgetDevicesOf(tx, account.id, await deviceOfSession(tx, sessionId))
    await saveTwoStepGiven(tx, sessionId)
    await tell(tx, deps, { account, isOn: true })
    return renewRecovery(tx, deps, account.id)
  })
}

const renewRecovery = async (tx: Queries, { secret }: AccountDeps, accountId: number): Promise<string[]> => {
  const codes = newRecoveryCodes()
  await replaceRecovery(
    tx,
    accountId,
    codes.map((code) => recoveryHash(secret, accountId, code)),
  )
  return codes
}

const tell = (tx: Queries, deps: AccountDeps, { account, isOn }: { account: Account; isOn: boolean }) =>
  deps.post(tx, {
    letter: twoStepLetter({ account, publicUrl: deps.publicUrl }, isOn),
    showroomId: account.showroomId,
    at: deps.now(),
  })

type Confirming = { account: Account; password: string; code: string }

/** By the password and a code: a stranger at an open computer has neither. */
const confirm = async (deps: AccountDeps, { account, password }: Confirming): Promise<TwoStepRow> => {
  await confirmPassword(deps, account, password)
  const twoStep = await twoStepOf(deps.db, account.id)
  if (!twoStep?.since) return refuse(409, 'two_step_off', say.notOn)
  await allowCode(deps, account.id)
  return twoStep
}

export const newRecovery = async (deps: AccountDeps, confirming: Confirming): Promise<string[]> => {
  const { id: accountId } = confirming.account
  const twoStep = await confirm(deps, confirming)
  return deps.db.transaction(async (tx) => {
    if (!(await spendCode(tx, deps, { accountId, typed: confirming.code, twoStep }))) refuseCode()
    return renewRecovery(tx, deps, accountId)
  })
}

export const turnOffTwoStep = async (deps: AccountDeps, confirming: Confirming): Promise<void> => {
  const { account, code } = confirming
  const twoStep = await confirm(deps, confirming)
  await deps.db.transaction(async (tx) => {
    if (!(await spendCode(tx, deps, { accountId: account.id, typed: code, twoStep }))) refuseCode()
    await deleteTwoStep(tx, account.id)
    await tell(tx, deps, { account, isOn: false })
  })
}
