import { nothingLaid } from '@showroom/contract/visualizer/laid.rules'
import { expect, test } from 'vitest'
import { photoLines } from './photo-lines.rules.ts'
import { firstLook, withGoods } from './places.rules.ts'

test('what lies in a photo and is not sold any more is named in its list, and counted nowhere', () => {
  const [place] = firstLook.places
  if (!place) throw new Error('A photo begins with a surface.')
  const { places } = withGoods(firstLook, place.id, 'lost')
  const gone = new Map([['lost', { product_id: 'lost', name: 'Old Slate', color: '#444444' }]])
  const counted = { places, photo: { width: 1_200, height: 900 }, materials: new Map(), gone }
  const measured = places.map((each) => ({ ...each, laid: { ...nothingLaid, ...each.laid, area: 99_000 } }))
  expect(photoLines({ ...counted, places: measured })).toMatchObject({
    lines: [],
    total_cents: 0,
    gone: [{ product_id: 'lost', name: 'Old Slate', surfaces: [{ name: 'Floor', area: 99_000 }] }],
  })
})
