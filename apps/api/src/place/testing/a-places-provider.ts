import type { IncomingMessage, ServerResponse } from 'node:http'
import { anHttpServer, textOf } from '../../testing/an-http-server.ts'

const key = 'a key of the account'

/** The streets that it knows: Pasadena’s, as Google describes them. */
const known = [
  { placeId: 'olive-25', number: '25', route: 'Olive Street', city: 'Pasadena', zip: '91103' },
  { placeId: 'olive-250', number: '250', route: 'Olive Street', city: 'Pasadena', zip: '91103' },
  { placeId: 'oliveto-9', number: '9', route: 'Oliveto Lane', city: 'Altadena', zip: '91001' },
]
type Known = (typeof known)[number]

const component = (type: string, longText: string, shortText = longText) => ({
  longText,
  shortText,
  types: [type],
  languageCode: 'en',
})

const detailsOf = ({ number, route, city, zip }: Known) => ({
  addressComponents: [
    component('street_number', number),
    component('route', route),
    component('locality', city),
    component('administrative_area_level_1', 'California', 'CA'),
    component('country', 'United States', 'US'),
    component('postal_code', zip),
  ],
})

const predictionOf = ({ placeId, number, route, city }: Known) => ({
  placePrediction: {
    place: `places/${placeId}`,
    placeId,
    text: { text: `${number} ${route}, ${city}, CA, USA` },
    structuredFormat: {
      mainText: { text: `${number} ${route}`, matches: [{ endOffset: 3 }] },
      secondaryText: { text: `${city}, CA, USA` },
    },
    types: ['premise'],
  },
})

/** Whoever suggests addresses, over real HTTP as Google’s Places API (New) is: what it knows, and what it was asked. */
export const aPlacesProvider = async () => {
  const provider = { asked: [] as { text: string; session: string }[], trouble: null as number | null }
  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = (status: number, data: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://places.test')
    if (provider.trouble !== null) return answer(provider.trouble, { error: { status: 'UNAVAILABLE' } })
    if (request.headers['x-goog-api-key'] !== key) return answer(403, { error: { status: 'DENIED' } })
    if (request.method === 'POST' && pathname === '/v1/places:autocomplete') {
      const { input, sessionToken: session } = JSON.parse(await textOf(request))
      provider.asked.push({ text: input, session })
      const found = known.filter(({ number, route }) =>
        `${number} ${route}`.toLowerCase().includes(String(input).toLowerCase()),
      )
      // As Google does: without anything found there is no list.
      return answer(200, found.length === 0 ? {} : { suggestions: found.map(predictionOf) })
    }
    const found = known.find(({ placeId }) => pathname === `/v1/places/${placeId}`)
    if (!found || request.headers['x-goog-fieldmask'] !== 'addressComponents') return answer(404, {})
    provider.asked.push({ text: found.placeId, session: searchParams.get('sessionToken') ?? '' })
    return answer(200, detailsOf(found))
  }
  const { url, close } = await anHttpServer(answerTo)
  return Object.assign(provider, {
    environment: { PLACES_API_KEY: key, PLACES_API_BASE: url },
    close: () => void close(),
  })
}
