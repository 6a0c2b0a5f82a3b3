import { type NegativeNews, negativeNews } from '@showroom/contract/balance/negative.rules'
import { z } from 'zod'
import type { Queries } from '../../platform/db/db.ts'
import { emit } from '../../platform/jobs/emit.ts'

export const negativeTold = z.object({
  negativeId: z.int().positive(),
  news: z.enum(negativeNews),
  /** What was missing when it was told. */
  owedCents: z.int(),
})

type Told = { negativeId: number; news: NegativeNews; owedCents: number; at: Date; nth?: number }

/** Saved with what it is about: letters and notifications read it, in the order in which it came. */
export const tellNegative = (
  tx: Queries,
  { negativeId, news, owedCents, at, nth = 0 }: Told,
): Promise<void> =>
  emit(tx, {
    kind: 'negative_balance',
    cause: `negative balance ${negativeId} ${news}${nth > 0 ? ` ${nth}` : ''}`,
    payload: { negativeId, news, owedCents },
    line: `negative balance ${negativeId}`,
    at,
  })
