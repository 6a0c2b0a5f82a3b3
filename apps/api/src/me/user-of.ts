import type { User } from '@showroom/contract/account/account'
import type { Account } from '../account/account.ts'
import type { Db } from '../platform/db/db.ts'
import { totalProjectsOf } from '../project/project.store.ts'
import { showroomContext, showroomProfileOf } from '../showroom/showroom.store.ts'
import { type Brand, noBrand, presentUser } from './user.ts'

export type UserDeps = { db: Db }

/** The account as its owner's browser sees it: with the brand of a Pro, and how many projects there are. */
export const userOf = async (
  { db }: UserDeps,
  { account, isOtpGiven }: { account: Account; isOtpGiven: boolean },
): Promise<User> =>
  presentUser(account, {
    isOtpGiven,
    totalProjects: await totalProjectsOf(db, account.id),
    brand: account.type === 'Contractor' ? await brandOf(db, account.publicId) : noBrand,
  })

const brandOf = async (db: Db, publicId: string): Promise<Brand> => {
  const showroom = await showroomContext(db, publicId)
  const found = showroom && (await showroomProfileOf(db, showroom.id))
  if (!found) return noBrand
  const { custom_addon, showroom_subscription: plan, theme_color, business_logo } = found.profile
  return {
    custom_addon,
    latest_subscription: plan && {
      ...plan,
      subscription_status: plan.subscription_status === 'active' ? 'active' : 'inactive',
    },
    shop_profile: { theme_color, business_logo },
  }
}
