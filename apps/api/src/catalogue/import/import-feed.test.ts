import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/db.ts'
import { openTestDb } from '../../testing/test-db.ts'
import { readCatalogueVersion } from '../catalogue-version.store.ts'
import { openFeed } from './feed.ts'
import { importFeed, type RowReport } from './import-feed.ts'
import { findableBy, importedProducts, priceLists } from './testing.store.ts'

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

const now = new Date('2026-11-23T17:00:00Z')
const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name)

type Asked = { vendorCode: string; newVendorName?: string; dryRun?: boolean; categorySlug?: string }
const run = async (path: string, asked: Asked) => {
  const rows: RowReport[] = []
  const { entries } = await openFeed(path)
  const counts = await importFeed(db, {
    dryRun: false,
    ...asked,
    entries,
    now,
    onRow: (row) => rows.push(row),
  })
  return { counts, rows }
}
const harbor = { vendorCode: 'HARBOR', newVendorName: 'Harbor Supply' }

describe('a Shopify export', () => {
  test('a dry run reports what an import would do, and writes nothing', async () => {
    const version = await readCatalogueVersion(db)
    const { counts } = await run(fixture('shopify-export.csv'), { ...harbor, dryRun: true })
    expect(counts).toEqual({ added: 6, updated: 0, skipped: 1, refused: 5 })
    expect(await importedProducts(db, 'HARBOR')).toEqual([])
    expect(await readCatalogueVersion(db)).toBe(version)
  })

  test('is added with prices in every showroom, pictures and words to find it by', async () => {
    const version = await readCatalogueVersion(db)
    const { counts, rows } = await run(fixture('shopify-export.csv'), harbor)
    expect(counts).toEqual({ added: 6, updated: 0, skipped: 1, refused: 5 })
    expect(rows.find(({ line }) => line === 8)).toMatchObject({
      outcome: 'refused',
      reason: 'The SKU HB-FOG-1224 appears twice; the first was on line 2.',
    })
    const products = await importedProducts(db, 'HARBOR')
    const lists = await priceLists(db)
    expect(products.map(({ sku, status, prices }) => [sku, status, prices])).toEqual(
      ['HB-CHA-1224', 'HB-FOG-1224', 'QY-PD-BG', 'QY-PD-MB', 'SH-KNOB', 'SH-OAK-75'].map((sku) => [
        sku,
        sku === 'SH-KNOB' ? 'hidden' : 'active',
        lists,
      ]),
    )
    expect(products.find(({ sku }) => sku === 'HB-FOG-1224')).toMatchObject({
      pictures: 3,
      axes: ['color', 'size'],
    })
    expect(await findableBy(db, 'lvp')).toEqual([])
    expect(await findableBy(db, 'harbor charcoal tile')).toEqual(['HB-CHA-1224'])
    expect(await readCatalogueVersion(db)).toBeGreaterThan(version)
  })

  test('again changes nothing', async () => {
    const before = await importedProducts(db, 'HARBOR')
    const version = await readCatalogueVersion(db)
    const { counts } = await run(fixture('shopify-export.csv'), { vendorCode: 'HARBOR' })
    expect(counts).toEqual({ added: 0, updated: 0, skipped: 7, refused: 5 })
    expect(await importedProducts(db, 'HARBOR')).toEqual(before)
    expect(await readCatalogueVersion(db)).toBe(version)
  })

  test('with one new price updates that row and its prices', async () => {
    const path = join(folder, 'new-price.csv')
    const text = await readFile(fixture('shopify-export.csv'), 'utf8')
    await writeFile(path, text.replace(',189,', ',199.00,'))
    const { counts } = await run(path, { vendorCode: 'HARBOR' })
    expect(counts).toEqual({ added: 0, updated: 1, skipped: 6, refused: 5 })
    const faucet = (await importedProducts(db, 'HARBOR')).find(({ sku }) => sku === 'QY-PD-MB')
    expect(faucet?.final_price_cents).toBe(19_900)
  })
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
    expect((await run(path, { ...bay, dryRun: true })).counts).toEqual(counts({ added: 3 }))
    expect((await run(path, bay)).counts).toEqual(counts({ added: 3 }))
    expect((await goods()).map(([, sku]) => sku)).toEqual(['bay/Fog/12x24', 'bay/Ink/12x24', 'knob'])
    expect((await run(path, bay)).counts).toEqual(counts({ skipped: 3 }))
  })

  test('with options in another order and a new price updates the same goods', async () => {
    const before = await goods()
    const path = await written('turned.csv', [
      'Handle,Title,Type,Variant SKU,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price',
      'bay,Bay Porcelain Tile,Porcelain Tile,,Size,12x24,Color,Fog,80.00',
    ])
    expect((await run(path, bay)).counts).toEqual(counts({ updated: 1 }))
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
    expect((await run(path, { ...bay, dryRun: true })).counts).toEqual(counts({ updated: 3 }))
    expect((await run(path, bay)).counts).toEqual(counts({ updated: 3 }))
    expect((await run(path, bay)).counts).toEqual(counts({ skipped: 3 }))
    const named = await goods()
    expect(named.map(([, sku]) => sku)).toEqual(['BAY-FOG', 'BAY-INK', 'BAY-KNOB'])
    expect(new Set(named.map(([id]) => id))).toEqual(new Set(before.keys()))
    await run(join(folder, 'bare.csv'), bay)
    expect(await goods()).toEqual(named)
  })

  test('a variant that takes the place of a renamed one is another product', async () => {
    const path = await written('replaced.csv', [
      header.replace('Variant Price', 'Variant SKU,Variant Price'),
      'bay,Bay Porcelain Tile,Porcelain Tile,Color,Mist,Size,12x24,BAY-FOG,74.25',
      'bay,,,,Fog,,12x24,,74.25',
    ])
    expect((await run(path, bay)).counts).toEqual(counts({ added: 1, updated: 1 }))
    expect((await goods()).map(([, sku]) => sku)).toContain('bay/Fog/12x24')
  })

  test('the same options twice are one variant, told once', async () => {
    const path = await written('twice.csv', [...bare, 'knob,,,,,,,4.00'])
    const { rows } = await run(path, bay)
    expect(rows.find(({ line }) => line === 5)).toMatchObject({ outcome: 'refused', sku: 'BAY-KNOB' })
  })
})

