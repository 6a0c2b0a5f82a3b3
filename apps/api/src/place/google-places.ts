import type { Place, PlaceSuggestion } from '@showroom/contract/place/place'
import { z } from 'zod'
import type { PlacesConfig } from '../platform/config/places-config.ts'
import { placeOf } from './place.rules.ts'

/** What is asked in one session counts as one, for whoever suggests and charges. */
export type PlaceProvider = {
  suggest: (text: string, session: string) => Promise<PlaceSuggestion[]>
  /** Null where the address is not known (any more), or is none in the United States. */
  find: (id: string, session: string) => Promise<Place | null>
}

/** Somebody types on meanwhile: a later answer helps nobody. */
const patienceMs = 4_000
const longestReply = 200_000

const texted = z.object({ text: z.string() })
const predictions = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            structuredFormat: z.object({ mainText: texted, secondaryText: texted.optional() }),
          })
          .optional(),
      }),
    )
    .default([]),
})
const details = z.object({
  addressComponents: z
    .array(z.object({ longText: z.string(), shortText: z.string().default(''), types: z.array(z.string()) }))
    .default([]),
})

/** By Google’s Places API (New): https://developers.google.com/maps/documentation/places/web-service/op-overview */
export const openPlaceProvider = (places: PlacesConfig | null): PlaceProvider | null =>
  places && {
    suggest: async (input, sessionToken) => {
      const reply = await ask(places, '/v1/places:autocomplete', {
        method: 'POST',
        body: JSON.stringify({
          input,
          sessionToken,
          languageCode: 'en-US',
          includedRegionCodes: ['us'],
          // Else our own place on the Internet would decide what is near.
          locationBias: { rectangle: unitedStates },
          includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
        }),
      })
      return predictions
        .parse(reply)
        .suggestions.flatMap(({ placePrediction: found }) =>
          found ? [suggestionOf(found.placeId, found.structuredFormat)] : [],
        )
    },
    find: async (id, session) => {
      const reply = await ask(places, `/v1/places/${id}?sessionToken=${session}&languageCode=en-US`, {
        headers: { 'x-goog-fieldmask': 'addressComponents' },
      })
      return reply === null ? null : placeOf(details.parse(reply).addressComponents)
    },
  }

const unitedStates = { low: { latitude: 24.5, longitude: -125 }, high: { latitude: 49.4, longitude: -66.9 } }

type Text = z.output<typeof texted>

const suggestionOf = (id: string, said: { mainText: Text; secondaryText?: Text | undefined }) => ({
  id,
  street: said.mainText.text,
  // Everything is in the United States, and says so at its end.
  area: (said.secondaryText?.text ?? '').replace(/, USA$/, ''),
})

/** Null where what was asked for is not there. */
const ask = async ({ key, apiBase }: PlacesConfig, path: string, request: RequestInit): Promise<unknown> => {
  const reply = await fetch(apiBase + path, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
    headers: { 'content-type': 'application/json', 'x-goog-api-key': key, ...request.headers },
  })
  if (reply.status === 404) return null
  if (!reply.ok) throw new Error(`The provider of places answered with ${reply.status}.`)
  const text = await reply.text()
  if (text.length > longestReply) throw new Error('The provider of places said too much.')
  return JSON.parse(text)
}
