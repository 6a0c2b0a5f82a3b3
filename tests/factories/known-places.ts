import { aPlacesProvider } from '../../apps/api/src/place/testing/a-places-provider.ts'
import { test as base } from './person.ts'
import { startServer } from './running-server.ts'
import { aSeededFolder } from './seeded-folder.ts'
import { forJourneys, type Server } from './server.ts'

type Provider = Awaited<ReturnType<typeof aPlacesProvider>>

/** Journeys on a marketplace that is configured to suggest addresses. */
export const test = base.extend<object, { places: { provider: Provider; server: Server } }>({
  places: [
    async ({ browserName: _same }, hand) => {
      const provider = await aPlacesProvider()
      const folder = await aSeededFolder()
      const environment = { ...forJourneys, ...provider.environment }
      const server = await startServer({ dataDir: folder.path, environment })
      await hand({ provider, server })
      await server.stop()
      await folder.remove()
      provider.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  server: [({ places }, hand) => hand(places.server), { scope: 'worker' }],
})
