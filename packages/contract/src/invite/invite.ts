import { z } from 'zod'
import { opaqueId } from '../shared/ids.ts'
import { inviteAudiences, inviteOutcomes, inviteStates } from './invite.rules.ts'

const moment = z.iso.datetime().nullable()

/** Somebody whom a Pro has asked to come, as the Pro follows it up. */
export const inviteRow = z
  .object({
    id: opaqueId,
    audience: z.enum(inviteAudiences),
    email: z.string(),
    name: z.string(),
    note: z.string(),
    /** The name of the project that a client is let into. */
    project: z.string().nullable(),
    state: z.enum(inviteStates),
    sent_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    opened_at: moment,
    joined_at: moment,
    can: z.object({ resend: z.boolean(), revoke: z.boolean() }),
  })
  .meta({ id: 'InviteRow' })
export type InviteRow = z.infer<typeof inviteRow>

/** What became of a list, row by row. */
export const invitedList = z
  .object({
    sent: z.int(),
    rows: z.array(
      z.object({ text: z.string(), email: z.string().nullable(), outcome: z.enum(inviteOutcomes) }),
    ),
  })
  .meta({ id: 'InvitedList' })
export type InvitedList = z.infer<typeof invitedList>

/** What a link says to who was invited. */
export const openedInvite = z
  .object({
    audience: z.enum(inviteAudiences),
    company_name: z.string(),
    vsd_id: z.string().nullable(),
    name: z.string(),
    email: z.string(),
    note: z.string(),
    is_joined: z.boolean(),
  })
  .meta({ id: 'OpenedInvite' })
export type OpenedInvite = z.infer<typeof openedInvite>
