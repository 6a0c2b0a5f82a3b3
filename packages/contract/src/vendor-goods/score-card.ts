import { z } from 'zod'

const scored = z.object({
  part: z.int(),
  of: z.int(),
  /** Hundredths of a percent, or minutes of a response; null where too few were counted. */
  value: z.int().nullable(),
})

export const score = z.object({ on_time: scored, accepted: scored, damaged: scored, response: scored })

/** What a vendor's orders say of it, over two spans and by month. */
export const scoreCard = z
  .object({
    vendor: z.string(),
    spans: z.array(z.object({ days: z.int(), score })),
    months: z.array(z.object({ month: z.string(), score })),
  })
  .meta({ id: 'ScoreCard' })
export type ScoreCard = z.infer<typeof scoreCard>

/** Of the last ninety days. */
export const vendorScore = z.object({ id: z.string(), vendor: z.string(), score }).meta({ id: 'VendorScore' })
export type VendorScore = z.infer<typeof vendorScore>
