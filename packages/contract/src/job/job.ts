import { z } from 'zod'

/** A piece of work behind the requests that is not done: what it carries may name people, and is not shown. */
export const jobRow = z
  .object({
    id: z.string(),
    kind: z.string(),
    cause: z.string(),
    attempts: z.int(),
    created_at: z.iso.datetime(),
    due_at: z.iso.datetime(),
    failed_at: z.iso.datetime().nullable(),
    last_error: z.string().nullable(),
  })
  .meta({ id: 'JobRow' })
export type JobRow = z.infer<typeof jobRow>
