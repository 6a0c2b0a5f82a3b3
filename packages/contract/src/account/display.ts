import { z } from 'zod'

/** How somebody wants measures and prices written, as the widgets of a shop read it. */
export const display = z
  .object({
    /** Lengths as 12.5 ft; else as 12' 6". */
    is_decimal: z.boolean(),
    /** The unit's price first; else the square foot's. */
    is_priced_by_unit: z.boolean(),
    /** Percent for cuts, in the place of what a product says; left out, each product says it. */
    waste_pct: z.int().optional(),
  })
  .meta({ id: 'Display' })
export type Display = z.infer<typeof display>
