import type { GoodsImport } from '@showroom/contract/vendor-goods/goods-import'
import { mostImportRows } from '@showroom/contract/vendor-goods/goods-import.rules'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { vendorWithCode } from '../../catalogue/import/import.store.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aVendor } from '../testing/a-vendor.ts'
import { at, importing } from '../testing/an-import.ts'
import { readFile } from './read-file.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const { worked } = importing(() => opened)
const megabyte = 1_048_576

/** A family of its own for each row, with two sentences about it, as shops export them. */
const writeRows = async (path: string, rows: number) => {
  const file = createWriteStream(path)
  const about = 'Rectified porcelain with a stone look, for floors and walls. It takes frost and wheelchairs.'
  file.write('Handle,Title,Body (HTML),Vendor,Type,Variant SKU,Variant Price,Variant Inventory Qty\r\n')
  for (let row = 0; row < rows; row += 1) {
    const line = `large-${row},Large tile ${row},"${about}",Quill,Porcelain Tile,LG-${row},12.50,40\r\n`
    if (!file.write(line)) await once(file, 'drain')
  }
  file.end()
  await finished(file)
  return { fileName: 'large.csv' }
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
/** What is in use, and not what merely waits to be given back. */
const inUse = () => {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/** How far what is in use grows above what it was while something is done. */
const growthDuring = async <Done>(work: () => Promise<Done>): Promise<{ done: Done; grown: number }> => {
  const before = inUse()
  let highest = before
  const timer = setInterval(() => {
    highest = Math.max(highest, inUse())
  }, 1_000)
  try {
    return { done: await work(), grown: (highest - before) / megabyte }
  } finally {
    clearInterval(timer)
  }
}

test(`${mostImportRows} rows are read, checked and reported in bounded memory, and one more is refused`, async () => {
  const vendor = await aVendor(opened, 'Large Imports')
  const vendorId = (await vendorWithCode(opened.db, 'large-imports'))?.id ?? 0
  const deps = { db: opened.db, now: opened.now }
  const reading = await growthDuring(() =>
    readFile(deps, vendorId, (path) => writeRows(path, mostImportRows)),
  )
  expect(reading.grown).toBeLessThan(60)
  const { data: begun } = await vendor.ask<GoodsImport>(`GET ${at(reading.done)}`)
  await vendor.ask(`POST ${at(begun.id)}/check`, { mapping: begun.mapping, category: null })
  const checking = await growthDuring(() => worked(vendor, begun.id))
  expect(checking.done).toMatchObject({ state: 'checked', counts: { added: mostImportRows } })
  expect(checking.grown).toBeLessThan(60)
  const report = await growthDuring(() => vendor.ask<{ text: string }>(`GET ${at(begun.id)}/report`))
  expect(report.done.data.text.split('\r\n')).toHaveLength(mostImportRows + 2)
  expect(report.grown).toBeLessThan(60)
  await expect(readFile(deps, vendorId, (path) => writeRows(path, mostImportRows + 1))).rejects.toMatchObject(
    { status: 422 },
  )
}, 600_000)
