import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areaLeft } from './area-left.ts'
import { areaOn, planeOf, type Point, type Quad, seenAt } from './corners.ts'

/** Four metres by three, seen from one of its sides: its horizon is across the picture. */
const corners: Quad = [
  [0.35, 0.6],
  [0.65, 0.6],
  [0.9, 0.9],
  [0.1, 0.9],
]
const plane = planeOf(corners, { width: 4, height: 3 })
const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]
/** A rectangle of the surface, in metres. */
const laid = (left: number, near: number, right: number, far: number): Point[] =>
  box(left, near, right, far).map((point) => seenAt(plane, point))
const left = (outline: readonly Point[], holes: readonly (readonly Point[])[] = []) =>
  areaLeft(plane, { outline, holes, corners })

describe('what is left of a surface', () => {
  test.each([
    ['nothing is cut out', [], 12],
    ['a piece is', [laid(1, 1, 2, 2)], 11],
    ['two pieces are', [laid(1, 1, 2, 2), laid(2, 1, 4, 2)], 9],
    ['two overlap', [laid(1, 1, 3, 2), laid(2, 1, 4, 2)], 9],
    ['one is cut out twice', [laid(1, 1, 2, 2), laid(1, 1, 2, 2)], 11],
    ['one lies in another', [laid(0, 0, 2, 2), laid(1, 1, 2, 2)], 8],
    ['one reaches over the edge', [laid(3, 1, 5, 2)], 11],
    ['one lies beside it', [laid(4.2, 1, 5, 2)], 12],
    ['a cross is', [laid(1, 0, 2, 3), laid(0, 1, 4, 2)], 6],
    ['something tall stands before the horizon', [box(0, 0, 1, 1)], 0],
  ] as const)('where %s', (_what, holes, metres) => {
    expect(left(corners, holes)).toBeCloseTo(metres, 6)
  })

  test('with an outline of more than its corners, that goes whichever way round', () => {
    expect(left(laid(-1, 0, 4, 5))).toBeCloseTo(25, 6)
    expect(left(laid(-1, 0, 4, 5).reverse())).toBeCloseTo(25, 6)
  })

  test('is not told where the outline reaches to the horizon', () => {
    const horizon = seenAt(plane, [2, 1e9])[1]
    expect(left([[0.5, horizon - 0.01], corners[2], corners[3]])).toBeNull()
    expect(left([[0.5, horizon + 0.01], corners[2], corners[3]])).toBeGreaterThan(12)
  })

  const shares = fc.double({ min: 0, max: 1, noNaN: true })
  const shapes = fc.array(fc.tuple(shares, shares), { minLength: 3, maxLength: 7 })
  const places = fc.double({ min: -1, max: 5, noNaN: true })
  const outlines = fc
    .array(fc.tuple(places, places), { minLength: 3, maxLength: 6 })
    .map((points) => points.map((point) => seenAt(plane, point)))

  test('is never more than the whole, never less than nothing, and no smaller for what is cut out twice', () =>
    fc.assert(
      fc.property(outlines, fc.array(shapes, { maxLength: 4 }), (outline, holes) => {
        const whole = left(outline) ?? Number.NaN
        const some = left(outline, holes) ?? Number.NaN
        expect(some).toBeGreaterThanOrEqual(0)
        expect(some).toBeLessThanOrEqual(whole + 1e-6)
        expect(left(outline, [...holes, ...holes])).toBeCloseTo(some, 6)
        expect(left(outline, [...holes, outline])).toBeCloseTo(0, 6)
      }),
    ))

  test('of a triangle is what its corners say', () =>
    fc.assert(
      fc.property(
        fc.tuple(places, places),
        fc.tuple(places, places),
        fc.tuple(places, places),
        (...points) => {
          const outline = points.map((point) => seenAt(plane, point))
          expect(left(outline)).toBeCloseTo(areaOn(plane, outline), 5)
        },
      ),
    ))
})
