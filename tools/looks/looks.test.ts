import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { products } from '../../apps/demo/src/catalogue/whole-catalogue.testing.ts'
import { type Candidate, chooseGoods } from '../../packages/contract/src/visualizer/choose-goods.rules.ts'
import { labOf } from '../../packages/contract/src/visualizer/color-distance.rules.ts'
import { look as lookShape } from '../../packages/contract/src/visualizer/look.ts'
import { isLaid, planRoomTypes } from '../../packages/contract/src/visualizer/surfaces.ts'
import { plans } from '../plans/plans.ts'
import { apart, leastApart } from './apart.ts'
import { looks } from './looks.ts'

const ofType = (type: string) => looks.filter(({ room_type }) => room_type === type)

test('there are 108 templates, each with a title of its own, in a plan of its room', () => {
  expect(planRoomTypes.map((type) => ofType(type).length)).toEqual([36, 36, 24, 12])
  expect(new Set(looks.map(({ slug }) => slug)).size).toBe(108)
  expect(new Set(looks.map(({ title }) => title)).size).toBe(108)
  for (const { slug, floorplan, room_type } of looks) {
    const shown = plans.find((each) => each.slug === floorplan)
    expect(shown?.plan.room_type, slug).toBe(room_type)
  }
})

test('what is kept is what the builder makes', () => {
  const kept: unknown = JSON.parse(readFileSync('packages/contract/data/looks.json', 'utf8'))
  expect(kept).toEqual(JSON.parse(JSON.stringify(looks)))
  for (const each of looks) expect(lookShape.parse(each)).toEqual(each)
})

test('every room has looks from $ to $$$$', () => {
  for (const type of planRoomTypes)
    expect([...new Set(ofType(type).map(({ tier }) => tier))].sort(), type).toEqual([1, 2, 3, 4])
})

test('no two templates of a room look the same', () => {
  const twins = planRoomTypes.flatMap((type) => {
    const some = ofType(type)
    return some.flatMap((one, index) =>
      some
        .slice(index + 1)
        .filter((other) => apart(one, other) < leastApart)
        .map((other) => `${one.slug} ${other.slug}`),
    )
  })
  expect(twins).toEqual([])
})

const candidates = products.flatMap(({ appearance, colorHex, family, stock }, id): Candidate[] => {
  const isFlat = appearance.kind === 'surface'
  const color = isFlat ? appearance.colors[0] : colorHex
  if (!color) return []
  const { category, subcategory } = family
  const look = isFlat ? appearance.look : 'stone'
  return [
    {
      id,
      category,
      subcategory,
      look,
      color: labOf(color),
      level: 0.5,
      isAvailable: stock.status === 'in_stock',
    },
  ]
})

test('every wish is met by goods in stock, of its kind and near its color', () => {
  const unmet = looks.flatMap(({ slug, laid, tier }) =>
    Object.entries(laid).flatMap(([key, wish]) => {
      if (!isLaid(key)) return []
      const chosen = chooseGoods(candidates, { key, wish, tier })
      const product = candidates.find(({ id }) => id === chosen?.id)
      return chosen?.isWished && product?.isAvailable ? [] : [`${slug} ${key} ${chosen?.distance}`]
    }),
  )
  expect(unmet).toEqual([])
})
