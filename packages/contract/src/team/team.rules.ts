/** What somebody may be in a Pro's team; the Pro, whose account the showroom is, is its Owner. */
export const teamRoles = ['manager', 'designer', 'finance'] as const
export type TeamRole = (typeof teamRoles)[number]

export const seatStates = ['invited', 'expired', 'joined'] as const
export type SeatState = (typeof seatStates)[number]

/** So long a link into a team is good. */
export const seatDays = 14
/** Invitations among them. */
export const mostSeats = 50
export const longestSeatName = 80

export const seatStateOf = (
  { joinedAt, expiresAt }: { joinedAt: Date | null; expiresAt: Date },
  now: Date,
): SeatState => {
  if (joinedAt !== null) return 'joined'
  return expiresAt <= now ? 'expired' : 'invited'
}

/** A designer of a team is told of no money of the house. */
export const seesEarnings = (role: TeamRole): boolean => role !== 'designer'

export const teamDeedSorts = ['when'] as const
