import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import index from '../../packages/drawing/scenes/plan-scenes.json' with { type: 'json' }
import { scenes } from '../../packages/drawing/src/relight/scene-index.ts'
import { plans } from '../plans/plans.ts'
import { planDigest } from './plan-digest.mjs'

const folder = join(import.meta.dirname, '../../packages/drawing/scenes')
const rendered = Object.entries(index)

test.each(rendered)('the scene of %s is there, and shows the plan as it is now', (slug, { keys }) => {
  const plan = plans.find((built) => built.slug === slug)?.plan
  expect(scenes[`plan-${slug}`]).toMatchObject({ kind: 'plan', keys, made_from: planDigest(plan) })
  expect(existsSync(join(folder, `plan-${slug}.avif`))).toBe(true)
})

test('every indoor plan has a scene, and none is rendered that the index does not name', () => {
  const indoors = plans.filter(({ plan }) => plan.room_type !== 'outdoor').map(({ slug }) => slug)
  expect(rendered.map(([slug]) => slug).sort()).toEqual(indoors.sort())
  const names = Object.keys(scenes).filter((name) => scenes[name]?.kind === 'plan')
  expect(names.sort()).toEqual(rendered.map(([slug]) => `plan-${slug}`).sort())
})
