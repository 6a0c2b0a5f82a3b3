import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { OpenDb } from './db.ts'
import { openEmbedded } from './embedded.ts'
import { lockFolder } from './embedded-lock.ts'
import { openServer, type ServerTimeouts } from './server.ts'

/** A request gives up early; loading a catalogue may take its time. */
export const databaseTimeouts = {
  requests: { queryTimeoutMs: 5_000 },
  loading: { queryTimeoutMs: 600_000 },
} satisfies Record<string, ServerTimeouts>

/** A PostgreSQL server where DATABASE_URL names one, else the embedded database in DATA_DIR. */
export const openDatabase = async (config: Config, timeouts: ServerTimeouts): Promise<OpenDb> => {
  if (config.databaseUrl) return openServer(config.databaseUrl, timeouts)
  const unlock = await lockFolder(config.dataDir)
  const db = openEmbedded({ folder: join(config.dataDir, 'database'), dump: null })
  return {
    ...db,
    close: async () => {
      await db.close()
      await unlock()
    },
  }
}
