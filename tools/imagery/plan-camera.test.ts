import { expect, test } from 'vitest'
import { scenes } from '../../packages/drawing/src/relight/scene-index.ts'
import { plans } from '../plans/plans.ts'
import { flatsOf } from './plan-flats.ts'
import { cameraOf, errorsOf, flatOf, laidIn, truePlanes } from './plan-planes.ts'

const centimetre = 0.01

const rendered = plans.flatMap(({ slug, plan }) => {
  const scene = scenes[`plan-${slug}`]
  return scene ? [{ slug, plan, scene }] : []
})

test.each(rendered)(
  '$slug: what its scene says of a place is within a centimetre of where the plan has it',
  ({ plan, scene }) => {
    const camera = cameraOf(plan, scene)
    if (!camera) throw new Error('None of the places that the kit tries sees this picture.')
    const flats = flatsOf(plan)
    const found = laidIn(scene).map(({ key, plane }) => {
      const flat = flatOf(flats, camera, { key, plane, picture: scene })
      const errors = flat ? errorsOf({ camera, flat, plane, picture: scene }) : []
      return { key, isSeen: errors.length > 0, isThere: Math.max(...errors) <= centimetre }
    })
    expect(found).toEqual(found.map(({ key }) => ({ key, isSeen: true, isThere: true })))
  },
)

test.each(rendered)('$slug: what was measured right stays as it was measured', ({ plan, scene }) => {
  expect(truePlanes(plan, scene)).toEqual(scene.planes)
})

test('a counter that was measured together with its edge lies where the camera has it', () => {
  const found = rendered.find(({ slug }) => slug === 'kitchen-open-16x20')
  if (!found) throw new Error('The plan has no scene.')
  const { plan, scene } = found
  const counter = scene.keys?.indexOf('counter')
  // As the packer measured it once: top and edge are one layer of the render.
  const withEdge = [-0.165323, -10.70318, 4.978101, 0.459086, -10.849563, 4.193895, 0.169434, -2.547799]
  const planes = scene.planes.map((plane, index) => (index === counter ? withEdge : plane))
  expect(truePlanes(plan, { ...scene, planes })).toEqual(scene.planes)
})
