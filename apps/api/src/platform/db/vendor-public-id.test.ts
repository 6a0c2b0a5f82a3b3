import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDb } from '../../testing/test-app.ts'
import type { OpenDb } from './db.ts'
import { migrate, readMigrations } from './migrate.ts'
import { sql } from './sql.ts'

let db: OpenDb
beforeAll(async () => {
  db = await openTestDb('seeded')
})
afterAll(() => db.close())

test('ways of delivery that were chosen by a vendor’s name are kept by the ids of all vendors of the name', async () => {
  await db.query(sql`alter table vendor drop column if exists public_id`)
  await db.query(sql`
    insert into vendor (code, name, state) values ('one', 'Alike', 'CA'), ('two', 'Alike', 'TX'), ('other', 'Other', 'CA')`)
  const way = { service: 'inside', note: 'Blue door' }
  const carts = [{ Alike: way, Gone: way }, { Other: way }, {}]
  await db.query(sql`
    insert into cart (public_id, token_hash, showroom_id, expires_at, deliveries)
    select 'cart' || number, decode(md5(number::text), 'hex'), (select min(id) from showroom), now(), deliveries
    from jsonb_array_elements(${JSON.stringify(carts)}::jsonb) with ordinality as cart (deliveries, number)`)
  const [migration] = (await readMigrations()).filter(({ name }) => name === '022-vendor-public-id.sql')
  expect(await migrate(db, migration && [{ ...migration, name: 'again' }])).toEqual(['again'])
  const kept = await db.query<{ codes: string[] | null; ways: unknown[] | null }>(sql`
    select array_agg(vendor.code order by vendor.code) as codes, json_agg(way.value) as ways
    from cart left join jsonb_each(cart.deliveries) way on true
    left join vendor on vendor.public_id = way.key
    where cart.public_id in ('cart1', 'cart2', 'cart3') group by cart.id order by cart.id`)
  expect(kept).toEqual([
    { codes: ['one', 'two'], ways: [way, way] },
    { codes: ['other'], ways: [way] },
    { codes: [null], ways: [null] },
  ])
})
