import { z } from 'zod'
import { opaqueId } from '../shared/ids.ts'
import { teamRoles } from './team.rules.ts'

/** A team that somebody is in, as their own browser knows it. */
export const ownSeat = z
  .object({
    id: opaqueId,
    company_name: z.string(),
    /** The Pro's public id, by which the showroom is known. */
    showroom: z.string(),
    role: z.enum(teamRoles),
    /** They work for this Pro now, in this session. */
    is_chosen: z.boolean(),
  })
  .meta({ id: 'OwnSeat' })
export type OwnSeat = z.infer<typeof ownSeat>
