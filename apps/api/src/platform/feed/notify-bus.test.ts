import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { openServer } from '../db/server.ts'
import { sql } from '../db/sql.ts'
import { isServer } from '../../testing/test-db.ts'
import { onServer, timeouts } from '../../testing/templates.ts'
import type { Hint } from './hints.ts'
import { openNotifyBus } from './notify-bus.ts'

const soon = { timeout: 10_000, interval: 20 }

const aProcess = async (heard: Hint[]) => {
  const url = onServer('postgres')
  const db = openServer(url, timeouts)
  const bus = await openNotifyBus({
    db: { ...db, transaction: db.transaction },
    url,
    hear: (hint) => void heard.push(hint),
    report: () => undefined,
  })
  onTestFinished(async () => {
    await bus.close()
    await db.close()
  })
  return { bus, db }
}

// The embedded database has one process.
test.runIf(isServer)('what one process tells, another hears, also after its connection was cut', async () => {
  const heard: Hint[] = []
  const { bus, db } = await aProcess([])
  await aProcess(heard)
  const subject = randomUUID()
  const typing: Hint = { on: 'whisper', feedId: 7, what: { kind: 'typing', from: subject, data: {} } }
  bus.tell({ on: 'moved', feedId: 7, seq: 1 })
  bus.tell({ on: 'moved', feedId: 7, seq: 2 })
  bus.tell(typing)
  await expect.poll(() => heard, soon).toEqual([{ on: 'moved', feedId: 7, seq: 2 }, typing])
  await db.query(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'showroom feed'`)
  const telling = setInterval(() => bus.tell({ on: 'rights', accountId: 3 }), 100)
  onTestFinished(() => clearInterval(telling))
  await expect.poll(() => heard.at(-1), soon).toEqual({ on: 'rights', accountId: 3 })
})
