import type { TeamMember } from './who.ts'

/** What somebody of a team did in their Pro's place: the call, and what its answer said. */
export type TeamDeeds = { tell: (member: TeamMember, deed: { call: string; about: string }) => Promise<void> }
