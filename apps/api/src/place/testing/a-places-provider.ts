import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

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

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}

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
      const { input, sessionToken: session } = JSON.parse(await bodyOf(request))
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
  const server = createServer((request, response) => void answerTo(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return Object.assign(provider, {
    environment: { PLACES_API_KEY: key, PLACES_API_BASE: `http://127.0.0.1:${port}` },
    close: () => void server.close(),
  })
}
