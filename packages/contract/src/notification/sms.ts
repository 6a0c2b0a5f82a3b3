import { z } from 'zod'

/** The caller’s phone for text messages, as they see it themselves. */
export const smsPhone = z
  .object({
    /** The number that was proven; null while there is none. */
    number: z.string().nullable(),
    /** The number that a code was sent to, and that is not proven yet. */
    asked_number: z.string().nullable(),
    /** It has answered STOP: nothing is sent to it until it says START. */
    is_stopped: z.boolean(),
  })
  .meta({ id: 'SmsPhone' })
export type SmsPhone = z.infer<typeof smsPhone>
