import { z } from 'zod'
import { opaqueId } from '../shared/ids.ts'
import { seatStates, teamRoles } from './team.rules.ts'

const moment = z.iso.datetime().nullable()
const role = z.enum(teamRoles)

/** Somebody in a Pro's team, or asked into it. */
export const seatRow = z
  .object({
    id: opaqueId,
    name: z.string(),
    email: z.string(),
    role,
    state: z.enum(seatStates),
    invited_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    joined_at: moment,
    last_seen_at: moment,
  })
  .meta({ id: 'SeatRow' })
export type SeatRow = z.infer<typeof seatRow>

/** The Pro first, who owns it, and everybody else. */
export const team = z
  .object({ owner: z.object({ name: z.string(), email: z.string() }), seats: z.array(seatRow) })
  .meta({ id: 'Team' })
export type Team = z.infer<typeof team>

/** What somebody of the team did in the Pro's place. */
export const teamDeed = z
  .object({ id: opaqueId, at: z.iso.datetime(), who: z.string(), role, did: z.string(), about: z.string() })
  .meta({ id: 'TeamDeed' })
export type TeamDeed = z.infer<typeof teamDeed>

/** What a link into a team says. */
export const openedSeat = z
  .object({ company_name: z.string(), email: z.string(), role, is_joined: z.boolean() })
  .meta({ id: 'OpenedSeat' })
export type OpenedSeat = z.infer<typeof openedSeat>
