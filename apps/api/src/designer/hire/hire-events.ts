import { hireNews, hireSides } from '@showroom/contract/designer/designer-choices'
import { z } from 'zod'
import type { Queries } from '../../platform/db/db.ts'
import { emit } from '../../platform/jobs/emit.ts'
import { newPublicId } from '../../shared/public-id.ts'

const asking = ['request', 'quote', 'deliver', 'payment_needed', 'payment_found', 'refund_ask'] as const

/** What became of a hire, and who should know; `actorId`: who did it, null for what time or a bank has done. */
export const hireStepped = z.object({
  hireId: z.int().positive(),
  news: z.enum([...hireNews, ...asking]),
  readers: z.array(z.enum(hireSides)),
  actorId: z.int().positive().nullable(),
})
export type HireStepped = z.infer<typeof hireStepped>

/** Also where nobody has to know: what waited for somebody may be done by it. */
export const tellStepped = (tx: Queries, payload: HireStepped, at: Date): Promise<void> =>
  emit(tx, { kind: 'hire_stepped', cause: `hire_stepped ${newPublicId()}`, payload, at })
