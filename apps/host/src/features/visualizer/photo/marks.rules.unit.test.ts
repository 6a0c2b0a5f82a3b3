import type { Point, Quad } from '@showroom/drawing/photo/corners'
import { sidesOf, surfaceOf } from '@showroom/drawing/photo/marked-surface'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cornersMoved, cutoutIn, marksFor, moved, pointAdded, pointRemoved } from './marks.rules.ts'

const firstMarks = marksFor('floor')

/** The near half of what is seen of a rectangle. */
const halfOf = ([[ax, ay], [bx, by], near, other]: Quad): Point[] => [
  [(ax + other[0]) / 2, (ay + other[1]) / 2],
  [(bx + near[0]) / 2, (by + near[1]) / 2],
  near,
  other,
]
const everything: Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

const photo = { width: 1_200, height: 900 }
const sized = { ...firstMarks, across: `10'`, along: `8'` }

describe('a rectangle in a photo', () => {
  test('with both sides typed has their area', () => {
    expect(surfaceOf(sized, photo)?.area).toBeCloseTo(80_000, -1)
  })

  test('with one side typed says what the other is about, and by whose word', () => {
    const sides = sidesOf({ ...firstMarks, across: '10' }, photo)
    expect(sides?.across).toBe(10_000)
    expect(sides?.guessed).not.toBeNull()
    const other = sidesOf({ ...firstMarks, along: String((sides?.along ?? 0) / 1_000) }, photo)
    expect(Math.abs((other?.across ?? 0) / 10_000 - 1)).toBeLessThan(0.01)
  })

  test.each(['', 'wide', '0', '2"', '101'])('says nothing of its size while “%s” is typed', (across) =>
    expect(surfaceOf({ ...firstMarks, across }, photo)).toBeNull(),
  )

  test('is none where its corners cross', () => {
    const corners = cornersMoved(sized.corners, 0, [0.9, 0.95])
    expect(surfaceOf({ ...sized, corners }, photo)).toBeNull()
  })
})

describe('an outline', () => {
  test('less its cut-outs is what there is to cover', () => {
    const whole = surfaceOf(sized, photo)?.area ?? 0
    const cut = surfaceOf({ ...sized, cutouts: [cutoutIn(sized.corners)] }, photo)?.area ?? 0
    expect(cut).toBeGreaterThan(0)
    expect(cut).toBeLessThan(whole)
  })

  test('keeps its area when a point is added, and its points stay in the picture', () => {
    const outline = pointAdded(sized.corners)
    expect(outline).toHaveLength(5)
    expect(surfaceOf({ ...sized, outline }, photo)?.area).toBe(surfaceOf(sized, photo)?.area)
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (x, y) => {
        const [first] = moved(outline, 0, [x, y])
        expect(first?.every((share) => share >= 0 && share <= 1)).toBe(true)
      }),
    )
  })

  test('of which the same place is cut out twice loses it once, and what lies outside is no loss', () => {
    const whole = surfaceOf(sized, photo)?.area ?? 0
    const near = halfOf(sized.corners)
    const half = surfaceOf({ ...sized, cutouts: [near] }, photo)?.area ?? 0
    expect(half).toBeLessThan(whole)
    expect(surfaceOf({ ...sized, cutouts: [near, near] }, photo)?.area).toBe(half)
    expect(surfaceOf({ ...sized, cutouts: [near, [...near].reverse()] }, photo)?.area).toBe(half)
    const outside: Point[] = [
      [0, 0.94],
      [1, 0.94],
      [1, 1],
    ]
    expect(surfaceOf({ ...sized, cutouts: [outside] }, photo)?.area).toBe(whole)
    expect(surfaceOf({ ...sized, cutouts: [everything] }, photo)?.area).toBe(0)
  })

  test('that reaches to the horizon or too near to it has no area, and says why', () => {
    // Where the sides of the rectangle meet.
    const horizon = 0.28
    const reaching = (y: number) => {
      const outline: Point[] = [[0, y], [1, y], sized.corners[2], sized.corners[3]]
      return surfaceOf({ ...sized, outline }, photo)
    }
    expect(reaching(horizon + 0.2)).toMatchObject({ area: expect.any(Number), fault: null })
    expect(reaching(horizon + 0.000_01)).toMatchObject({ area: null, fault: 'large' })
    expect(reaching(horizon - 0.1)).toMatchObject({ area: null, fault: 'horizon' })
  })

  test('keeps three points at least', () => {
    const three = pointRemoved(sized.corners, 3)
    expect(three).toHaveLength(3)
    expect(pointRemoved(three, 0)).toHaveLength(3)
  })

  test('has its cut-outs within the picture, wherever it lies', () => {
    const thin: Point[] = [
      [0, 0],
      [0.02, 0],
      [0.02, 0.02],
    ]
    expect(cutoutIn(thin).every((point) => point.every((share) => share >= 0 && share <= 1))).toBe(true)
  })
})
