import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/db.ts'
import { openTestDb } from '../../testing/test-db.ts'
import { runImport } from '../testing/run-import.ts'
import { readCatalogueVersion } from '../catalogue-version.store.ts'
import { findableBy, importedProducts } from './testing.store.ts'

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

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name)

const harbor = { vendorCode: 'HARBOR', newVendorName: 'Harbor Supply' }

describe('a Shopify export', () => {
  test('a dry run reports what an import would do, and writes nothing', async () => {
    const version = await readCatalogueVersion(db)
    const { counts } = await runImport(db, fixture('shopify-export.csv'), { ...harbor, dryRun: true })
    expect(counts).toEqual({ added: 6, updated: 0, skipped: 1, refused: 5 })
    expect(await importedProducts(db, 'HARBOR')).toEqual([])
    expect(await readCatalogueVersion(db)).toBe(version)
  })

  test('is added with pictures and words to find it by', async () => {
    const version = await readCatalogueVersion(db)
    const { counts, rows } = await runImport(db, fixture('shopify-export.csv'), harbor)
    expect(counts).toEqual({ added: 6, updated: 0, skipped: 1, refused: 5 })
    expect(rows.find(({ line }) => line === 8)).toMatchObject({
      outcome: 'refused',
      reason: 'The SKU HB-FOG-1224 appears twice; the first was on line 2.',
    })
    const products = await importedProducts(db, 'HARBOR')
    expect(products.map(({ sku, status }) => [sku, status])).toEqual(
      ['HB-CHA-1224', 'HB-FOG-1224', 'QY-PD-BG', 'QY-PD-MB', 'SH-KNOB', 'SH-OAK-75'].map((sku) => [
        sku,
        sku === 'SH-KNOB' ? 'hidden' : 'active',
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
    const { counts } = await runImport(db, fixture('shopify-export.csv'), { vendorCode: 'HARBOR' })
    expect(counts).toEqual({ added: 0, updated: 0, skipped: 7, refused: 5 })
    expect(await importedProducts(db, 'HARBOR')).toEqual(before)
    expect(await readCatalogueVersion(db)).toBe(version)
  })

  test('with one new price updates that row', async () => {
    const path = join(folder, 'new-price.csv')
    const text = await readFile(fixture('shopify-export.csv'), 'utf8')
    await writeFile(path, text.replace(',189,', ',199.00,'))
    const { counts } = await runImport(db, path, { vendorCode: 'HARBOR' })
    expect(counts).toEqual({ added: 0, updated: 1, skipped: 6, refused: 5 })
    const faucet = (await importedProducts(db, 'HARBOR')).find(({ sku }) => sku === 'QY-PD-MB')
    expect(faucet?.final_price_cents).toBe(19_900)
  })
})

test('an unknown vendor or category stops before anything is read', async () => {
  await expect(runImport(db, fixture('merchant.tsv'), { vendorCode: 'NOBODY' })).rejects.toThrow(
    /There is no vendor NOBODY/,
  )
  await expect(
    runImport(db, fixture('merchant.tsv'), { ...harbor, categorySlug: 'spaceships' }),
  ).rejects.toThrow(/There is no category spaceships/)
})

test('a named category takes what the feed’s own words would not place', async () => {
  const { rows } = await runImport(db, fixture('shopify-export.csv'), {
    vendorCode: 'HARBOR',
    dryRun: true,
    categorySlug: 'lights',
  })
  expect(rows.find(({ sku }) => sku === 'SH-CANDLE')).toMatchObject({ outcome: 'added' })
})

test('a Merchant feed in text and one in XML', async () => {
  const dune = { vendorCode: 'DUNE', newVendorName: 'Dune Mills' }
  expect((await runImport(db, fixture('merchant.tsv'), dune)).counts).toEqual({
    added: 4,
    updated: 0,
    skipped: 0,
    refused: 2,
  })
  expect((await runImport(db, fixture('merchant.xml'), dune)).counts).toEqual({
    added: 3,
    updated: 0,
    skipped: 1,
    refused: 1,
  })
  expect((await runImport(db, fixture('merchant-utf16.tsv'), dune)).counts).toEqual({
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
  const { counts } = await runImport(db, path, { vendorCode: 'NASTY', newVendorName: nasty })
  expect(counts).toEqual({ added: 1, updated: 0, skipped: 0, refused: 0 })
  expect(await importedProducts(db, 'NASTY')).toMatchObject([{ sku: nasty, pictures: 0 }])
})
