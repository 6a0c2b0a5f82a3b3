import { z } from 'zod'
import { officeMessages, officeZoneNames } from './office-choices.ts'

/** Quarters of an hour: every clock of the world that we know of changes by whole ones. */
const time = z.string().regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, officeMessages.noTime)

export const officeHours = z
  .object({
    /** 0 Sunday to 6 Saturday. */
    days: z.array(z.int().min(0).max(6)).min(1, officeMessages.noDay).max(7),
    opens: time,
    closes: time,
    zone: z.enum(officeZoneNames),
  })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: officeMessages.endsFirst })
export type OfficeHours = z.infer<typeof officeHours>

export const officeSettings = z
  .object({
    /** Null: nothing is said of them. */
    hours: officeHours.nullable(),
    /** Whether questions that nobody is there for are answered automatically. */
    is_assistant_on: z.boolean(),
  })
  .meta({ id: 'OfficeSettings' })
export type OfficeSettings = z.infer<typeof officeSettings>

/** As whoever writes sees them. */
export const officeShown = z.object({
  text: z.string(),
  is_open: z.boolean(),
  /** When that changes. */
  changes_at: z.iso.datetime(),
})
export type OfficeShown = z.infer<typeof officeShown>
