import { aPlacesProvider } from '../../apps/api/src/place/testing/a-places-provider.ts'
import { test as base } from './person.ts'
import { type Server, withOwnServer } from './server.ts'

type Provider = Awaited<ReturnType<typeof aPlacesProvider>>

/** Journeys on a marketplace that is configured to suggest addresses. */
export const test = base.extend<object, { places: { provider: Provider; server: Server } }>({
  places: [
    async ({ browserName: _same }, hand) => {
      const provider = await aPlacesProvider()
      await withOwnServer(provider.environment, (server) => hand({ provider, server }))
      provider.close()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  server: [({ places }, hand) => hand(places.server), { scope: 'worker' }],
})
