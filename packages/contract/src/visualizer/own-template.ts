import { z } from 'zod'
import { templateCard } from './visualizer.ts'
import { templateStates } from './template-choices.ts'

/** A template of the Pro's own showroom, shown there or not, or one that a client has made for themselves. */
export const ownTemplate = templateCard
  .extend({
    state: z.enum(templateStates),
    /** Whether its picture is one that the Pro has sent. */
    has_photo: z.boolean(),
    plan_name: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'OwnTemplate' })
export type OwnTemplate = z.infer<typeof ownTemplate>
