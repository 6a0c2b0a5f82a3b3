import { expect, test } from 'vitest'
import { storedOf } from './stored-showroom.ts'

test('a showroom is kept with whose it is and what it sells', () => {
  const tile = { id: 1, name: 'Tile Flooring', slug_url: 'tile-flooring', children: [] }
  const profile = { user_id: 'pro', vsd_id: 'HARVEST2' }
  const menu = [{ id: 3, name: 'Flooring', menu_slug: 'flooring', categories: [tile] }]
  const stored = storedOf({ profile, menu })
  expect(JSON.parse(stored.showroom ?? '')).toEqual({ user_id: 'pro', vsd_id: 'HARVEST2' })
  expect(JSON.parse(stored.category)).toEqual([{ id: 1, name: 'Tile Flooring', slug_url: 'tile-flooring' }])
})
