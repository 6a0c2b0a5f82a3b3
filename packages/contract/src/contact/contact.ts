import { z } from 'zod'
import { contactRoles, contactTopics } from './choices.ts'

/** A message that somebody wrote to us, as an Admin reads it. */
export const contactMessage = z
  .object({
    id: z.string(),
    full_name: z.string(),
    email: z.string(),
    country_code: z.string(),
    /** Digits only; empty where none was given. */
    phone_number: z.string(),
    role: z.enum(contactRoles),
    topic: z.enum(contactTopics),
    order_number: z.string(),
    message: z.string(),
    sent_at: z.iso.datetime(),
  })
  .meta({ id: 'ContactMessage' })
export type ContactMessage = z.infer<typeof contactMessage>
