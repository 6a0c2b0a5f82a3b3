import { z } from 'zod'
import { auditEntry } from '../application/application.ts'
import { inboxKinds, inboxStates } from './choices.ts'

/** A lead or a message in the list of Admins. */
export const inboxRow = z
  .object({
    id: z.string(),
    kind: z.enum(inboxKinds),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** What a message is about, or the showroom that a lead was left in. */
    about: z.string(),
    /** A message's own words; empty for a lead. */
    words: z.string(),
    state: z.enum(inboxStates),
    /** The Admin who has it, if anybody. */
    owner: z.string().nullable(),
    received_at: z.iso.datetime(),
  })
  .meta({ id: 'InboxRow' })
export type InboxRow = z.infer<typeof inboxRow>

const inboxReply = z.object({ id: z.string(), at: z.iso.datetime(), who: z.string(), message: z.string() })
export type InboxReply = z.infer<typeof inboxReply>

/** All of it, as an Admin works it off. */
export const inboxSheet = inboxRow
  .extend({
    /** Who the writer said they are; empty for a lead. */
    role: z.string(),
    order_number: z.string(),
    /** The page that a lead was sent from. */
    page: z.string(),
    owner_id: z.string().nullable(),
    note: z.string(),
    /** Goes up by each change: what is saved names the one it was read at. */
    version: z.int(),
    replies: z.array(inboxReply),
    history: z.array(auditEntry),
    /** Who can have it. */
    admins: z.array(z.object({ id: z.string(), name: z.string() })),
  })
  .meta({ id: 'InboxSheet' })
export type InboxSheet = z.infer<typeof inboxSheet>
