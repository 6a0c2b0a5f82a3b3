import { z } from 'zod'
import { cents } from '../shared/ids.ts'
import { adminMatters } from './admin-matters.ts'

const figures = z.object({
  /** Placed, whatever became of them; with delivery and tax. */
  orders: z.int(),
  ordered_cents: cents,
  /** What clients paid, less what they were given back: below zero where more went back than came. */
  taken_cents: z.int(),
  /** Of what was taken, the marketplace’s own share, and the tax that it collected. */
  platform_cents: z.int(),
  tax_cents: z.int(),
})

export const adminHome = z
  .object({
    /** What waits, in the order of the matters; of which nothing waits is left out. */
    needs: z.array(
      z.object({
        matter: z.enum(adminMatters),
        count: z.int(),
        /** How many of them should have been answered by now; none where nothing is promised. */
        late: z.int(),
        /** By when the next of the others is to be answered; null where nothing is promised. */
        due_at: z.iso.datetime().nullable(),
      }),
    ),
    /** By the marketplace’s calendar: the day itself, what came on it, and since the first of its month. */
    day: z.string(),
    today: figures,
    month: figures,
  })
  .meta({ id: 'AdminHome' })
export type AdminHome = z.infer<typeof adminHome>