test('an unknown vendor or category stops before anything is read', async () => {
  await expect(run(fixture('merchant.tsv'), { vendorCode: 'NOBODY' })).rejects.toThrow(
    /There is no vendor NOBODY/,
  )
  await expect(run(fixture('merchant.tsv'), { ...harbor, categorySlug: 'spaceships' })).rejects.toThrow(
    /There is no category spaceships/,
  )
})

test('a named category takes what the feed’s own words would not place', async () => {
  const { rows } = await run(fixture('shopify-export.csv'), {
    vendorCode: 'HARBOR',
    dryRun: true,
    categorySlug: 'lights',
  })
  expect(rows.find(({ sku }) => sku === 'SH-CANDLE')).toMatchObject({ outcome: 'added' })
})

test('a Merchant feed in text and one in XML', async () => {
  const dune = { vendorCode: 'DUNE', newVendorName: 'Dune Mills' }
  expect((await run(fixture('merchant.tsv'), dune)).counts).toEqual({
    added: 4,
    updated: 0,
    skipped: 0,
    refused: 2,
  })
  expect((await run(fixture('merchant.xml'), dune)).counts).toEqual({
    added: 3,
    updated: 0,
    skipped: 1,
    refused: 1,
  })
  expect((await run(fixture('merchant-utf16.tsv'), dune)).counts).toEqual({
    added: 0,
    updated: 0,
    skipped: 2,
    refused: 0,
  })
})

test('SQL and HTML in every cell stay text', async () => {
  const nasty = `'); drop table product; -- <script>alert(1)</script>`
  const path = join(folder, 'nasty.csv')
  const quoted = `"${nasty}"`
  await writeFile(
    path,
    `Handle,Title,Body (HTML),Vendor,Type,Tags,Variant SKU,Variant Price,Option1 Name,Option1 Value,Image Src\n${quoted},${quoted},${quoted},${quoted},Bar Pulls,${quoted},${quoted},4.50,${quoted},${quoted},javascript:alert(1)\n`,
  )
  const { counts } = await run(path, { vendorCode: 'NASTY', newVendorName: nasty })
  expect(counts).toEqual({ added: 1, updated: 0, skipped: 0, refused: 0 })
  expect(await importedProducts(db, 'NASTY')).toMatchObject([{ sku: nasty, pictures: 0 }])
})
