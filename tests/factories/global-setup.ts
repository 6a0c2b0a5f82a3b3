import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signInAdmin } from './applicant.ts'
import { startServer } from './running-server.ts'

/** One server with the whole demo catalogue; `SHOWROOM_ORIGIN` points the journeys at one that runs already. */
const globalSetup = async () => {
  if (process.env.SHOWROOM_ORIGIN) return
  const dataDir = await mkdtemp(join(tmpdir(), 'showroom-journeys-'))
  // Each visitor may then come from an address of their own: tries are counted by address.
  const server = await startServer({ dataDir, environment: { TRUST_PROXY: 'loopback' } })
  process.env.SHOWROOM_ORIGIN = server.origin
  // An Admin gets five codes an hour, and each worker would ask for its own.
  process.env.ADMIN_TOKEN = await signInAdmin()
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export default globalSetup
