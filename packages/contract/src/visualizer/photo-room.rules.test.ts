import { expect, test } from 'vitest'
import { nothingLaid } from './laid.rules.ts'
import { isEstimated, noteOfPlaces } from './photo-room.rules.ts'
import { type PhotoPlace, photoRoomState } from './photo-room.ts'

const marks: PhotoPlace['marks'] = {
  surface: 'floor',
  corners: [
    [0.3, 0.6],
    [0.7, 0.6],
    [0.9, 0.9],
    [0.1, 0.9],
  ],
  across: `10'`,
  along: `8'`,
  outline: null,
  cutouts: [],
  smoothing: 0.5,
  brightness: 0,
}

const placeOf = (id: string, name: string, laid: Partial<PhotoPlace['laid']> = {}): PhotoPlace => ({
  id,
  name,
  marks,
  laid: { ...nothingLaid, ...laid },
})

test.each([
  [{}, false],
  [{ product_id: 'tile' }, true],
  [{ product_id: 'tile', area: 31_000 }, false],
])('an area of %o is read from the photo: %s', (laid, is) => {
  expect(isEstimated(placeOf('s1', 'Floor', laid))).toBe(is)
})

test('a line says of each place whether somebody has measured it', () => {
  const places = [
    placeOf('s1', 'Hall', { product_id: 'tile', area: 31_000 }),
    placeOf('s2', 'Bath', { product_id: 'tile' }),
  ]
  const surfaces = [
    { key: 'floor', name: 'Hall', area: 31_000, waste_pct: 10 },
    { key: 'floor', name: 'Bath', area: 80_000, waste_pct: 10 },
  ] as const
  expect(noteOfPlaces({ surfaces: [...surfaces], waste_pct: 10 }, places)).toEqual({
    rooms: [
      { name: 'Hall, measured', area: 31_000 },
      { name: 'Bath, estimated from a photo', area: 80_000 },
    ],
    waste_pct: 10,
  })
})

test('no two places of a photo are called alike', () => {
  const named = (second: string) =>
    photoRoomState.safeParse({ v: 1, places: [placeOf('s1', 'Floor'), placeOf('s2', second)] })
  expect(named('Hall').success).toBe(true)
  expect(named('Floor').error?.issues).toMatchObject([
    { path: ['places'], message: 'Two surfaces of a photo can not be called alike.' },
  ])
})
