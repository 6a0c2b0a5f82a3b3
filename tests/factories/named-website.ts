import type { BrowserContext } from '@playwright/test'
import { aNameServer } from '../../apps/api/src/showroom/domain/testing/name-server.ts'
import { test as base } from './person.ts'
import { type Server, withOwnServer } from './server.ts'

/** TXT records by name, as their owners have published them by now. */
type Records = Record<string, string[][]>

const askHere = new URL('./own-name-server.mjs', import.meta.url).href

/** Journeys of people who own names on the Internet: the server asks a name server of this worker’s for their records. */
export const test = base.extend<object, { named: { records: Records; server: Server } }>({
  named: [
    async ({ browserName: _same }, hand) => {
      const records: Records = {}
      const names = await aNameServer(records)
      const environment = { NODE_OPTIONS: `--import=${askHere}`, NAME_SERVER: names.server }
      await withOwnServer(environment, (server) => hand({ records, server }))
      await names.close()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  server: [({ named }, hand) => hand(named.server), { scope: 'worker' }],
})

/** A page at a name of its own, as everybody who opens it in this browser sees it. */
export const serveAt = (context: BrowserContext, name: string, body: string) =>
  context.route(`https://${name}/**`, (route) =>
    new URL(route.request().url()).pathname === '/'
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body })
      : route.fulfill({ status: 204 }),
  )
