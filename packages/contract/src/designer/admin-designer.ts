import { z } from 'zod'
import { auditEntry } from '../application/application.ts'
import { cents, opaqueId } from '../shared/ids.ts'
import { hireStates } from './designer-choices.ts'
import { milestoneRefund } from './hire.ts'

/** A designer as an Admin sees them. */
export const adminDesigner = z
  .object({
    id: opaqueId,
    name: z.string(),
    email: z.string(),
    company_name: z.string(),
    license_number: z.string().nullable(),
    license_verified_at: z.iso.datetime().nullable(),
    /** Whether the Pro wants to be found. */
    is_listed: z.boolean(),
    hidden_at: z.iso.datetime().nullable(),
    hidden_reason: z.string(),
    joined_at: z.iso.datetime(),
    open_hires: z.int(),
    paid_cents: cents,
  })
  .meta({ id: 'AdminDesigner' })
export type AdminDesigner = z.infer<typeof adminDesigner>

/** The same with what Admins decided of them. */
export const adminDesignerSheet = adminDesigner
  .extend({ history: z.array(auditEntry) })
  .meta({ id: 'AdminDesignerSheet' })
export type AdminDesignerSheet = z.infer<typeof adminDesignerSheet>

/** A hire as an Admin sees it: who, how far, and where its money is. */
export const adminHire = z
  .object({
    id: opaqueId,
    project_name: z.string(),
    client_name: z.string(),
    client_email: z.string(),
    designer_name: z.string(),
    state: z.enum(hireStates),
    price_cents: cents.nullable(),
    held_cents: cents,
    paid_cents: cents,
    refunded_cents: cents,
    /** The one that waits for an answer or a decision. */
    refund: milestoneRefund.nullable(),
    /** Charged milestones, and what of each can still be given back. */
    refundable: z.array(z.object({ id: opaqueId, title: z.string(), left_cents: cents })),
    word: z.string(),
    asked_at: z.iso.datetime(),
    changed_at: z.iso.datetime(),
    /** Whether its rest can still be released. */
    can_cancel: z.boolean(),
  })
  .meta({ id: 'AdminHire' })
export type AdminHire = z.infer<typeof adminHire>

/** The same with each of its steps, and who took it. */
export const adminHireSheet = adminHire
  .extend({ history: z.array(auditEntry) })
  .meta({ id: 'AdminHireSheet' })
export type AdminHireSheet = z.infer<typeof adminHireSheet>
