import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areaOn, faultOf, onPlane, planeOf, type Point, type Quad, seenAt, shareOf } from './corners.ts'
import { coverOf } from './cover.ts'
import { photoScene } from './photo-scene.ts'
import { proportionOf } from './proportion.ts'
import { lightOn } from './surface-light.ts'
import {
  between,
  cameras,
  handsOf,
  isSeen,
  missedBy,
  picture,
  places,
  quantile,
  rectangle,
  seenBy,
} from './testing.ts'

describe('four corners', () => {
  test('of a rectangle with both sides known say where everything on the surface lies', () => {
    fc.assert(
      fc.property(cameras, places, between(0.1, 0.9), between(0.1, 0.9), (camera, place, across, along) => {
        const quad = rectangle(camera, place)
        fc.pre(isSeen(quad))
        const plane = planeOf(quad, { width: place.width, height: place.depth })
        const at = seenBy(camera)(
          place.right + (across - 0.5) * place.width,
          place.ahead + (along - 0.5) * place.depth,
        )
        const [u, v] = onPlane(plane, at)
        expect(u).toBeCloseTo(across * place.width, 4)
        expect(v).toBeCloseTo(along * place.depth, 4)
        const back = seenAt(plane, [u, v])
        expect(back[0]).toBeCloseTo(at[0], 5)
        expect(back[1]).toBeCloseTo(at[1], 5)
        expect(areaOn(plane, quad)).toBeCloseTo(place.width * place.depth, 4)
      }),
    )
  })

  test('with one side known the other follows: hands within two pixels, half of them within 6 %, all but few within 12 %', () => {
    const errors: number[] = []
    fc.assert(
      fc.property(cameras, places, handsOf, (camera, place, hands) => {
        const quad = rectangle(camera, place)
        fc.pre(isSeen(quad))
        const { ratio } = proportionOf(missedBy(quad, hands), picture)
        errors.push(Math.abs(ratio / (place.width / place.depth) - 1))
      }),
      { numRuns: 600, seed: 7, unbiased: true },
    )
    expect(quantile(errors, 0.5)).toBeLessThan(0.06)
    expect(quantile(errors, 0.95)).toBeLessThan(0.12)
  })

  test('with both sides typed say how large a floor around them is: half of all hands within 4 %, all but few within 12 %', () => {
    const errors: number[] = []
    fc.assert(
      fc.property(cameras, places, handsOf, (camera, place, hands) => {
        const quad = rectangle(camera, place)
        const floor = rectangle(camera, { ...place, width: place.width * 1.3, depth: place.depth * 1.3 })
        fc.pre(isSeen(quad) && isSeen(floor))
        const plane = planeOf(missedBy(quad, hands), { width: place.width, height: place.depth })
        errors.push(Math.abs(areaOn(plane, floor) / (place.width * place.depth * 1.69) - 1))
      }),
      { numRuns: 200, seed: 7, unbiased: true },
    )
    expect(quantile(errors, 0.5)).toBeLessThan(0.04)
    expect(quantile(errors, 0.95)).toBeLessThan(0.12)
  })

  test('that cross, or that are hardly apart, are no rectangle', () => {
    const good: Quad = [
      [0.3, 0.5],
      [0.7, 0.5],
      [0.9, 0.9],
      [0.1, 0.9],
    ]
    expect(faultOf(good)).toBeNull()
    expect(faultOf([good[0], good[1], good[3], good[2]])).toBe('crossed')
    expect(
      faultOf([
        [0.3, 0.5],
        [0.4, 0.5],
        [0.4, 0.6],
        [0.3, 0.6],
      ]),
    ).toBe('small')
  })
})

describe('what is marked', () => {
  const square = (from: number, to: number): Point[] => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ]

  test('covers its outline less its cut-outs, to a part of a pixel', () => {
    const size = { width: 40, height: 40 }
    const cover = coverOf({ outline: square(0.1, 0.9), holes: [square(0.4, 0.6)] }, size)
    const sum = cover.reduce((total, share) => total + share, 0)
    expect(sum / cover.length).toBeCloseTo(shareOf(square(0.1, 0.9)) - shareOf(square(0.4, 0.6)), 2)
    expect(cover[20 * 40 + 20]).toBe(0)
    expect(cover[8 * 40 + 8]).toBe(1)
  })

  test('keeps its shadow and loses its pattern', () => {
    const size = { width: 160, height: 80 }
    const linear = new Float32Array(size.width * size.height * 3)
    // Small tiles of two grays; the right half lies in the shadow.
    for (let pixel = 0; pixel < size.width * size.height; pixel++) {
      const [x, y] = [pixel % size.width, Math.floor(pixel / size.width)]
      const tile = ((x >> 1) + (y >> 1)) % 2 === 0 ? 0.34 : 0.46
      linear.fill(tile * (x < 80 ? 1 : 0.3), pixel * 3, pixel * 3 + 3)
    }
    const cover = new Float32Array(size.width * size.height).fill(1)
    const light = lightOn({ linear, cover, ...size, smoothing: 0.5 })
    const at = (x: number, y: number) => light[y * size.width + x] ?? 0
    const [bright, dark] = [at(30, 40), at(130, 40)]
    expect(dark / bright).toBeGreaterThan(0.2)
    expect(dark / bright).toBeLessThan(0.45)
    expect(Math.abs(at(30, 40) / at(32, 40) - 1)).toBeLessThan(0.1)
  })

  test('a photo is untouched where nothing is marked', () => {
    const size = { width: 20, height: 20 }
    const pixels = Uint8ClampedArray.from({ length: 20 * 20 * 4 }, (_, index) => (index * 7) % 256)
    const quad: Quad = [
      [0.2, 0.2],
      [0.8, 0.2],
      [0.8, 0.8],
      [0.2, 0.8],
    ]
    const scene = photoScene(
      { ...size, pixels },
      {
        plane: planeOf(quad, { width: 2, height: 2 }),
        outline: quad,
        holes: [],
        smoothing: 0.5,
        brightness: 0,
      },
    )
    expect(Array.from(scene.backdrop.subarray(0, 3))).toEqual(Array.from(pixels.subarray(0, 3)))
    expect([scene.covers[0]?.[0], scene.covers[0]?.[10 * 20 + 10]]).toEqual([0, 255])
  })
})
