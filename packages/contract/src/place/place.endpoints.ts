import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { place, placeSuggestion } from './place.ts'
import { fewestLetters, mostLetters } from './place.rules.ts'

/** One for all that is typed until an address is chosen: whoever suggests them counts by it. */
const session = z.uuid()

/** Both reply with 404 where nobody is configured who knows addresses. */
export const placeEndpoints = {
  'POST /api/places': {
    summary: 'Addresses that begin as somebody types; sent in the body, so that no address line keeps them.',
    access: 'anyone',
    pages: 'own',
    body: z.object({ text: z.string().trim().min(fewestLetters).max(mostLetters), session }),
    reply: replyOf(z.array(placeSuggestion)),
  },
  'GET /api/places/{id}': {
    summary: 'A suggested address in its parts.',
    access: 'anyone',
    pages: 'own',
    params: z.object({ id: z.string().regex(/^[\w-]{1,300}$/) }),
    query: z.object({ session }),
    reply: replyOf(place),
  },
} as const satisfies EndpointTable
