import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FeedEntry } from './feed-item.ts'
import { openFeed } from './feed.ts'
import { placeNamed } from './category-words.ts'
import { judge, type Material } from './material.ts'

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const written = async (name: string, content: string | Uint8Array) => {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

const read = async (path: string, encoding?: string) => {
  const feed = await openFeed(path, encoding === undefined ? {} : { encoding })
  const entries: FeedEntry[] = []
  for await (const entry of feed.entries) entries.push(entry)
  const materials = new Map<string, Material>()
  const refusals = new Map<number, string>()
  for (const entry of entries) {
    if (entry.kind === 'remark') {
      refusals.set(entry.remark.line, `${entry.remark.outcome}: ${entry.remark.reason}`)
      continue
    }
    const judged = judge(entry.item, {
      vendorCode: 'HARBOR',
      vendorName: 'Harbor Supply',
      places: placeNamed,
      within: null,
    })
    if (materials.has(entry.item.sku)) continue
    if (judged.ok) materials.set(entry.item.sku, judged.material)
    else refusals.set(entry.item.line, judged.reason)
  }
  return { feed, materials, refusals }
}

describe('Shopify', () => {
  test('rows of one handle become variants with the product’s words, options and pictures', async () => {
    const { feed, materials } = await read(fixture('shopify-export.csv'))
    expect([feed.format, feed.encoding]).toEqual(['Shopify product CSV', 'utf-8'])
    expect(materials.get('HB-CHA-1224')).toMatchObject({
      category: 'tile-flooring',
      subcategory: 'porcelain-tile',
      name: 'Harbor Porcelain Tile – Charcoal / 12x24',
      variant: { color: 'Charcoal', size: '12x24' },
      finalPriceCents: 7425,
      packing: { unit: 'box', uom: 'Box', coverage: 15_500 },
      stock: { status: 'low', quantity: 3 },
      attributes: { material: 'Porcelain', color_family: 'Dark Gray' },
    })
    expect(materials.get('HB-CHA-1224')?.pictures[0]?.url).toBe('https://cdn.example.com/harbor/charcoal.jpg')
    expect(materials.get('HB-FOG-1224')).toMatchObject({ msrpCents: 12_900, upc: '850012345678' })
    expect(materials.get('HB-FOG-1224')?.pictures.map(({ alt }) => alt)).toContain(
      'Room, with "herringbone" layout',
    )
  })

  test('what a browser would run is gone from the description, and its words stay', async () => {
    const { materials } = await read(fixture('shopify-export.csv'))
    expect(materials.get('HB-FOG-1224')?.family.description).toBe(
      'Rectified porcelain, 12" x 24".\n• Each box covers 15.5 sq ft\n• Frost & stain resistant',
    )
    expect(materials.get('QY-PD-MB')?.family.description).toBe('One hole.\nMagnetic dock – 1.8 gpm.')
  })

  test('a measure in a metafield makes a box, and selling without stock makes to order', async () => {
    const { materials } = await read(fixture('shopify-export.csv'))
    expect(materials.get('SH-OAK-75')).toMatchObject({
      subcategory: 'engineered-hardwood',
      variant: {},
      packing: { coverage: 31_080 },
    })
    expect(materials.get('QY-PD-BG')?.stock.status).toBe('made_to_order')
    expect(materials.get('SH-KNOB')?.status).toBe('hidden')
  })

  test('each row that can not be sold says on which line and why', async () => {
    const { refusals } = await read(fixture('shopify-export.csv'))
    expect(Object.fromEntries(refusals)).toEqual({
      5: 'skipped: A picture of harbor-porcelain; it was read with the product.',
      7: 'A price must be above zero, not -4.00.',
      12: '“Home Fragrance” is none of our categories. Name one with --category.',
      14: 'A price must be above zero, not 0.00.',
      15: '“call us” is not a price in US dollars.',
    })
  })

  test('a file that breaks off inside a cell gives all rows before it', async () => {
    const { materials, refusals } = await read(fixture('shopify-truncated.csv'))
    expect([...materials.keys()]).toEqual(['HB-FOG-1224', 'HB-CHA-1224'])
    expect([...refusals.values()]).toEqual([
      'refused: The row breaks off: a quotation mark is opened and never closed.',
    ])
  })

  test('Windows-1252 is recognised by what is no UTF-8', async () => {
    const { feed, materials } = await read(fixture('shopify-latin1.csv'))
    expect(feed.encoding).toBe('windows-1252')
    expect(materials.get('CH-1')).toMatchObject({
      name: 'Cañelé Porcelain Tile – ½ in',
      family: { brand: 'Château Tile', description: 'Fläche: matt. Façade “grip”.' },
    })
  })
})

describe('Google Merchant', () => {
  test('a text feed has groups, measures, sale prices and dates', async () => {
    const { feed, materials, refusals } = await read(fixture('merchant.tsv'))
    expect(feed.format).toBe('Google Merchant feed (text)')
    expect(materials.get('TSV-101')).toMatchObject({
      subcategory: 'spc-rigid-core-plank',
      family: { handle: 'dune-spc' },
      finalPriceCents: 5510,
      msrpCents: 6183,
      packing: { unit: 'box', coverage: 23_780, weightLb: 45.19 },
    })
    expect(materials.get('TSV-100')?.pictures).toHaveLength(3)
    expect(materials.get('TSV-102')).toMatchObject({
      packing: { coverage: 5382 },
      stock: { status: 'backorder', restockOn: '2027-01-15' },
      colorHex: '#57775f',
    })
    expect(materials.get('TSV-105')?.packing).toMatchObject({ unit: 'square_foot', coverage: 1000 })
    expect(Object.fromEntries(refusals)).toEqual({
      5: '“120.00 EUR” is not a price in US dollars.',
      6: 'refused: The row has 21 cells, but the file has 19 columns.',
    })
  })

  test('UTF-16, as Excel saves it', async () => {
    const { feed, materials } = await read(fixture('merchant-utf16.tsv'))
    expect(feed.encoding).toBe('utf-16le')
    expect([...materials.keys()]).toEqual(['TSV-100', 'TSV-101'])
  })

  test('an XML feed goes on behind a mistake and says where the file ends too early', async () => {
    const { materials, refusals } = await read(fixture('merchant.xml'))
    expect(materials.get('XML-1')).toMatchObject({
      subcategory: 'freestanding',
      family: { description: 'Acrylic tub.' },
      appearance: { kind: 'object', form: 'freestanding' },
    })
    expect(materials.get('XML-1')?.pictures).toHaveLength(3)
    expect(materials.get('XML-2')).toMatchObject({
      name: 'Ledge Panel 6x24 & Corner',
      stock: { status: 'backorder' },
    })
    expect([...materials.keys()]).toEqual(['XML-1', 'XML-2', 'XML-3'])
    expect([...refusals.keys()]).toEqual([20, 33])
  })

  test('an entity that would grow for ever is not expanded', async () => {
    const path = await written(
      'entities.xml',
      '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><rss><channel><item><id>E-1</id><title>Bar Pull &b;</title><price>4.00 USD</price></item></channel></rss>',
    )
    const { materials } = await read(path)
    expect(materials.get('E-1')?.name).not.toContain('aaaa')
  })
})

describe('files that are no feed', () => {
  test.each([
    ['shopify-missing-columns.csv', /columns are missing: “Variant Price”/],
    ['one-column.csv', /neither a Shopify product export nor a Google Merchant feed.*“garbage”/],
    ['not-there.csv', /There is no file/],
  ])('%s is refused in words', async (name, words) => {
    await expect(read(fixture(name))).rejects.toThrow(words)
  })

  test('empty files, other XML and unknown encodings too', async () => {
    await expect(read(await written('empty.csv', ''))).rejects.toThrow('The file is empty.')
    await expect(read(await written('page.xml', '<?xml version="1.0"?><html/>'))).rejects.toThrow(
      /neither an RSS nor an Atom/,
    )
    const many = Array.from({ length: 501 }, (_, index) => `Column ${index}`)
    await expect(
      read(await written('wide.csv', `Handle,Title,Variant Price,${many.join(',')}\na`)),
    ).rejects.toThrow('The first line has 504 columns; we read up to 500.')
    await expect(read(fixture('shopify-export.csv'), 'klingon')).rejects.toThrow(/not an encoding/)
  })
})
