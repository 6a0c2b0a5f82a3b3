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

test('pictures that were imported before wait to be fetched, those of one address once', async () => {
  await db.query(sql`alter table product_picture drop column photo_id, add column source_url text not null`)
  await db.query(sql`drop table photo`)
  await db.query(sql`
    insert into product_picture (product_id, position, source_url, alt)
    select id, 0, 'https://cdn.example/same.jpg', 'Same' from product where id in (1, 2)
    union all select 1, 1, 'https://cdn.example/ü.jpg', 'Other'`)
  const [migration] = (await readMigrations()).filter(({ name }) => name === '023-photo.sql')
  expect(await migrate(db, migration && [{ ...migration, name: 'again' }])).toEqual(['again'])
  const kept = await db.query(sql`
    select product_id, position, photo.source_url, photo.state, alt
    from product_picture join photo on photo.id = photo_id order by 1, 2`)
  const same = { source_url: 'https://cdn.example/same.jpg', state: 'waiting', alt: 'Same' }
  expect(kept).toEqual([
    { product_id: 1, position: 0, ...same },
    { product_id: 1, position: 1, source_url: 'https://cdn.example/ü.jpg', state: 'waiting', alt: 'Other' },
    { product_id: 2, position: 0, ...same },
  ])
  expect(await db.query(sql`select count(*)::int as count from photo`)).toEqual([{ count: 2 }])
})
