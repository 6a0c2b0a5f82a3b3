import fc from 'fast-check'
import { expect, test } from 'vitest'
import vectors from '../../data/money-vectors.json' with { type: 'json' }
import {
  allowedQty,
  areaOf,
  coverageOf,
  flatStoneArea,
  isAllowedQty,
  isThinWaste,
  milliFeet,
  needsSeam,
  overLastUnit,
  quantityToCover,
  unitsToCover,
  wasteFor,
} from './quantity.rules.ts'
import { infillBags, turfPlans } from './turf.rules.ts'

const milli = (text: string) => Math.round(Number(text) * 1_000)

test.each(vectors.quantity_boxes)('$area sq ft with $waste_pct % in boxes of $box_sqft', (room) => {
  const boxes = unitsToCover(milli(room.area), room.waste_pct, milli(room.box_sqft))
  expect(boxes).toBe(room.boxes)
})

test.each(vectors.linear)('$lf feet with $waste % in pieces of $piece_lf', (run) => {
  expect(unitsToCover(milli(run.lf), run.waste, milli(run.piece_lf))).toBe(run.pieces)
})

test.each(vectors.turf)('turf $w × $l is cut in the direction that needs less', (lawn) => {
  const trim = (lawn.trim_ft_per_end ?? 0) * 2_000
  const plans = turfPlans(lawn.w * 1_000, lawn.l * 1_000, trim)
  expect(plans.map(({ area }) => area / 1_000)).toEqual(lawn.options.toSorted((a, b) => a - b))
})

test('a turf plan says its seams, and tape runs the length of each', () => {
  const [best] = turfPlans(40_000, 70_000)
  expect(best).toMatchObject({ strips: 5, seams: 4, stripLength: 41_000, seamTape: 164_000 })
})

test('infill comes in whole bags of 50 lb', () => {
  expect(infillBags(3_000_000, 1_500)).toBe(90)
  expect(infillBags(3_000_001, 1_500)).toBe(91)
})

test('stacked stone takes doors and corners off the wall', () => {
  const { stone } = vectors
  const cornerLength = stone.corner_lf * 1_000
  const flat = flatStoneArea({
    wall: milli(stone.wall),
    openings: milli(stone.openings),
    cornerLength,
    areaPerCornerFoot: milli(stone.sqft_per_corner_lf),
  })
  expect(flat).toBe(96_000)
  expect(unitsToCover(flat, stone.waste, milli(stone.box_sqft))).toBe(stone.flat_boxes)
  expect(unitsToCover(cornerLength, stone.waste, milli(stone.corner_box_lf))).toBe(stone.corner_boxes)
})

test('a run longer than the slab needs a seam', () => {
  expect(needsSeam(10_001, 10_000)).toBe(true)
  expect(needsSeam(10_000, 10_000)).toBe(false)
})

test('nine boxes for 120 sq ft leave 19.50 sq ft over, which is 16.25 % of waste', () => {
  const order = quantityToCover(120_000, 10, { perUnit: 15_500, min_qty: 1, step_qty: 1 })
  expect(order).toEqual({ qty: 9, covers: 139_500, extra: 19_500, impliedWasteBps: 1_625 })
})

test('typing fewer boxes shows a waste that is too thin, or below nothing', () => {
  expect(isThinWaste(coverageOf(8, 120_000, 15_500).impliedWasteBps)).toBe(true)
  expect(coverageOf(7, 120_000, 15_500).impliedWasteBps).toBeLessThan(0)
  expect(isThinWaste(500)).toBe(false)
})

test('a box bought for a little only is pointed out', () => {
  expect(overLastUnit(31_000, 10, 15_500)).toEqual({ units: 2, over: 3_100 })
  expect(overLastUnit(120_000, 10, 15_500)).toBeNull()
  expect(overLastUnit(3_000, 0, 15_500)).toBeNull()
})

test.each([
  [1, 1, 1, 1],
  [1, 4, 1, 4],
  [5, 4, 4, 8],
  [1, 3, 2, 4],
  [9, 1, 3, 9],
])('%i of a product with minimum %i and step %i is sold as %i', (qty, min_qty, step_qty, sold) => {
  expect(allowedQty(qty, { min_qty, step_qty })).toBe(sold)
})

const tile = { default_waste_pct: 10, longest_edge: 11_810, is_plank: false }
test.each([
  [tile, 'straight', 10],
  [tile, 'diagonal', 15],
  [tile, 'herringbone', 18],
  [tile, 'versailles', 20],
  [{ ...tile, longest_edge: 24_000 }, 'straight', 13],
  [{ ...tile, default_waste_pct: 8, is_plank: true }, 'third_offset', 13],
  [{ ...tile, default_waste_pct: 30, is_plank: true }, 'straight', 30],
  [{ ...tile, default_waste_pct: 0 }, 'straight', 0],
] as const)('waste by piece and pattern %#', (piece, pattern, expected) => {
  expect(wasteFor(piece, pattern)).toBe(expected)
})

test('feet and inches become an area', () => {
  expect(areaOf(milliFeet(12, 0), milliFeet(10, 0))).toBe(120_000)
  expect(milliFeet(7, 10)).toBe(7_833)
})

const need = fc.integer({ min: 1, max: 99_999_999 })
const waste = fc.integer({ min: 0, max: 30 })
const perUnit = fc.integer({ min: 100, max: 600_000 })

test('the units cover need and waste, and one less does not', () => {
  fc.assert(
    fc.property(need, waste, perUnit, (area, wastePct, coverage) => {
      const units = unitsToCover(area, wastePct, coverage)
      const wanted = BigInt(area) * BigInt(100 + wastePct)
      expect(BigInt(units) * 100n * BigInt(coverage) >= wanted).toBe(true)
      expect(BigInt(units - 1) * 100n * BigInt(coverage) < wanted).toBe(true)
    }),
  )
})

test('an allowed quantity is never below what was asked, and asking for it again changes nothing', () => {
  const count = fc.integer({ min: 1, max: 200 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), count, count, (qty, min_qty, step_qty) => {
      const steps = { min_qty, step_qty }
      const sold = allowedQty(qty, steps)
      expect(sold).toBeGreaterThanOrEqual(Math.max(qty, min_qty))
      expect(sold - step_qty).toBeLessThan(Math.max(qty, min_qty))
      expect(isAllowedQty(sold, steps)).toBe(true)
    }),
  )
})

test('a turf plan covers the lawn', () => {
  const side = fc.integer({ min: 1_000, max: 300_000 })
  fc.assert(
    fc.property(side, side, (width, length) => {
      for (const plan of turfPlans(width, length)) {
        expect(plan.area * 1_000).toBeGreaterThanOrEqual(width * length)
      }
    }),
  )
})
