import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { forms } from '@showroom/drawing/object/forms'
import { showObject } from '@showroom/drawing/object/object-tints'
import { pictureVersion, pictureViews, placeholderOf } from './picture.ts'
import { scenes } from '@showroom/drawing/relight/scene-index'
import { aSurface, anObject } from '@showroom/drawing/testing'

const taxonomy = z
  .object({ categories: z.array(z.object({ subcategories: z.array(z.object({ slug: z.string() })) })) })
  .parse(JSON.parse(readFileSync('packages/contract/data/taxonomy.json', 'utf8')))

/** Subcategories whose goods are flat: drawn from a texture, whatever the form table says. */
const flat = new Set(
  [
    'porcelain-tile wood-look-plank ceramic-tile natural-stone-tile mosaic-floor-tile large-format-slab-look',
    'cement-and-encaustic-look subway-tile handmade-look-and-zellige-style marble-mosaic glass-mosaic porcelain-mosaic',
    'patterned-and-decorative metal-and-mixed-material peel-and-stick engineered-hardwood solid-hardwood',
    'herringbone-and-chevron unfinished-hardwood water-resistant-laminate standard-laminate wide-plank-laminate',
    'spc-rigid-core-plank wpc-plank dryback--glue-down-plank luxury-vinyl-tile lvp-herringbone quartz-slabs granite-slabs',
    'marble-and-quartzite-slabs porcelain-slabs butcher-block porcelain-pavers-2-cm concrete-pavers natural-stone-pavers',
    'ledger-panels thin-veneer-loose landscape-turf pet-turf putting-green playground-turf',
  ].flatMap((line) => line.split(' ')),
)

test('every subcategory with a shape has a rendered form', () => {
  const slugs = taxonomy.categories.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug))
  const shapes = slugs.filter((slug) => !flat.has(slug))
  expect(shapes.filter((slug) => !forms[slug])).toEqual([])
  for (const form of shapes) expect(scenes[showObject(anObject({ form })).scene]).toBeDefined()
})

test('a form under its category’s name and an unknown form are shown too', () => {
  expect(showObject(anObject({ form: 'bath-tubs-freestanding' })).scene).toBe('object-tub-freestanding')
  expect(scenes[showObject(anObject({ form: 'never-heard-of' })).scene]).toBeDefined()
})

test('a finish decides the metal, and a painted vanity keeps its hardware', () => {
  const black = showObject(anObject({ finish: 'Matte Black' }))
  const chrome = showObject(anObject({ finish: 'Polished Chrome' }))
  expect(black.tints.metal[0]).toBeLessThan(chrome.tints.metal[0] / 10)
  const navy = showObject(anObject({ form: 'single-sink-vanities', finish: 'Navy' }))
  expect(navy.tints.metal[0]).toBeGreaterThan(0.2)
  expect(navy.tints.body[2]).toBeGreaterThan(navy.tints.body[0])
})

test('every product has two views at least, the card first, in portrait', () => {
  for (const appearance of [aSurface(), anObject()]) {
    const [card, ...others] = pictureViews(appearance)
    expect(card?.view).toBe('card')
    expect(others.length).toBeGreaterThan(0)
    expect((card?.height ?? 0) / (card?.width ?? 1)).toBeCloseTo(1.25, 1)
  }
})

test('a version is eight hex digits that change with the appearance and not with the order of its facts', () => {
  const surface = aSurface()
  const { seed, ...rest } = surface
  expect(pictureVersion(surface)).toMatch(/^[0-9a-f]{8}$/)
  expect(pictureVersion({ seed, ...rest })).toBe(pictureVersion(surface))
  expect(pictureVersion(aSurface({ seed: 9 }))).not.toBe(pictureVersion(surface))
})

test('a placeholder is four colours near the product’s own', () => {
  const placeholder = placeholderOf(aSurface({ colors: ['#203040'] }))
  expect(placeholder).toMatch(/^[0-9a-f]{24}$/)
  const light = placeholderOf(aSurface({ colors: ['#f0f0f0'] }))
  expect(Number.parseInt(placeholder.slice(0, 2), 16)).toBeLessThan(Number.parseInt(light.slice(0, 2), 16))
})
