import { expect, test } from 'vitest'
import { sharedSpots } from './shared-spots.ts'

const spot = (product_id: string, is_estimated: boolean) => ({
  product_id,
  name: 'Floor',
  at: [0.5, 0.5] as [number, number],
  is_estimated,
})
const line = (product_id: string) => ({
  product_id,
  name: 'Tile',
  qty: 4,
  uom: 'box',
  line_total_cents: 10_000,
})
const room = {
  showroom: 'pro_1',
  spots: [spot('tile', false), spot('slab', true)],
  lines: [line('tile'), line('slab')],
}
const bought = (open: readonly (string | undefined)[]) =>
  sharedSpots(room, open).map(({ product }) => [product.product_id, product.qty])

test('what is measured goes into the cart of the showroom that the photo is of', () => {
  expect(bought(['HARVEST2', 'pro_1'])).toEqual([
    ['tile', 4],
    ['slab', null],
  ])
  expect(bought(['pro_1', undefined])).toEqual(bought(['HARVEST2', 'pro_1']))
})

test('nothing of it goes into the cart of another showroom, which is shown all the same', () => {
  for (const open of [
    ['MAPLE247', 'pro_2'],
    ['0', undefined],
  ])
    expect(bought(open)).toEqual([
      ['tile', null],
      ['slab', null],
    ])
})
