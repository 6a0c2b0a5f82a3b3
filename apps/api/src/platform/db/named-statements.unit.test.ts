import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { namedStatements } from './named-statements.ts'

const pglite = await PGlite.create()
let named = namedStatements(pglite)

beforeEach(async () => {
  await pglite.exec(
    'deallocate all; drop table if exists tile; create table tile (id int primary key, name text)',
  )
  named = namedStatements(pglite)
})
afterAll(() => pglite.close())

const insert = 'insert into tile (id, name) values ($1, $2) returning *'
const all = 'select * from tile order by id'

test('a statement that is asked again answers of what is there now', async () => {
  expect(await named.query(all, [])).toEqual([])
  expect(await named.query(insert, [1, 'Oat'])).toEqual([{ id: 1, name: 'Oat' }])
  expect(await named.query(insert, [2, null])).toEqual([{ id: 2, name: null }])
  expect(await named.query(all, [])).toEqual([
    { id: 1, name: 'Oat' },
    { id: 2, name: null },
  ])
})

test('values of every kind come back as they do without a name', async () => {
  const text =
    'select $1::int[] as ids, $2::jsonb as json, $3::timestamptz as at, $4::bool as yes, $5::text[] as words, $6::bytea as bytes'
  const values = [
    [1, 2],
    { a: [1, null] },
    new Date('2026-11-24T05:00:00Z'),
    true,
    ['a"b', 'c,d'],
    new Uint8Array([1, 255]),
  ]
  const { rows } = await pglite.query(text, values)
  expect(await named.query(text, values)).toEqual(rows)
  expect(await named.query(text, values)).toEqual(rows)
})

test('one that fails says why, and the next one is done', async () => {
  await named.query(insert, [1, 'Oat'])
  for (const _ of [1, 2])
    await expect(named.query(insert, [1, 'Ash'])).rejects.toMatchObject({
      code: '23505',
      constraint: 'tile_pkey',
    })
  await expect(named.query('select nothing from tile', [])).rejects.toMatchObject({ code: '42703' })
  expect(await named.query(all, [])).toEqual([{ id: 1, name: 'Oat' }])
})

test('one that was first read in a transaction that was taken back is known after it', async () => {
  await named.query('begin', [])
  await named.query(insert, [1, 'Oat'])
  await expect(named.query(insert, [1, 'Ash'])).rejects.toMatchObject({ code: '23505' })
  await expect(named.query(all, [])).rejects.toMatchObject({ code: '25P02' })
  await named.query('rollback', [])
  expect(await named.query(insert, [1, 'Ash'])).toEqual([{ id: 1, name: 'Ash' }])
  expect(await named.query(all, [])).toEqual([{ id: 1, name: 'Ash' }])
})

test('a table may change: a new index at once, new columns once statements are forgotten', async () => {
  await named.query(insert, [1, 'Oat'])
  await named.query(all, [])
  await pglite.exec('create index on tile (name)')
  expect(await named.query(all, [])).toEqual([{ id: 1, name: 'Oat' }])
  await pglite.exec('alter table tile add size int')
  await named.forget()
  expect(await named.query(all, [])).toEqual([{ id: 1, name: 'Oat', size: null }])
})

test('more texts than are kept are answered all the same', async () => {
  for (let number = 0; number < 510; number += 1)
    expect(await named.query(`select ${number} as number`, [])).toEqual([{ number }])
  const { rows } = await pglite.query<{ kept: number }>(
    'select count(*)::int as kept from pg_prepared_statements',
  )
  expect(rows).toEqual([{ kept: 500 }])
})
