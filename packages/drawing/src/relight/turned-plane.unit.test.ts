import fc from 'fast-check'
import { expect, test } from 'vitest'
import { turnedPlane } from './turned-plane.ts'

const onPlane = (
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: readonly number[],
  x: number,
  y: number,
) => {
  const depth = 1 / (g * x + h * y + 1)
  return [(a * x + b * y + c) * depth, (d * x + e * y + f) * depth] as const
}

const plane = [3.1, -0.4, 0.2, 0.3, 2.7, -1.1, 0.02, 0.8]
const share = fc.double({ min: 0, max: 1, noNaN: true })
const metres = fc.double({ min: -3, max: 3, noNaN: true })

test('a plane that is not turned and begins at its corner is the plane itself', () => {
  expect(turnedPlane(plane, {})).toBe(plane)
  expect(turnedPlane(plane, { angle: 0, start: [0, 0] })).toBe(plane)
})

test('a quarter of a turn lays across what lay along', () => {
  const [u, v] = onPlane(plane, 0.3, 0.6)
  const [x, y] = onPlane(turnedPlane(plane, { angle: 90 }), 0.3, 0.6)
  expect(x).toBeCloseTo(v, 9)
  expect(y).toBeCloseTo(-u, 9)
})

test('wherever it begins and however it is turned, a metre stays a metre', () => {
  fc.assert(
    fc.property(share, share, metres, metres, fc.constantFrom(0, 45, 90), (x, y, right, up, angle) => {
      const turned = turnedPlane(plane, { angle, start: [right, up] })
      const [from, to] = [onPlane(plane, x, y), onPlane(plane, y, x)]
      const [movedFrom, movedTo] = [onPlane(turned, x, y), onPlane(turned, y, x)]
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      expect(Math.hypot(movedTo[0] - movedFrom[0], movedTo[1] - movedFrom[1])).toBeCloseTo(length, 6)
      const [u, v] = onPlane(turnedPlane(plane, { start: [right, up] }), x, y)
      expect([u, v]).toEqual([expect.closeTo(from[0] - right, 6), expect.closeTo(from[1] - up, 6)])
    }),
  )
})
