import { z } from 'zod'
import { accountStatuses, accountTypes, signInSession, user } from '../account/account.ts'
import { auditEntry } from '../application/application.ts'
import { settableUserStatuses } from './user.rules.ts'

/** Somebody with an account, as Admins find them. */
export const userRow = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    type: z.enum(accountTypes),
    status: z.enum(accountStatuses),
    is_verified: z.boolean(),
    /** A Pro's showroom, or the vendor that somebody speaks for. */
    company: z.string().nullable(),
    created_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'UserRow' })
export type UserRow = z.infer<typeof userRow>

export const userSheet = userRow
  .extend({
    phone: z.string(),
    zip_code: z.string(),
    showroom_id: z.string().nullable(),
    orders: z.int(),
    sessions: z.array(signInSession.omit({ is_this_one: true })),
    history: z.array(auditEntry),
    /** What an Admin may set now, or nothing. */
    can_set: z.enum(settableUserStatuses).nullable(),
    can_look_on: z.boolean(),
  })
  .meta({ id: 'UserSheet' })
export type UserSheet = z.infer<typeof userSheet>

export const lookingOn = z.object({ user, token: z.string() }).meta({ id: 'LookingOn' })
