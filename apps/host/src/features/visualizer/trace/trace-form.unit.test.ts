import { expect, test } from 'vitest'
import { cornerTraced, stepTraced } from '@showroom/contract/visualizer/traced-plan.rules'
import { newOpening } from '../own-plan/typed-parts.ts'
import { emptyTrace, readTrace, type TypedTrace, wallTakenOut } from './trace-form.ts'

const picture = { width: 1_200, length: 900 }
const typed: TypedTrace = { ...emptyTrace(false), name: 'Ours', length: "10'" }
const doorIn = (wall: string) => ({ ...newOpening('door', 1, false), wall })

test('walls that are traced are a plan, by one length', () => {
  const { plan, errors } = readTrace(typed, picture)
  expect(errors).toEqual({})
  expect(plan).toMatchObject({ name: 'Ours', shape: 'rectangle', height: 8_000 })
  expect(plan?.outline.at(2)).toEqual([10_000, 7_500])
})

test('without a length there is no plan, and what is wrong with it is said at its field', () => {
  for (const length of ['', 'wide', '0'])
    expect(readTrace({ ...typed, length }, picture)).toMatchObject({
      plan: null,
      errors: { length: [expect.stringContaining('write a length')] },
    })
  const ends: TypedTrace['ends'] = [
    [0.5, 0.5],
    [0.505, 0.5],
  ]
  expect(readTrace({ ...typed, ends }, picture)).toMatchObject({
    plan: null,
    errors: { length: [expect.stringContaining('further apart')] },
  })
  expect(readTrace({ ...typed, length: '100' }, picture).plan).not.toBeNull()
  const far: TypedTrace['ends'] = [
    [0.5, 0.5],
    [0.6, 0.5],
  ]
  expect(readTrace({ ...typed, ends: far, length: '100' }, picture)).toMatchObject({
    plan: null,
    errors: { length: [expect.stringContaining('longer than 100 feet')] },
  })
})

test('walls that cross, and a wall beyond the one across from it, are drawn and said', () => {
  const crossed = cornerTraced(stepTraced(typed.walls, 0), 2, [0.5, 0.95])
  expect(readTrace({ ...typed, walls: crossed }, picture)).toMatchObject({
    plan: expect.anything(),
    errors: { outline: [expect.stringContaining('cross each other')] },
  })
  const beyond = cornerTraced(typed.walls, 0, [0.25, 0.95])
  expect(readTrace({ ...typed, walls: beyond }, picture)).toMatchObject({
    errors: { outline: [expect.stringContaining('beyond the one across')] },
  })
})

test('a door stays in its wall while others take a step, and goes with it', () => {
  const openings = [doorIn('2')]
  const stepped = { ...typed, walls: stepTraced(typed.walls, 0), openings }
  expect(readTrace(stepped, picture).plan?.openings).toMatchObject([{ wall: 4, at: 1_000 }])
  expect(wallTakenOut(stepped, 1)).toEqual({ walls: typed.walls, openings })
  expect(wallTakenOut(stepped, 4).openings).toEqual([])
})

test('tile is asked of rooms that have it alone', () => {
  expect(readTrace({ ...typed, tiled_to: '4' }, picture).plan?.tiled).toHaveLength(4)
  expect(readTrace({ ...typed, tiled_to: '4', room_type: 'living' }, picture).plan?.tiled).toEqual([])
})
