import { z } from 'zod'
import { ownSeat } from '../team/own-seat.ts'
import { accountStatuses, accountTypes } from '../shared/account-types.ts'
import { languages } from '../shared/languages.ts'

export {
  type AccountStatus,
  accountStatuses,
  type AccountType,
  accountTypes,
} from '../shared/account-types.ts'

/** Approve: admitted, profile incomplete. Active: complete. Both sign in (domain §3.19 row 23). */

const subscriptionStatus = z.enum(['active', 'inactive'])

/** The current user, as their own browser sees them. */
export const user = z
  .object({
    id: z.string(),
    type: z.enum(accountTypes),
    status: z.enum(accountStatuses),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    email_verified_at: z.iso.datetime().nullable(),
    country_code: z.string(),
    phone_number: z.string(),
    zip_code: z.string(),
    /** By the name of its file, as `person-photo.ts` finds it. */
    photo: z.string().nullable(),
    /** Which language they speak; null where they have not said. */
    language: z.enum(languages).nullable(),
    total_projects: z.int(),
    custom_addon: z.object({ subscription_status: subscriptionStatus }),
    latest_subscription: z
      .object({ subscription_status: subscriptionStatus, plan: z.string(), paid_amount: z.number() })
      .nullable(),
    /** A Pro's own colour and logo, where the plan entitles to them. */
    shop_profile: z
      .object({ theme_color: z.string().nullable(), business_logo: z.string().nullable() })
      .nullable(),
    /** Whether an Admin has given the one-time code on this device lately. */
    otp_verified: z.boolean(),
    /** The Admin who looks on as this person, and can change nothing. */
    looked_on_by: z.string().optional(),
    /** Nobody has asked how old they are yet, as the form for signing up does; left out where that is known. */
    is_age_open: z.boolean().optional(),
    /** The Pros' teams that they are in; none is left out. */
    seats: z.array(ownSeat).optional(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof user>

/** A place where somebody is signed in. */
export const signInSession = z
  .object({
    id: z.string(),
    /** Browser and system, as people say them. */
    device: z.string(),
    /** The network address, shortened so that it names a neighbourhood, not a house. */
    place: z.string(),
    last_seen_at: z.iso.datetime(),
    signed_in_at: z.iso.datetime(),
    is_this_one: z.boolean(),
    /** Both steps of signing in were asked for. */
    is_two_step: z.boolean(),
  })
  .meta({ id: 'SignInSession' })
export type SignInSession = z.infer<typeof signInSession>

/** A browser that signs somebody in again by itself. */
export const rememberedDevice = z
  .object({
    id: z.string(),
    device: z.string(),
    place: z.string(),
    last_used_at: z.iso.datetime(),
    remembered_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    is_this_one: z.boolean(),
  })
  .meta({ id: 'RememberedDevice' })
export type RememberedDevice = z.infer<typeof rememberedDevice>

export const shippingAddress = z
  .object({
    street: z.string(),
    apartment: z.string(),
    city: z.string(),
    state: z.string(),
    zip_code: z.string(),
  })
  .meta({ id: 'ShippingAddress' })
export type ShippingAddress = z.infer<typeof shippingAddress>

export const settings = z
  .object({
    units: z.enum(['feet_inches', 'decimal']),
    default_waste_pct: z.int().min(0).max(50),
    price_display: z.enum(['per_box', 'per_sqft']),
    theme: z.enum(['auto', 'light', 'dark']),
    reduce_motion: z.boolean(),
    email_digest: z.boolean(),
  })
  .meta({ id: 'Settings' })
export type Settings = z.infer<typeof settings>
