import { z } from 'zod'
import { opaqueId } from '../shared/ids.ts'
import { markupPlanStates } from './markup-plan.rules.ts'
import { pricingScope } from './markup.ts'

/** A change of a markup that is to hold from the first moment of a day on, Pacific. */
export const markupPlan = pricingScope
  .extend({
    id: opaqueId,
    effective_on: z.string(),
    /** Null takes the rule away. */
    markup_bps: z.int().nullable(),
    /** Of the rule for the same: as it stands, of one that is to come; as it stood before, of one whose day has come. Null: there was none. */
    before_bps: z.int().nullable(),
    state: z.enum(markupPlanStates),
    /** Why it was not done; empty where nothing was in the way. */
    reason: z.string(),
    planned_by: z.string(),
    planned_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
    can_cancel: z.boolean(),
  })
  .meta({ id: 'MarkupPlan' })
export type MarkupPlan = z.infer<typeof markupPlan>
