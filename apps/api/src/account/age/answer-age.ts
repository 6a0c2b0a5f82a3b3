import { accountMessages } from '@showroom/contract/account/account.messages'
import type { Queries } from '../../platform/db/db.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { Account } from '../account.ts'
import type { AccountDeps } from '../account-deps.ts'
import { closeAge, saveParentConsent } from '../account.store.ts'
import { lockAccount } from '../lock-account.ts'
import { adultDayOf, type AgeTold } from './adult-day.ts'

const refuseKnown = (): never => refuse(409, 'age_known', accountMessages.ageKnown)

/** Asked once: whoever has told their age does not change it by telling another. */
export const takeAgeQuestion = async (tx: Queries, accountId: number): Promise<void> => {
  await lockAccount(tx, accountId)
  if (!(await closeAge(tx, accountId))) refuseKnown()
}

/** Before anything is undone that no transaction brings back. */
export const requireAgeOpen = ({ isAgeOpen }: Pick<Account, 'isAgeOpen'>): void => {
  if (!isAgeOpen) refuseKnown()
}

/** What the form for signing up would have kept of them. */
export const answerAge = async ({ db, now }: AccountDeps, account: Account, told: AgeTold) => {
  const at = now()
  const adultOn = adultDayOf(told, at)
  await db.transaction(async (tx) => {
    await takeAgeQuestion(tx, account.id)
    if (adultOn !== null) await saveParentConsent(tx, account.id, { adultOn, now: at })
  })
}
