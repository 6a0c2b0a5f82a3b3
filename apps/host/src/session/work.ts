import type { AccountType, User } from '@showroom/contract/account/account'
import type { OwnSeat } from '@showroom/contract/team/own-seat'
import { useSession } from './session.ts'

/** The Pro's team that somebody works in, in this session; null in their own account. */
export const workOf = (user: Pick<User, 'seats'> | null): OwnSeat | null =>
  user?.seats?.find(({ is_chosen }) => is_chosen) ?? null

export const useWork = (): OwnSeat | null => useSession(({ user }) => workOf(user))

/** As whom the workspace shows itself: people of a team see what their Pro would. */
export const workspaceTypeOf = (user: Pick<User, 'seats' | 'type'> | null): AccountType | undefined =>
  workOf(user) === null ? user?.type : 'Contractor'

/** Whether there are figures that a client is not to see. */
export const hasEarnings = (user: Pick<User, 'seats' | 'type'> | null): boolean => {
  const work = workOf(user)
  return user?.type === 'Contractor' || (work !== null && work.role !== 'designer')
}
