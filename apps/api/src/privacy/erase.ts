import type { AccountDeps } from '../account/account-deps.ts'
import { lockAccount } from '../account/lock-account.ts'
import type { PersonalData } from '../account/personal-data.ts'
import type { Queries } from '../platform/db/db.ts'

/** With what every concept keeps of a person, from the bottom up. */
export type PrivacyDeps = AccountDeps & { personalData: readonly PersonalData[] }

/** Outside of any transaction: other companies are asked. */
export const releasePersonalData = async ({ personalData }: PrivacyDeps, accountId: number) => {
  for (const { release } of personalData) await release?.(accountId)
}

/** What stands on top refers to what is below it: it goes first. */
export const erasePersonalData = async ({ personalData }: PrivacyDeps, tx: Queries, accountId: number) => {
  await lockAccount(tx, accountId)
  for (const { erase } of personalData.toReversed()) await erase?.(tx, accountId)
}
