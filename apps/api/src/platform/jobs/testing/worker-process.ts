// A worker in a process of its own, to be killed: `worker-process.ts DATABASE_URL`.
import { setTimeout as rest } from 'node:timers/promises'
import { openServer } from '../../db/server.ts'
import { startWorker } from '../worker.ts'
import { addEffect } from './jobs.store.ts'

const [url = ''] = process.argv.slice(2)
const db = openServer(url, { queryTimeoutMs: 20_000 })

await startWorker(
  {
    db,
    now: () => new Date(),
    handlers: {
      greeting: async (_payload, { cause, finish }) => {
        await rest(150)
        await finish(async (tx) => {
          await addEffect(tx, cause)
        })
      },
    },
    schedule: [],
    leaseMs: 1_000,
    pollMs: 50,
    onError: (error) => console.error(error),
  },
  (error) => console.error(error),
)
// Nobody is left to kill it when the test's own process has died.
process.on('disconnect', () => process.exit())
process.send?.('working')
