import type { AccountType, User } from '@showroom/contract/account/account'
import type { OwnSeat } from '@showroom/contract/team/own-seat'
import { seesEarnings } from '@showroom/contract/team/team.rules'
import { useSession } from './session.ts'

/** The Pro's team that somebody works in, in this session; null in their own account. */
export const chosenSeatOf = (user: Pick<User, 'seats'> | null): OwnSeat | null =>
  user?.seats?.find(({ is_chosen }) => is_chosen) ?? null

export const useChosenSeat = (): OwnSeat | null => useSession(({ user }) => chosenSeatOf(user))

/** As whom the workspace shows itself: people of a team see what their Pro would. */
export const workspaceTypeOf = (user: Pick<User, 'seats' | 'type'> | null): AccountType | undefined =>
  chosenSeatOf(user) === null ? user?.type : 'Contractor'

const isTold = (seat: OwnSeat | null): boolean => seat === null || seesEarnings(seat.role)

/** Whether who works here is told what is earned: all but a designer of a team. */
export const useSeesEarnings = (): boolean => isTold(useChosenSeat())

/** Whether there are figures that a client is not to see. */
export const hasEarnings = (user: Pick<User, 'seats' | 'type'> | null): boolean => {
  const seat = chosenSeatOf(user)
  return user?.type === 'Contractor' || (seat !== null && isTold(seat))
}
