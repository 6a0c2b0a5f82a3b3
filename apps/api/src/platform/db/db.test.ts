import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDb } from '../../testing/test-app.ts'
import type { Db } from './db.ts'
import { sql } from './sql.ts'

let db: Db

beforeAll(async () => {
  db = await openTestDb()
  await db.query(sql`create table note (id int primary key, body text)`)
})
afterAll(() => db.close())

test('values come back alike from both databases', async () => {
  const [row] = await db.query(sql`
    select 5000000000::int8 as big, 1.25::numeric as exact, '2026-11-21'::date as day,
      '2026-11-21T10:00:00Z'::timestamptz as moment, ${JSON.stringify({ a: [1] })}::jsonb as json,
      ${['x', 'y']}::text[] as words, ${[1, 2]}::int[] as numbers, ${null}::text as nothing`)
  expect(row).toEqual({
    big: 5_000_000_000,
    exact: 1.25,
    day: '2026-11-21',
    moment: new Date('2026-11-21T10:00:00Z'),
    json: { a: [1] },
    words: ['x', 'y'],
    numbers: [1, 2],
    nothing: null,
  })
})

test('a transaction that throws leaves nothing behind', async () => {
  const failing = db.transaction(async (tx) => {
    await tx.query(sql`insert into note values (1, 'lost')`)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await db.query(sql`select * from note`)).toEqual([])
})

test('a transaction that asks for several things at once is asked them one after the other', async () => {
  const warnings: string[] = []
  const hear = ({ name, message }: Error) => warnings.push(`${name}: ${message}`)
  process.on('warning', hear)
  const failing = db.transaction((tx) =>
    Promise.all([
      tx.query(sql`insert into note values (5, 'lost')`),
      tx.query(sql`insert into note values (null, 'refused')`),
      tx.query(sql`insert into note values (6, 'lost')`),
    ]),
  )
  await expect(failing).rejects.toThrow(/null value/)
  expect(await db.query(sql`select * from note`)).toEqual([])
  process.off('warning', hear)
  expect(warnings).toEqual([])
})

test('a query outside never lands inside an open transaction', async () => {
  let roll: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    roll = resolve
  })
  const failing = db.transaction(async (tx) => {
    await tx.query(sql`insert into note values (2, 'inside')`)
    await held
    throw new Error('rolled back')
  })
  const outside = db.query(sql`insert into note values (3, 'outside')`)
  const another = db.transaction((tx) => tx.query(sql`insert into note values (4, 'later')`))
  roll()
  await expect(failing).rejects.toThrow('rolled back')
  await Promise.all([outside, another])
  expect(await db.query(sql`select id from note order by id`)).toEqual([{ id: 3 }, { id: 4 }])
})

test('a refused statement tells its SQLSTATE', async () => {
  await db.query(sql`insert into note values (9, 'first')`)
  await expect(db.query(sql`insert into note values (9, 'second')`)).rejects.toMatchObject({
    code: '23505',
    constraint: 'note_pkey',
  })
})

test('both databases search by trigrams and without accents', async () => {
  const [row] = await db.query(
    sql`select similarity('faucet', 'faucte') > 0.3 as near, unaccent('Café') as plain`,
  )
  expect(row).toEqual({ near: true, plain: 'Cafe' })
})
