import { expect, test } from 'vitest'
import { furnishing } from '../furnishing.ts'
import { planeOf, type Point, type Quad } from './corners.ts'
import { type PhotoLayer, photoWith } from './photo-layers.ts'
import type { Photo } from './photo-scene.ts'

const [width, height] = [80, 60]
const gray: Photo = { width, height, pixels: new Uint8ClampedArray(width * height * 4).fill(128) }

const layer = (left: number, right: number, color: string, holes: Point[][] = []): PhotoLayer => {
  const corners: Quad = [
    [left, 0.2],
    [right, 0.2],
    [right, 0.8],
    [left, 0.8],
  ]
  const plane = planeOf(corners, { width: 3, height: 2 })
  return {
    surface: { plane, outline: corners, holes, smoothing: 0.5, brightness: 0 },
    goods: { ...furnishing.paint, colors: [color] },
  }
}
const at = (picture: Uint8Array, x: number, y: number) => {
  const from = (Math.floor(y * height) * width + Math.floor(x * width)) * 3
  return Array.from(picture.subarray(from, from + 3))
}
const red = layer(0.1, 0.5, '#c02020')
const blue = layer(0.6, 0.9, '#2020c0')

test('each surface has its own goods, and what is no surface is the photo’s own', () => {
  const both = photoWith(gray, [red, blue])
  const [r = 0, , b = 0] = at(both, 0.3, 0.5)
  expect(r).toBeGreaterThan(b)
  expect(at(both, 0.75, 0.5)).toEqual(at(photoWith(gray, [blue]), 0.75, 0.5))
  expect(at(both, 0.55, 0.5)).toEqual([128, 128, 128])
  expect(at(both, 0.3, 0.05)).toEqual([128, 128, 128])
})

test('one surface does not change another, and nothing laid is the photo', () => {
  expect(at(photoWith(gray, [red, blue]), 0.3, 0.5)).toEqual(at(photoWith(gray, [red]), 0.3, 0.5))
  expect(new Set(photoWith(gray, []))).toEqual(new Set([128]))
})

test('where two lie over each other the later is seen, and through its cut-out the one beneath', () => {
  const hole: Point[] = [
    [0.2, 0.4],
    [0.4, 0.4],
    [0.4, 0.6],
    [0.2, 0.6],
  ]
  const over = photoWith(gray, [red, layer(0.1, 0.5, '#2020c0', [hole])])
  expect(at(over, 0.3, 0.5)).toEqual(at(photoWith(gray, [red]), 0.3, 0.5))
  expect(at(over, 0.3, 0.3)).toEqual(at(photoWith(gray, [layer(0.1, 0.5, '#2020c0', [hole])]), 0.3, 0.3))
})
