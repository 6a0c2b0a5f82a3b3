import { isTooYoung } from '@showroom/contract/account/age.rules'
import { dayAndHour } from '@showroom/contract/shared/day'
import type { Account } from '../account/account.ts'
import type { AgeTold } from '../account/age/adult-day.ts'
import { answerAge, requireAgeOpen, takeAgeQuestion } from '../account/age/answer-age.ts'
import type { PrivacyDeps } from './erase.ts'
import { removeAccount } from './leave.ts'
import { accountNotKeptLetter } from './not-kept-letter.ts'

/**
 * What the form asks before there is an account, of whoever has one without the form. Who is too young had none by
 * the form, and keeps none. False: it is removed.
 */
export const tellAge = async (deps: PrivacyDeps, account: Account, told: AgeTold): Promise<boolean> => {
  requireAgeOpen(account)
  if (!isTooYoung(told.birth_date, dayAndHour(deps.now()).day)) {
    await answerAge(deps, account, told)
    return true
  }
  const letter = accountNotKeptLetter({ account, publicUrl: deps.publicUrl })
  await removeAccount(deps, account, { letter, first: (tx) => takeAgeQuestion(tx, account.id) })
  return false
}
