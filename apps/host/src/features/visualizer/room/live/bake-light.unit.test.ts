import { readFileSync } from 'node:fs'
import { plan as planShape } from '@showroom/contract/visualizer/plan'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { bakeLight } from './bake-light.ts'
import type { Face, Vector } from './live-geometry.rules.ts'
import { liveModelOf } from './live-model.rules.ts'
import { type Box, dot } from './rays.ts'
import { raysIn } from './room-rays.ts'

const plans = z
  .array(z.object({ slug: z.string(), plan: planShape }))
  .parse(JSON.parse(readFileSync('packages/contract/data/plans.json', 'utf8')))
const modelOf = (wanted: string) => {
  const found = plans.find(({ slug }) => slug === wanted)
  if (!found) throw new Error(`There is no plan ${wanted}.`)
  return liveModelOf(found.plan)
}
const kitchen = modelOf('kitchen-l-11x13')

/** As simple as it can be said: every side, every box, the nearest of them. */
const nearestByHand = (faces: readonly Face[], from: Vector, to: Vector): number => {
  const distances = faces.map(({ origin, normal, u, v, width, height }) => {
    const slope = dot(to, normal)
    if (slope > -1e-6) return Number.POSITIVE_INFINITY
    const reach = (dot(origin, normal) - dot(from, normal)) / slope
    const at = (axis: Vector) => dot(from, axis) + dot(to, axis) * reach - dot(origin, axis)
    const isOn = at(u) >= 0 && at(u) <= width && at(v) >= 0 && at(v) <= height
    return reach >= 1e-4 && isOn ? reach : Number.POSITIVE_INFINITY
  })
  return Math.min(...distances)
}

const isBoxMetByHand = ({ low, high }: Box, [from, to]: readonly [Vector, Vector], reach: number) => {
  const spans = ([0, 1, 2] as const).map((axis) =>
    [low[axis], high[axis]].map((edge) => (edge - from[axis]) / (to[axis] || 1e-9)),
  )
  const near = Math.max(1e-3, ...spans.map((span) => Math.min(...span)))
  return near <= Math.min(reach, ...spans.map((span) => Math.max(...span)))
}

test('a ray meets the side and the boxes that it meets when all of them are tried', () => {
  const rays = raysIn(kitchen.faces, kitchen.solid)
  const place = fc.tuple(
    fc.double({ min: 0.05, max: 3.2, noNaN: true }),
    fc.double({ min: 0.05, max: 2.3, noNaN: true }),
    fc.double({ min: 0.05, max: 3.2, noNaN: true }),
  )
  const turn = fc.double({ min: -1, max: 1, noNaN: true })
  fc.assert(
    fc.property(place, fc.tuple(turn, turn, turn), (from, to) => {
      fc.pre(to.some((part) => Math.abs(part) > 0.1))
      const reach = nearestByHand(kitchen.faces, from, to)
      expect(rays.nearest(from, to).distance).toBeCloseTo(reach, 9)
      const isBlocked = kitchen.solid.some((box) => isBoxMetByHand(box, [from, to], Math.min(reach, 1e9)))
      expect(rays.isBlocked()).toBe(isBlocked)
    }),
    { numRuns: 500 },
  )
})

const bakedWith = ({ faces, solid, thin, isOutdoors }: ReturnType<typeof modelOf>, boxes: readonly Box[]) =>
  bakeLight({ faces, boxes, lit: [...solid, ...thin], isOutdoors, texel: 0.3, rays: 16, isQuick: false })
const sumOf = (light: Float32Array) => light.reduce((sum, each) => sum + each, 0)

test('a floor is darker where something stands in the light, and no place is without any', () => {
  const floor = kitchen.faces.findIndex(({ kind }) => kind === 'floor')
  const [empty, full] = [bakedWith(kitchen, []), bakedWith(kitchen, kitchen.solid)]
  const [bare, shaded] = [empty.maps[floor]?.light, full.maps[floor]?.light]
  if (!bare || !shaded) throw new Error('The kitchen has no floor.')
  expect(sumOf(shaded)).toBeLessThan(sumOf(bare))
  expect(Math.min(...full.maps.flatMap(({ light }) => [...light]), ...full.corners)).toBeGreaterThan(0)
})

test('a garden is lit by the open sky: lighter than a kitchen', () => {
  const brightness = (slug: string) => {
    const model = modelOf(slug)
    const floor = model.faces.findIndex(({ kind }) => kind === 'floor')
    const light = bakedWith(model, model.solid).maps[floor]?.light ?? new Float32Array(1)
    return sumOf(light) / light.length
  }
  expect(brightness('patio-16x20')).toBeGreaterThan(brightness('kitchen-l-11x13'))
})

test('a quick light is the same on all of a side, and about what the corners have', () => {
  const { faces, solid, isOutdoors } = kitchen
  const baking = { faces, boxes: solid, lit: solid, isOutdoors, texel: 0.3, rays: 16 }
  const [quick, careful] = [true, false].map((isQuick) => bakeLight({ ...baking, isQuick }))
  if (!quick || !careful) throw new Error('Nothing was lit.')
  expect(quick.maps).toEqual(careful.maps)
  quick.corners.forEach((light, at) => expect(light).toBe(quick.corners[at - (at % 4)]))
  expect(sumOf(quick.corners) / sumOf(careful.corners)).toBeCloseTo(1, 0)
})
