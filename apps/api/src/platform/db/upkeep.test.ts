import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDb } from '../../testing/test-db.ts'
import type { OpenDb } from './db.ts'
import { sql } from './sql.ts'
import { vacuum } from './upkeep.store.ts'

let db: OpenDb
beforeAll(async () => {
  db = await openTestDb()
})
afterAll(() => db.close())

const vacuumed = async (): Promise<string[]> => {
  const rows = await db.query<{ name: string }>(sql`
    select relname as name from pg_stat_user_tables where last_vacuum is not null order by name`)
  return rows.map(({ name }) => name)
}

test('tables that have changed much are vacuumed, and no others', async () => {
  await db.query(sql`create table busy as select number from generate_series(1, 400) number`)
  await db.query(sql`create table calm as select number from generate_series(1, 40) number`)
  await db.query(sql`delete from busy where number > 200`)
  await db.query(sql`select pg_stat_force_next_flush()`)
  await vacuum(db)
  await db.query(sql`select pg_stat_force_next_flush()`)
  expect(await vacuumed()).toContain('busy')
  expect(await vacuumed()).not.toContain('calm')
})
