import type { Member } from './who.ts'

/** What somebody of a team did in their Pro's place: the call, and what its answer said. */
export type Deeds = { tell: (member: Member, deed: { call: string; about: string }) => Promise<void> }
