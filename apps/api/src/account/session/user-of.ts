import type { User } from '@showroom/contract/account/account'
import { type Account, noBrand, presentUser } from '../account.ts'
import type { AccountParts } from '../account-parts.ts'

/** The account as its owner's browser sees it, with what other concepts know of it. */
export const userOf = async (
  { brandOf, totalProjectsOf }: AccountParts,
  { account, isOtpGiven }: { account: Account; isOtpGiven: boolean },
): Promise<User> =>
  presentUser(account, {
    isOtpGiven,
    totalProjects: await totalProjectsOf(account.id),
    brand: account.type === 'Contractor' ? await brandOf(account.publicId) : noBrand,
  })
