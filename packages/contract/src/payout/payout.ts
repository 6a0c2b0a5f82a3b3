import { z } from 'zod'
import { email, text, zipCode } from '../account/account.fields.ts'
import { accountMessages } from '../account/account.messages.ts'
import { usStates } from '../account/us-states.ts'
import { cents, opaqueId } from '../shared/ids.ts'
import { payoutMessages as say } from './payout.messages.ts'
import { isSchedule } from './payout-schedule.rules.ts'
import {
  entityTypes,
  largestMinimumCents,
  payoutAccountStatuses,
  payoutSchedules,
  payoutStates,
  shownBatchStates,
  smallestMinimumCents,
} from './payout-choices.ts'

const kept = {
  legal_name: text('legal name', 120),
  entity_type: z.enum(entityTypes),
  street: text('street', 120),
  apartment: z.string().trim().max(60).default(''),
  city: text('city', 80),
  state: z.enum(usStates, accountMessages.state),
  zip_code: zipCode,
  statement_name: z
    .string()
    .trim()
    .regex(/^(?=.*[A-Za-z])[A-Za-z0-9 ]{5,22}$/, say.statement),
  schedule: z.enum(payoutSchedules),
  schedule_day: z.int().nullable(),
  minimum_cents: z.int().min(smallestMinimumCents, say.minimum).max(largestMinimumCents, say.minimum),
  notification_email: email,
}

/**
 * What is saved of a payout account. Tax number, day of birth and bank numbers are in tokens that the browser got from
 * the provider: they never reach this server.
 */
export const payoutSettings = z
  .object({
    ...kept,
    account_token: z.string().regex(/^ct_\w{4,250}$/, say.enterAgain),
    /** Left out: the bank stays. */
    bank_token: z
      .string()
      .regex(/^btok_\w{4,250}$/, say.enterAgain)
      .optional(),
    w9_name: text('signature', 120),
    w9_certified: z.literal(true, say.certify),
    /** Of who changes what is there. */
    current_password: z.string().max(128).optional(),
    code: z.string().trim().max(12).optional(),
  })
  .refine((sent) => isSchedule({ schedule: sent.schedule, day: sent.schedule_day }), {
    path: ['schedule_day'],
    message: say.schedule,
  })
  .refine(
    (sent) =>
      sent.w9_name.toLowerCase() === sent.legal_name.toLowerCase() || sent.entity_type !== 'individual',
    {
      path: ['w9_name'],
      message: say.signature,
    },
  )
export type PayoutSettings = z.output<typeof payoutSettings>

/** What is shown of it: nothing that anybody could be paid or impersonated with. */
export const payoutAccount = z
  .object({
    status: z.enum(payoutAccountStatuses),
    /** What is still to be told, as sentences. */
    missing: z.array(z.string()),
    is_asked_elsewhere: z.boolean(),
    /** Payouts wait until then, because the bank was changed. */
    held_until: z.iso.datetime().nullable(),
    saved: z
      .object({
        ...kept,
        apartment: z.string(),
        notification_email: z.string(),
        bank_name: z.string(),
        bank_last4: z.string(),
        w9_name: z.string(),
        w9_signed_at: z.iso.datetime(),
      })
      .nullable(),
    available_cents: cents,
    pending_cents: cents,
    /** When the schedule pays next, `YYYY-MM-DD`, and what it would pay as things are. */
    next: z.object({ day: z.string(), amount_cents: cents }).nullable(),
    /** Why nothing can be paid out now; null: it can. */
    reason: z.string().nullable(),
    /** Where the browser hands in what only the provider may see. */
    tokens: z.discriminatedUnion('provider', [
      z.object({ provider: z.literal('none') }),
      z.object({ provider: z.literal('sandbox'), url: z.url(), publishable_key: z.string() }),
      z.object({ provider: z.literal('stripe'), publishable_key: z.string() }),
    ]),
  })
  .meta({ id: 'PayoutAccount' })
export type PayoutAccount = z.infer<typeof payoutAccount>

export const payout = z
  .object({
    id: opaqueId,
    amount_cents: cents,
    state: z.enum(payoutStates),
    label: z.string(),
    bank_last4: z.string(),
    created_at: z.iso.datetime(),
    /** When the bank had it. */
    paid_at: z.iso.datetime().nullable(),
    /** Why the bank sent it back, as a sentence. */
    failure: z.string().nullable(),
  })
  .meta({ id: 'Payout' })
export type Payout = z.infer<typeof payout>

export const batchPayout = z.object({
  id: opaqueId,
  legal_name: z.string(),
  party: z.enum(['vendor', 'contractor']),
  amount_cents: cents,
  state: z.enum(payoutStates),
  label: z.string(),
  /** Why the bank sent it back, or what is in its way. */
  trouble: z.string().nullable(),
})

export type BatchPayout = z.infer<typeof batchPayout>

export const payoutBatch = z
  .object({
    id: opaqueId,
    state: z.enum(shownBatchStates),
    label: z.string(),
    created_at: z.iso.datetime(),
    proposed_by: z.string().nullable(),
    approved_by: z.string().nullable(),
    total_cents: cents,
    payout_count: z.int(),
    /** The first page of them. */
    payouts: z.array(batchPayout),
    can: z.object({ propose: z.boolean(), approve: z.boolean(), cancel: z.boolean() }),
  })
  .meta({ id: 'PayoutBatch' })
export type PayoutBatch = z.infer<typeof payoutBatch>
