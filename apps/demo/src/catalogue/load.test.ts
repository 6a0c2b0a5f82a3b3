import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '@showroom/api/platform/db/db'
import { openTestDb } from '@showroom/api/testing/test-db'
import { type DemoLoaded, loadDemoCatalogue } from './load.ts'
import { savingsByDepartment } from './seed.store.ts'
import { countRows, tiles } from './testing.store.ts'

const now = new Date('2026-11-23T17:00:00Z')
const small = { seed: '5', families: 120, now }

describe('a small catalogue', () => {
  let db: Db
  let loaded: DemoLoaded
  beforeAll(async () => {
    db = await openTestDb('empty')
    loaded = await loadDemoCatalogue(db, small)
  })
  afterAll(() => db.close())

  test('has everything the large one has', async () => {
    const rows = await countRows(db, now)
    expect(loaded).toMatchObject({ loaded: true, seed: '5', products: rows.products, lots: rows.lots })
    expect(rows).toMatchObject({
      vendors: 40,
      families: 131,
      overdue: 0,
      word_indexes: 2,
      substituted: rows.discontinued,
    })
    expect(rows.showrooms).toBeGreaterThan(3)
  })

  test('the 21 tiles are spelled as the specification spells them, each at home in one department', async () => {
    const shown = await tiles(db)
    expect(
      shown
        .map(({ name }) => name)
        .sort((one, other) => one.toLowerCase().localeCompare(other.toLowerCase())),
    ).toEqual([
      'Appliances',
      'Artificial Turf',
      'Backsplash Tiles',
      'Bath Tubs',
      'Bathroom Faucets',
      'Bathroom Vanitys',
      'Cabinet Hardware',
      'Countertop',
      'Fans',
      'Hardscaping',
      'Hardwood Flooring',
      'Kitchen Faucets',
      'Kitchen Sinks',
      'Laminate Flooring',
      'Lights',
      'luxury-flooring',
      'Pool Copings',
      'Showers',
      'Stacked Stone',
      'Tile Flooring',
      'Toilets',
    ])
    expect(shown.filter(({ home }) => home === null)).toEqual([])
    expect(shown.find(({ slug_url }) => slug_url === 'bathroom-vanitys')).toMatchObject({
      seo_title: 'Bathroom Vanities',
      price_per: 'unit',
    })
    expect(shown.find(({ slug_url }) => slug_url === 'tile-flooring')).toMatchObject({
      price_per: 'sqft',
      home: 'flooring',
      shown: 3,
    })
  })

  test('a second load changes nothing and names the seed that is there', async () => {
    const before = await countRows(db, now)
    expect(await loadDemoCatalogue(db, { seed: '6', families: 200, now })).toEqual({
      loaded: false,
      seed: '5',
    })
    expect(await countRows(db, now)).toEqual(before)
  })

  test('the departments’ average savings are near what the demo is made for', async () => {
    const savings = new Map((await savingsByDepartment(db)).map(({ name, saving_pct }) => [name, saving_pct]))
    for (const [name, made] of [
      ['Kitchen', 55],
      ['Bathroom', 30],
      ['Flooring', 37],
      ['Landscaping / Outdoor', 40],
    ] as const) {
      expect(Math.abs((savings.get(name) ?? 0) - made), name).toBeLessThanOrEqual(4)
    }
  })
})

test('a load that is cut off leaves nothing behind, and the next one is whole', async () => {
  const db = await openTestDb('empty')
  const cut = loadDemoCatalogue(db, {
    ...small,
    onProgress: ({ step }) => {
      if (step === 'Opening showrooms') throw new Error('The power is gone.')
    },
  })
  await expect(cut).rejects.toThrow('The power is gone.')
  expect(await countRows(db, now)).toMatchObject({ products: 0, families: 0, vendors: 0, word_indexes: 2 })
  expect(await loadDemoCatalogue(db, small)).toMatchObject({ loaded: true })
  await db.close()
})
