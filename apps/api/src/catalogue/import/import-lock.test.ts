import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../platform/db/db.ts'
import { isServer, openTestDb } from '../../testing/test-db.ts'
import { runImport } from '../testing/run-import.ts'
import { vendorWithCode } from './import.store.ts'
import { importedProducts, lockOne, waiting } from './testing.store.ts'
import { lockVendor } from '../vendor/vendor.store.ts'

let db: Db & { close(): Promise<void> }
let folder: string
beforeAll(async () => {
  db = await openTestDb('seeded')
  folder = await mkdtemp(join(tmpdir(), 'import-'))
})
afterAll(async () => {
  await db.close()
  await rm(folder, { recursive: true, force: true })
})

const fileOf = async (price: string, skus: readonly string[]) => {
  const rows = skus.map((sku) => `${sku},Tile ${sku},Quill,Porcelain Tile,${sku},${price},12,true`)
  const path = join(folder, `${price}.csv`)
  const header = 'Handle,Title,Vendor,Type,Variant SKU,Variant Price,Variant Inventory Qty,Published'
  await writeFile(path, [header, ...rows].join('\n'))
  return path
}

const aGate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

// The embedded database does one thing after the other.
test.runIf(isServer)(
  'who changes all goods of a vendor meanwhile waits for a file, and not in a ring',
  async () => {
    const ring = { vendorCode: 'RING', newVendorName: 'Ring Tile' }
    await runImport(db, await fileOf('10.00', ['RING-1', 'RING-2']), ring)
    const vendor = await vendorWithCode(db, 'RING')
    const held = aGate()
    const goOn = aGate()
    const other = db.transaction(async (tx) => {
      await lockVendor(tx, vendor?.id ?? 0)
      await lockOne(tx, 'RING-1')
      held.open()
      await goOn.opened
      await lockOne(tx, 'RING-2')
    })
    await held.opened
    const imported = runImport(db, await fileOf('11.00', ['RING-2', 'RING-1']), { vendorCode: 'RING' })
    await expect
      .poll(() => waiting(db), { timeout: 20_000 })
      .toBeGreaterThan(0)
      .finally(goOn.open)
    await other
    expect((await imported).counts).toMatchObject({ updated: 2 })
    const prices = (await importedProducts(db, 'RING')).map(({ final_price_cents }) => final_price_cents)
    expect(prices).toEqual([1_100, 1_100])
  },
)
