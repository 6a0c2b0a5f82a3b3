import type { GoodsImport } from '@showroom/contract/vendor-goods/goods-import'
import type { VendorProductRow } from '@showroom/contract/vendor-goods/vendor-product'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../platform/db/db.ts'
import { runDueJobs } from '../../platform/jobs/worker.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aVendor, type Vendor } from '../testing/a-vendor.ts'
import { at, importing, shopify, tile } from '../testing/an-import.ts'
import { importHandlers } from './work-on-import.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const { send, worked, checked } = importing(() => opened)

const running = async (vendor: Vendor, rows: readonly string[]): Promise<string> => {
  const { data: begun } = await send(vendor, shopify(...rows))
  await checked(vendor, begun)
  await vendor.ask(`POST ${at(begun.id)}/run`)
  return begun.id
}
const move = (vendor: Vendor, id: string, to: string) => vendor.ask<GoodsImport>(`POST ${at(id)}/${to}`)
const goodsOf = async (vendor: Vendor): Promise<number> => {
  const reply = await vendor.ask<VendorProductRow[]>('GET /api/vendor_products')
  return (reply as typeof reply & { total: number }).total
}

/** Asks for something just before the work is written down for the third time: five hundred rows are in shops. */
const amidst = (db: Db, does: () => Promise<unknown>): Db => {
  let told = 0
  return {
    ...db,
    query: async (statement) => {
      if (JSON.stringify(statement).includes('set seen =') && (told += 1) === 3) await does()
      return db.query(statement)
    },
  }
}
const workAmidst = (does: () => Promise<unknown>) => {
  const { db, now } = opened
  return runDueJobs({
    db,
    now,
    handlers: importHandlers({ db: amidst(db, does), now }),
    schedule: [],
    onError: (error) => expect.unreachable(String(error)),
  })
}
const manyRows = Array.from({ length: 1_020 }, (_, index) => tile(`MANY-${index}`, '12.00'))

test('a run that is paused stops where it is; gone on with, it says of each row what became of it once', async () => {
  const vendor = await aVendor(opened, 'Moving One')
  const id = await running(vendor, manyRows)
  await workAmidst(async () => {
    expect((await move(vendor, id, 'pause')).message).toBe('Paused. What was written stays.')
  })
  const { data: paused } = await vendor.ask<GoodsImport>(`GET ${at(id)}`)
  expect(paused.state).toBe('paused')
  expect(paused.counts.added).toBeGreaterThan(0)
  expect(paused.counts.added).toBeLessThan(manyRows.length)
  expect(await goodsOf(vendor)).toBe(paused.counts.added)
  expect((await vendor.ask(`POST ${at(id)}/run`)).code).toBe('not_now')
  expect((await move(vendor, id, 'resume')).data.state).toBe('running')
  const done = await worked(vendor, id)
  expect(done).toMatchObject({ state: 'done', counts: { added: manyRows.length, skipped: 0, refused: 0 } })
  expect(await goodsOf(vendor)).toBe(manyRows.length)
})

test('one that is cancelled keeps what it wrote, and its file can be checked again', async () => {
  const vendor = await aVendor(opened, 'Moving Two')
  const id = await running(vendor, manyRows)
  await workAmidst(() => move(vendor, id, 'cancel'))
  const { data: cancelled } = await vendor.ask<GoodsImport>(`GET ${at(id)}`)
  expect(cancelled.state).toBe('cancelled')
  expect(cancelled.counts.added).toBeGreaterThan(0)
  expect(await goodsOf(vendor)).toBe(cancelled.counts.added)
  expect((await move(vendor, id, 'resume')).code).toBe('not_now')
  const again = await checked(vendor, cancelled)
  expect(again).toMatchObject({ state: 'checked', counts: { skipped: cancelled.counts.added } })
})

test('before its work begins it can be paused, gone on with and cancelled; what is over can not', async () => {
  const vendor = await aVendor(opened, 'Moving Three')
  const id = await running(vendor, [tile('FEW-1', '12.00')])
  await move(vendor, id, 'pause')
  expect((await move(vendor, id, 'pause')).code).toBe('not_now')
  expect((await worked(vendor, id)).state).toBe('paused')
  expect(await goodsOf(vendor)).toBe(0)
  await move(vendor, id, 'resume')
  expect((await worked(vendor, id)).state).toBe('done')
  for (const to of ['pause', 'resume', 'cancel']) expect((await move(vendor, id, to)).code).toBe('not_now')
  const other = await aVendor(opened, 'Moving Four')
  expect((await move(other, id, 'cancel')).status).toBe(404)
})
