import { payoutNews } from '@showroom/contract/notification/notification-choices'
import { z } from 'zod'
import type { Queries } from '../platform/db/db.ts'
import { emit } from '../platform/jobs/emit.ts'

/** What a bank said of a payout. */
export const payoutTold = z.object({
  /** Its public id. */
  payout: z.string(),
  account: z.enum(['vendor', 'contractor']),
  partyId: z.int().positive(),
  news: z.enum(payoutNews),
})
export type PayoutTold = z.infer<typeof payoutTold>

/** A bank may say the same twice: it is told once. */
export const tellPayout = (tx: Queries, payload: PayoutTold, at: Date): Promise<void> =>
  emit(tx, { kind: 'payout_told', cause: `payout ${payload.payout} ${payload.news}`, payload, at })
