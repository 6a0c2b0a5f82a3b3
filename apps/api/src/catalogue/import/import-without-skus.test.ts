import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/db.ts'
import { openTestDb } from '../../testing/test-db.ts'
import { runImport } from '../testing/run-import.ts'
import { importedProducts } from './testing.store.ts'

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

describe('a Shopify export without SKUs', () => {
  const bay = { vendorCode: 'BAY', newVendorName: 'Bay Tile' }
  const written = async (name: string, lines: readonly string[]) => {
    const path = join(folder, name)
    await writeFile(path, lines.join('\n'))
    return path
  }
  const header = 'Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price'
  const bare = [
    header,
    'bay,Bay Porcelain Tile,Porcelain Tile,Color,Fog,Size,12x24,74.25',
    'bay,,,,Ink,,12x24,74.25',
    'knob,Bay Cabinet Knob,Cabinet Knobs,Title,Default Title,,,3.19',
  ]
  const goods = async () =>
    (await importedProducts(db, 'BAY')).map(({ public_id, sku }) => [public_id, sku] as const)
  const counts = (telling: object) => ({ added: 0, updated: 0, skipped: 0, refused: 0, ...telling })

  test('is known by handle and option values, and again changes nothing', async () => {
    const path = await written('bare.csv', bare)
    expect((await runImport(db, path, { ...bay, dryRun: true })).counts).toEqual(counts({ added: 3 }))
    expect((await runImport(db, path, bay)).counts).toEqual(counts({ added: 3 }))
    expect((await goods()).map(([, sku]) => sku)).toEqual(['bay/Fog/12x24', 'bay/Ink/12x24', 'knob'])
    expect((await runImport(db, path, bay)).counts).toEqual(counts({ skipped: 3 }))
  })

  test('with options in another order and a new price updates the same goods', async () => {
    const before = await goods()
    const path = await written('turned.csv', [
      'Handle,Title,Type,Variant SKU,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price',
      'bay,Bay Porcelain Tile,Porcelain Tile,,Size,12x24,Color,Fog,80.00',
    ])
    expect((await runImport(db, path, bay)).counts).toEqual(counts({ updated: 1 }))
    expect(await goods()).toEqual(before)
  })

  test('given SKUs later, the same goods take them, and keep them where the file has none again', async () => {
    const before = new Map(await goods())
    const path = await written('named.csv', [
      header.replace('Variant Price', 'Variant SKU,Variant Price'),
      'bay,Bay Porcelain Tile,Porcelain Tile,Color,Fog,Size,12x24,BAY-FOG,74.25',
      'bay,,,,Ink,,12x24,BAY-INK,74.25',
      'knob,Bay Cabinet Knob,Cabinet Knobs,Title,Default Title,,,BAY-KNOB,3.19',
    ])
    expect((await runImport(db, path, { ...bay, dryRun: true })).counts).toEqual(counts({ updated: 3 }))
    expect((await runImport(db, path, bay)).counts).toEqual(counts({ updated: 3 }))
    expect((await runImport(db, path, bay)).counts).toEqual(counts({ skipped: 3 }))
    const named = await goods()
    expect(named.map(([, sku]) => sku)).toEqual(['BAY-FOG', 'BAY-INK', 'BAY-KNOB'])
    expect(new Set(named.map(([id]) => id))).toEqual(new Set(before.keys()))
    await runImport(db, join(folder, 'bare.csv'), bay)
    expect(await goods()).toEqual(named)
  })

  test('a variant that takes the place of a renamed one is another product', async () => {
    const path = await written('replaced.csv', [
      header.replace('Variant Price', 'Variant SKU,Variant Price'),
      'bay,Bay Porcelain Tile,Porcelain Tile,Color,Mist,Size,12x24,BAY-FOG,74.25',
      'bay,,,,Fog,,12x24,,74.25',
    ])
    expect((await runImport(db, path, bay)).counts).toEqual(counts({ added: 1, updated: 1 }))
    expect((await goods()).map(([, sku]) => sku)).toContain('bay/Fog/12x24')
  })

  test('the same options twice are one variant, told once', async () => {
    const path = await written('twice.csv', [...bare, 'knob,,,,,,,4.00'])
    const { rows } = await runImport(db, path, bay)
    expect(rows.find(({ line }) => line === 5)).toMatchObject({ outcome: 'refused', sku: 'BAY-KNOB' })
  })
})
