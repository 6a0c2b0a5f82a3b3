import { photoRoomState } from '@showroom/contract/visualizer/photo-room'
import { mostPlaces, type PhotoSurfaceKey, photoSurfaces } from '@showroom/contract/visualizer/surfaces'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marksFor } from './marks.rules.ts'
import {
  firstLook,
  isGoodArea,
  lookOf,
  type PhotoLook,
  stateOf,
  withArea,
  withGoods,
  withLaying,
  withMarks,
  withName,
  withPlaceAdded,
  withPlaceRemoved,
} from './places.rules.ts'

const added = (...kinds: PhotoSurfaceKey[]): PhotoLook => kinds.reduce(withPlaceAdded, firstLook)
const namesOf = ({ places }: PhotoLook) => places.map(({ name }) => name)

describe('surfaces of a photo', () => {
  test('are called by their kind, and numbered where there are several', () => {
    expect(namesOf(added('wall_tile', 'wall_tile', 'floor'))).toEqual([
      'Floor',
      'Wall tile',
      'Wall tile 2',
      'Floor 2',
    ])
  })

  test('are never called alike, however somebody calls them', () => {
    const long = 'Wall '.repeat(8).trim()
    const named = withName(withName(added('wall_tile'), 's1', long), 's2', long)
    expect(new Set(namesOf(named)).size).toBe(2)
    expect(photoRoomState.safeParse(stateOf(named)).success).toBe(true)
  })

  test('are eight at most and one at least, and each has an id of its own', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...photoSurfaces), fc.nat(9))), (steps) => {
        const look = steps.reduce<PhotoLook>(
          (now, step) =>
            typeof step === 'number'
              ? withPlaceRemoved(now, now.places[step % now.places.length]?.id ?? '')
              : withPlaceAdded(now, step),
          firstLook,
        )
        const ids = look.places.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(new Set(namesOf(look)).size).toBe(ids.length)
        expect(ids.length).toBeGreaterThanOrEqual(1)
        expect(ids.length).toBeLessThanOrEqual(mostPlaces)
        expect(photoRoomState.safeParse(stateOf(look)).success).toBe(true)
      }),
    )
  })

  test('what is said of one is not taken for another', () => {
    const look = added('wall_tile')
    const [, wall] = look.places
    const said = withArea(withGoods(withName(look, 's1', 'Hall'), 's1', 'oak'), 's1', '84.5')
    expect(said.places[1]).toBe(wall)
    expect(said.places[0]).toMatchObject({ name: 'Hall', typed: '84.5', laid: { area: 84_500 } })
  })

  test('one that is called another kind begins anew with what is bought for it, under its own name if it has one', () => {
    const told = withArea(withGoods(firstLook, 's1', 'oak'), 's1', '84.5')
    const wall = { ...marksFor('floor'), across: `10'`, surface: 'wall_tile' } as const
    expect(withMarks(told, 's1', wall).places[0]).toMatchObject({
      name: 'Wall tile',
      typed: '',
      laid: { product_id: null, area: null },
      marks: { across: `10'` },
    })
    const named = withMarks(withName(told, 's1', 'Floor by the door'), 's1', wall)
    expect(namesOf(named)).toEqual(['Floor by the door'])
  })

  test('other goods keep the turn and the measured area, and begin with their own grout', () => {
    const laid = withLaying(withArea(withGoods(firstLook, 's1', 'a'), 's1', '12'), 's1', {
      angle: 45,
      grout: '#000000',
    })
    expect(withGoods(laid, 's1', 'b').places[0]?.laid).toMatchObject({
      product_id: 'b',
      angle: 45,
      area: 12_000,
      grout: null,
    })
  })

  test.each([
    ['', true],
    ['84.5', true],
    ['0', false],
    ['100000', false],
  ])('“%s” as an area is fit to be one: %s', (typed, isGood) => expect(isGoodArea(typed)).toBe(isGood))

  test('come back from what is kept as they were', () => {
    const look = withArea(withGoods(added('backsplash'), 's2', 'tile'), 's2', '1234.5')
    expect(lookOf(stateOf(look))).toEqual(look)
  })
})
