import { test as base } from '@playwright/test'
import { aSeededFolder } from './seeded-folder.ts'
import { withoutOffer } from './offer.ts'
import { type RunningServer, startServer } from './running-server.ts'

/** What a journey may know of the server that it visits. */
export type Server = Pick<
  RunningServer,
  'origin' | 'contractorOrigin' | 'sandboxOrigin' | 'dataDir' | 'restart' | 'restarts'
>

let visited: Server | null = null

/** The server of this worker: known from before its first `beforeAll` on. */
export const theServer = (): Server => {
  if (!visited)
    throw new Error('No server is known before the first test: ask for its address within a test.')
  return visited
}

/** `SHOWROOM_ORIGIN` names one that runs already, with the ports after it as `npm start` has them. */
const runsAlready = (named: string): Server => {
  const { protocol, hostname, port } = new URL(named)
  const beside = (more: number) => `${protocol}//${hostname}:${Number(port) + more}`
  const restart = () => Promise.reject(new Error('A server that ran already is not ours to stop.'))
  return {
    origin: beside(0),
    contractorOrigin: beside(1),
    sandboxOrigin: beside(2),
    dataDir: '',
    restart,
    restarts: 0,
  }
}

export const forJourneys = {
  // Each visitor may then come from an address of their own: tries are counted by address.
  TRUST_PROXY: 'loopback',
  DRAW_AHEAD: 'off',
  // What is due later, such as a retry, is not to wait for a look every two seconds. Ten looks a second, at which nothing
  // is due, take a twentieth of a processor for each server.
  JOBS_EVERY_MS: '500',
}

/**
 * Its first answers are its slowest, as the goods of a showroom are read once: on a busy machine a page that waited for
 * them would give up.
 */
const hasAnswered = async ({ origin }: Server) => {
  // An answer that was given up on the way is of no matter here: a test asks for what it needs itself.
  const answer = async (path: string) => {
    const reply = await fetch(new URL(path, origin)).catch(() => null)
    await reply?.text().catch(() => '')
  }
  for (const showroom of ['0', 'HARVEST2']) {
    await answer(`/api/shop?showroom=${showroom}`)
    await answer(`/api/visualization/templates?showroom=${showroom}&page_size=24`)
  }
  await answer('/showroom/faq')
}

/** A server for as long as somebody uses it, on its own copy of the database. */
export const withOwnServer = async (
  environment: Record<string, string>,
  hand: (server: Server) => Promise<void>,
): Promise<void> => {
  const folder = await aSeededFolder()
  const server = await startServer({ dataDir: folder.path, environment: { ...forJourneys, ...environment } })
  await hasAnswered(server)
  await hand(server)
  await server.stop()
  await folder.remove()
}

type OfWorker = { server: Server }

/** One server for each worker, on its own copy of the database: no stock, mailbox or Admin is shared between two. */
const withServer = base.extend<object, OfWorker>({
  server: [
    async ({ browserName: _same }, hand) => {
      const named = process.env.SHOWROOM_ORIGIN
      if (named) return hand(runsAlready(named))
      await withOwnServer({}, hand)
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

/** What all journeys are made of: the server is known, and the offer lies over no page. */
export const test = withServer.extend<object, { isKnown: undefined }>({
  isKnown: [
    async ({ server, browser }, hand) => {
      visited = server
      withoutOffer(browser, server.origin)
      await hand(undefined)
    },
    { scope: 'worker', auto: true },
  ],
})
