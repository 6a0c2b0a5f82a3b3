import { z } from 'zod'
import { opaqueId } from '../shared/ids.ts'

/** How far somebody has read: a number per feed, `a7.88_p12.345`. Opaque to clients. */
export const liveCursor = z
  .string()
  .max(200)
  .regex(/^[apd]\d+\.\d+(_[apd]\d+\.\d+)*$/)

export const liveQuery = z.object({
  /** Whose events are wanted beside the account's own. */
  project: opaqueId.optional(),
  /** Or of what is said about a delivery, for those who work on it. */
  delivery: opaqueId.optional(),
  after: liveCursor.optional(),
  /** Seconds: answers once, with JSON, as soon as there is something. For networks that hold streams back. */
  wait: z.coerce.number().int().min(1).max(25).optional(),
})

/** Why a stream was ended by the server. */
export type LiveGoodbye = 'rights' | 'expired' | 'deploy' | 'too_many'

/** One event as it travels: what has changed, never its money. */
export type LiveEvent = { kind: string; subject: string; payload: unknown }
