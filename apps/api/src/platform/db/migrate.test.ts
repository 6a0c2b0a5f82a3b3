import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDb } from '../../testing/test-app.ts'
import type { OpenDb } from './db.ts'
import { migrate, type Migration, readMigrations } from './migrate.ts'
import { sql } from './sql.ts'

let db: OpenDb

beforeAll(async () => {
  db = await openTestDb()
})
afterAll(() => db.close())

const addTable = (name: string, checksum = name): Migration => ({
  name,
  checksum,
  text: `create table ${name} (id int); insert into ${name} values (1);`,
})

test('a migrated database has nothing left to apply', async () => {
  expect((await readMigrations()).length).toBeGreaterThan(2)
  expect(await migrate(db)).toEqual([])
})

test('each file is applied once, in order', async () => {
  expect(await migrate(db, [addTable('first'), addTable('second')])).toEqual(['first', 'second'])
  expect(await migrate(db, [addTable('first'), addTable('second'), addTable('third')])).toEqual(['third'])
  expect(await db.query(sql`select count(*) from first`)).toEqual([{ count: 1 }])
})

test('processes that start together apply a file once', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(db, [addTable('together')])))
  expect(applied.flat()).toEqual(['together'])
})

test('a file that fails leaves nothing behind', async () => {
  const broken = { name: 'broken', checksum: 'b', text: 'create table half (id int); select * from nowhere;' }
  await expect(migrate(db, [broken])).rejects.toThrow('nowhere')
  expect(await db.query(sql`select to_regclass('half') as half`)).toEqual([{ half: null }])
})

test('a file that was edited after it was applied is refused', async () => {
  await migrate(db, [addTable('kept')])
  await expect(migrate(db, [addTable('kept', 'edited')])).rejects.toThrow(
    'was edited after it had been applied',
  )
})
