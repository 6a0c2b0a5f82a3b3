import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../platform/db/db.ts'
import { testDay } from '../../testing/test-clock.ts'
import { openTestDb } from '../../testing/test-db.ts'
import { openFeed } from './feed.ts'
import { importFeed } from './import-feed.ts'

let db: Db & { close(): Promise<void> }
let folder: string
let path: string
beforeAll(async () => {
  db = await openTestDb('seeded')
  folder = await mkdtemp(join(tmpdir(), 'import-'))
  path = join(folder, 'large.csv')
})
afterAll(async () => {
  await db.close()
  await rm(folder, { recursive: true, force: true })
})

test('50 MB are read in constant memory', async () => {
  await writeLarge(50 * 1024 * 1024)
  const before = process.memoryUsage().heapUsed
  let highest = 0
  let rows = 0
  const { entries } = await openFeed(path)
  const counts = await importFeed(db, {
    entries,
    now: testDay,
    vendorCode: 'HARBOR',
    newVendorName: 'Harbor Supply',
    dryRun: true,
    onRow: () => {
      rows += 1
      if (rows % 500 === 0) highest = Math.max(highest, process.memoryUsage().heapUsed)
    },
  })
  expect((await stat(path)).size).toBeGreaterThan(50 * 1024 * 1024)
  expect(counts.added).toBe(rows)
  expect(highest - before).toBeLessThan(200 * 1024 * 1024)
}, 180_000)

/** Long bodies, as merchants paste them. */
const writeLarge = async (bytes: number) => {
  const file = createWriteStream(path)
  file.write('Handle,Title,Body (HTML),Vendor,Type,Variant SKU,Variant Price\r\n')
  const body = `"<p>${'Rectified porcelain with a stone look for floors and walls. '.repeat(160)}</p>\r\n<ul><li>Covers 15.5 sq ft</li></ul>"`
  for (let row = 0, written = 0; written <= bytes; row++) {
    const line = `large-${row},Large Porcelain Tile ${row},${body},Harbor,Porcelain Tile,LG-${row},74.25\r\n`
    written += line.length
    if (!file.write(line)) await once(file, 'drain')
  }
  file.end()
  await finished(file)
}
