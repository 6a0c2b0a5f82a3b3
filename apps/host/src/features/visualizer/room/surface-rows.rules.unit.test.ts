import plans from '@showroom/contract/data/plans.json' with { type: 'json' }
import type { DesignState } from '@showroom/contract/visualizer/design'
import { plan as planShape } from '@showroom/contract/visualizer/plan'
import { areasOfPlan } from '@showroom/contract/visualizer/plan-areas.rules'
import { expect, test } from 'vitest'
import { lookOfPaint } from './live/live-paints.ts'
import { nothingChosen, withFixture, withMetal } from './look.rules.ts'
import { surfaceRows } from './surface-rows.rules.ts'

const bath = planShape.parse(plans.find(({ slug }) => slug === 'bath-double-8x10')?.plan)
const gone = new Map([['tap', { product_id: 'tap', name: 'A tap', color: null }]])
const rowsOf = (state: DesignState) =>
  surfaceRows({ areas: areasOfPlan(bath), roomType: 'bathroom', state, materials: new Map(), gone })

test('below the surfaces stand the fixtures that the plan wants, each with what was chosen and how many', () => {
  const tap = { product_id: 'tap', qty: null }
  const rows = rowsOf(withFixture(nothingChosen, 'bath_faucet', tap))
  const keys = rows.map(({ key }) => key)
  expect(keys.indexOf('metal')).toBeLessThan(keys.indexOf('vanity'))
  expect(keys).not.toContain('range')
  expect(rows.find(({ key }) => key === 'bath_faucet')).toMatchObject({ what: '2 × A tap', isGone: true })
  expect(rows.find(({ key }) => key === 'toilet')).toMatchObject({ what: null, isGone: false })
})

test('a fixture is taken off, and so is a metal that is chosen again; both are steps of their own', () => {
  const chosen = withFixture(nothingChosen, 'lights', { product_id: 'lamp', qty: 3 })
  expect(chosen.fixtures?.lights?.qty).toBe(3)
  expect(withFixture(chosen, 'lights', null).fixtures).toEqual({})
  const black = withMetal(nothingChosen, 'Matte Black')
  expect([black.metal, withMetal(black, 'Matte Black').metal]).toEqual(['Matte Black', null])
})

test('the metal that was chosen is what taps and pulls are drawn in', () => {
  const shown = { roomType: 'bathroom' as const, materials: new Map() }
  const black = lookOfPaint('metal', { ...shown, state: withMetal(nothingChosen, 'Matte Black') })
  expect(black).toBe('#2a2a2b')
  expect(lookOfPaint('metal', { ...shown, state: nothingChosen })).not.toBe(black)
})
