import { z } from 'zod'

/** An address that somebody may be about to type. */
export const placeSuggestion = z
  .object({
    id: z.string(),
    /** House and street: 25 Olive Street. */
    street: z.string(),
    /** What tells it from others of that name: Pasadena, CA. */
    area: z.string(),
  })
  .meta({ id: 'PlaceSuggestion' })
export type PlaceSuggestion = z.infer<typeof placeSuggestion>

/** An address as forms of ours have it, as far as it is known; the apartment is its owner's to say. */
export const place = z
  .object({ street: z.string(), city: z.string(), state: z.string(), zip_code: z.string() })
  .meta({ id: 'Place' })
export type Place = z.infer<typeof place>
