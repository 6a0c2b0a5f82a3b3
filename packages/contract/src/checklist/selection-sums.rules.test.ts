import { array, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLocked } from './selection-status.rules.ts'
import { selectionStatuses } from './selection-choices.ts'
import {
  overBy,
  type SelectionMoney,
  sumsOfPool,
  sumsOfProject,
  sumsOfRow,
  sumsOfRows,
  totalOf,
} from './selection-sums.rules.ts'

const row = (change: Partial<SelectionMoney> = {}): SelectionMoney => ({
  status: 'approved',
  pool_id: null,
  room_id: null,
  allowance_cents: null,
  approved_cents: null,
  expected_cents: null,
  ...change,
})

describe('one decision', () => {
  test('the floor tile of the worked example is under by $106.11, the vanity over by $129.28', () => {
    const floor = row({ allowance_cents: 90_000, approved_cents: 79_389 })
    expect(sumsOfRow(floor).difference_cents).toBe(-10_611)
    const vanity = row({ allowance_cents: 140_000, approved_cents: 152_928 })
    expect(sumsOfRow(vanity).difference_cents).toBe(12_928)
  })

  test('what is not chosen is counted with nothing, and its expected price is only shown', () => {
    const sums = sumsOfRow(row({ status: 'options_ready', allowance_cents: 90_000, expected_cents: 80_000 }))
    expect(sums).toMatchObject({ approved_cents: 0, expected_cents: 80_000, difference_cents: -90_000 })
  })

  test('what is not applicable has no allowance', () => {
    expect(sumsOfRow(row({ status: 'not_applicable', allowance_cents: 90_000 })).allowance_cents).toBe(0)
  })
})

describe('a shared allowance', () => {
  const pool = { id: 'tile', amount_cents: 150_000 }
  const floor = row({ pool_id: 'tile', approved_cents: 75_420 })
  const wall = row({ pool_id: 'tile', approved_cents: 61_290 })
  const niche = row({ pool_id: 'tile', status: 'chosen', expected_cents: 18_800 })
  const rows = [floor, wall, niche]

  test('bath tile of the worked example is under by $132.90', () => {
    expect(sumsOfPool(pool, rows).difference_cents).toBe(-13_290)
  })

  test('with the niche it is over by $55.10, which has to be approved', () => {
    expect(overBy({ row: niche, rows, pools: [pool] }, 18_800)).toBe(5_510)
    expect(overBy({ row: niche, rows, pools: [pool] }, 13_290)).toBe(0)
  })

  test('who has no allowance is never over it', () => {
    expect(overBy({ row: row(), rows: [], pools: [] }, 18_800)).toBe(0)
  })
})

test('a project is the sum of its rooms and its pools, and every difference is what was approved less what is allowed', () => {
  const cents = integer({ min: 0, max: 1_000_000 })
  const rooms = ['bath', 'kitchen', null] as const
  const rows = array(
    record({
      status: constantFrom(...selectionStatuses),
      pool_id: constantFrom('a', 'b', null),
      room_id: constantFrom(...rooms),
      allowance_cents: option(cents),
      approved_cents: option(cents),
      expected_cents: option(cents),
    }).map((made) => ({ ...made, approved_cents: isLocked(made.status) ? made.approved_cents : null })),
    { maxLength: 30 },
  )
  assert(
    property(rows, cents, cents, (all, a, b) => {
      const pools = [
        { id: 'a', amount_cents: a },
        { id: 'b', amount_cents: b },
      ]
      const project = sumsOfProject(all, pools)
      const ofRooms = rooms.map((room) => sumsOfRows(all.filter(({ room_id }) => room_id === room)))
      expect(totalOf([...ofRooms, ...pools.map((pool) => sumsOfPool(pool, all))])).toEqual(project)
      expect(project.difference_cents).toBe(project.approved_cents - project.allowance_cents)
    }),
  )
})
