import { z } from 'zod'
import { webAddress } from './variables.ts'

/** An account for Google's Places API (New), or for whoever speaks it. */
export const placesVariables = {
  PLACES_API_KEY: z.string().min(8, 'must be the key of an account for the Places API').optional(),
  /** What is asked in the place of Google. */
  PLACES_API_BASE: webAddress.optional(),
}

type Variables = z.output<z.ZodObject<typeof placesVariables>>
type Others = { NODE_ENV: string }

export type PlacesConfig = { key: string; apiBase: string }

const google = 'https://places.googleapis.com'

export const placesConfigOf = (
  settings: Variables & Others,
): { places: PlacesConfig | null; placesProblems: string[] } => {
  const { PLACES_API_KEY: key, PLACES_API_BASE: apiBase = google, NODE_ENV } = settings
  if (key === undefined) return { places: null, placesProblems: [] }
  if (NODE_ENV === 'production' && !apiBase.startsWith('https:'))
    return { places: null, placesProblems: ['PLACES_API_BASE must be https in production.'] }
  return { places: { key, apiBase }, placesProblems: [] }
}
