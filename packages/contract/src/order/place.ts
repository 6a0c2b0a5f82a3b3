import { z } from 'zod'

/** Where an order goes, and who takes it in there. */
export const place = z.object({
  street: z.string(),
  apartment: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  contact: z.string(),
})
