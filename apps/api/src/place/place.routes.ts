import { placeMessages as say } from '@showroom/contract/place/place.messages'
import { allowAttempt, limits } from '../account/session/attempts.ts'
import type { Db } from '../platform/db/db.ts'
import { refuse, refuseUnknown } from '../platform/http/domain-error.ts'
import type { Serve } from '../platform/http/serve.ts'
import type { Who } from '../platform/http/who.ts'
import type { Platform } from '../platform/platform.ts'
import type { PlaceProvider } from './google-places.ts'
import { networkOf } from '../platform/http/network-of.ts'

type PlaceDeps = { db: Db; now: () => Date; log: Platform['log']; provider: PlaceProvider | null }

/** What somebody types of an address leaves us only here, and only where a provider is configured. */
export const placeRoutes = (serve: Serve, deps: PlaceDeps) => {
  serve('POST /api/places', async ({ body: { text, session } }, who) => ({
    success: true,
    data: await asked(deps, who, (provider) => provider.suggest(text, session)),
  }))

  serve('GET /api/places/{id}', async ({ params: { id }, query: { session } }, who) => {
    const found = await asked(deps, who, (provider) => provider.find(id, session))
    return { success: true, data: found ?? refuse(404, 'place_gone', say.gone) }
  })
}

/** Each question costs whoever runs the marketplace: they are counted by where they come from. */
const asked = async <Answer>(
  { db, now, log, provider }: PlaceDeps,
  who: Who,
  ask: (provider: PlaceProvider) => Promise<Answer>,
): Promise<Answer> => {
  if (provider === null) return refuseUnknown()
  await allowAttempt(db, { key: `places ${networkOf(who.ip)}`, limit: limits.places.address, now: now() })
  return ask(provider).catch((error: unknown) => {
    log.warn({ err: error }, 'no address was suggested; people type theirs')
    return refuse(503, 'places_unavailable', say.unavailable)
  })
}
