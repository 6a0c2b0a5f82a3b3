import { z } from 'zod'
import { auditEntry } from '../application/application.ts'
import { cents } from '../shared/ids.ts'
import { disputeBearers, disputeStates } from './dispute.rules.ts'

/** A dispute in the list of Admins. */
export const disputeRow = z
  .object({
    id: z.string(),
    state: z.enum(disputeStates),
    reason: z.string(),
    amount_cents: cents,
    /** Until when the bank takes an answer; null: it said nothing of it. */
    answer_by: z.iso.datetime().nullable(),
    opened_at: z.iso.datetime(),
    /** What was paid for: an order by its number, design work, or a balance. */
    about: z.string(),
    order_id: z.string().nullable(),
    client: z.string(),
    showroom: z.string(),
  })
  .meta({ id: 'DisputeRow' })
export type DisputeRow = z.infer<typeof disputeRow>

const fact = z.object({ title: z.string(), facts: z.string() })

/** All that is known of it: the same that stands in the evidence. */
export const disputeSheet = disputeRow
  .extend({
    fee_cents: cents,
    answer: z.enum(['evidence', 'accepted']).nullable(),
    answer_note: z.string(),
    answered_at: z.iso.datetime().nullable(),
    bearer: z.enum(disputeBearers).nullable(),
    sections: z.array(z.object({ heading: z.string(), rows: z.array(fact) })),
    /** Who would bear what of it, if those who earned by the sale do. */
    shares: z.array(z.object({ name: z.string(), amount_cents: cents })),
    can: z.object({ answer: z.boolean(), decide_bearer: z.boolean() }),
    history: z.array(auditEntry),
  })
  .meta({ id: 'DisputeSheet' })
export type DisputeSheet = z.infer<typeof disputeSheet>
