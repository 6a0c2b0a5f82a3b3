import { setTimeout as rest } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { onServer, timeouts } from '../../testing/templates.ts'
import { isServer } from '../../testing/test-db.ts'
import { DatabaseUnavailable } from './database-error.ts'
import { openServer } from './server.ts'
import { sql } from './sql.ts'

// The embedded database has no connection that could break.
test.runIf(isServer)(
  'a connection that breaks between two statements of a transaction fails that one alone',
  async () => {
    const db = openServer(onServer('postgres'), timeouts)
    onTestFinished(db.close)
    const failing = db.transaction(async (tx) => {
      const [own] = await tx.query<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await db.query(sql`select pg_terminate_backend(${own?.pid ?? 0}::int)`)
      // What the server says in leaving comes while nobody asks anything.
      await rest(200)
      await tx.query(sql`select 1`)
    })
    await expect(failing).rejects.toThrow(DatabaseUnavailable)
    expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }])
  },
)
