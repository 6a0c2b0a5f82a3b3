import { expect, test } from 'vitest'
import { emptyRoom, nextCut, readRoom, removeCut, type TypedRoom } from './own-plan-form.ts'
import { newOpening } from './typed-parts.ts'

const typed: TypedRoom = { ...emptyRoom(false), name: 'Ours', width: "8'", length: '10 6' }

test('what is typed in feet and inches is a plan', () => {
  const { plan, errors } = readRoom(typed)
  expect(errors).toEqual({})
  expect(plan).toMatchObject({
    name: 'Ours',
    height: 8_000,
    openings: [{ kind: 'door', wall: 2, at: 1_000 }],
  })
  expect(plan?.outline.at(2)).toEqual([8_000, 10_500])
})

test('a room that is begun in decimal feet is the same room', () => {
  const begun = { ...emptyRoom(true), name: 'Ours', width: '8', length: '10.5' }
  expect(begun).toMatchObject({ height: '8', openings: [{ at: '1', width: '2.667' }] })
  expect(nextCut([], true)).toMatchObject({ width: '3', length: '3' })
  expect(readRoom(begun).plan).toEqual(readRoom(typed).plan)
})

test('what is no length, or no room, is said at its field', () => {
  const wrong = readRoom({ ...typed, width: 'wide', length: '2', tiled_to: 'high', openings: [] })
  expect(wrong.plan).toBeNull()
  expect(Object.keys(wrong.errors)).toEqual(['width', 'length', 'tiled_to'])
})

test('a door that its wall is too short for is drawn, and said to be', () => {
  const door = { ...newOpening('door', 1, false), at: '7' }
  const { plan, errors } = readRoom({ ...typed, openings: [door] })
  expect(plan).not.toBeNull()
  expect(Object.keys(errors)).toEqual(['openings.0.at'])
})

test('a door may begin where its wall does', () => {
  for (const at of ['0', "0'", '0\' 0"', '0"']) {
    const { plan } = readRoom({ ...typed, openings: [{ ...newOpening('opening', 1, false), at }] })
    expect(plan?.openings[0]?.at, at).toBe(0)
  }
})

test('tile is asked of rooms that have it alone', () => {
  expect(readRoom({ ...typed, tiled_to: '4' }).plan?.tiled).toHaveLength(4)
  expect(readRoom({ ...typed, tiled_to: '4', room_type: 'living' }).plan?.tiled).toEqual([])
  expect(Object.keys(readRoom({ ...typed, tiled_to: '9' }).errors)).toEqual(['tiled_to'])
})

test('each corner is cut once, and what was in its walls goes with it', () => {
  const first = nextCut([], false)
  const second = first && nextCut([first], false)
  if (!first || !second) throw new Error('There are four corners.')
  expect([first.corner, second.corner]).toEqual(['north-west', 'north-east'])
  const window = { ...newOpening('window', 2, false), wall: 'north-east 1' } as const
  const cut = { ...typed, cuts: [first, second], openings: [...typed.openings, window] }
  expect(removeCut(cut, 1)).toEqual({ cuts: [first], openings: typed.openings })
  const all = (['north-west', 'north-east', 'south-east', 'south-west'] as const).map((corner) => ({
    ...first,
    corner,
  }))
  expect(nextCut(all, false)).toBeNull()
})
