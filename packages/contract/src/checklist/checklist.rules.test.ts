import { assert, constantFrom, dictionary, integer, property, record, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import taxonomy from '../../data/taxonomy.json' with { type: 'json' }
import { quantityToCover } from '../cart/quantity.rules.ts'
import { allot, missingOf } from './allotment.rules.ts'
import { checklistTemplates } from './checklist-templates.ts'
import { mergeFields } from './field-conflict.rules.ts'
import { addDays } from '../shared/day.ts'
import { dueDayOf, isReminded, lateDaysOf, orderByOf } from './selection-due.rules.ts'
import { needOf, qtyOfOption } from './selection-quantity.rules.ts'

describe('how many', () => {
  const tile = { coverage: 15_500, length: null, min_qty: 1, step_qty: 1 }
  const areas = { floor: 120_000, wall: 0, backsplash: 0, counter: 12_500 }
  const wanted = { qty_source: 'floor', qty: 3, waste_pct: 10 } as const

  test('120 sq ft with 10 % are nine boxes of 15.50', () => {
    expect(qtyOfOption(wanted, tile, areas)).toBe(9)
    expect(qtyOfOption(wanted, tile, areas)).toBe(
      quantityToCover(120_000, 10, { ...tile, perUnit: 15_500 }).qty,
    )
  })

  test('a wall that was not measured, or a product that covers nothing, leaves what was said', () => {
    expect(qtyOfOption({ ...wanted, qty_source: 'wall' }, tile, areas)).toBe(3)
    expect(qtyOfOption(wanted, { ...tile, coverage: null }, areas)).toBe(3)
    expect(qtyOfOption(wanted, tile, null)).toBe(3)
    expect(needOf(wanted, { ...tile, coverage: null }, areas)).toBeNull()
  })

  test('a counter asks for pieces by length, in the steps that are sold', () => {
    const noses = { coverage: null, length: 7_830, min_qty: 1, step_qty: 4 }
    expect(qtyOfOption({ ...wanted, qty_source: 'counter' }, noses, areas)).toBe(4)
  })

  test('never more than a cart takes', () => {
    const endless = { floor: 99_999_999, wall: 0, backsplash: 0, counter: 0 }
    expect(qtyOfOption(wanted, { ...tile, coverage: 1, step_qty: 6 }, endless)).toBe(9_996)
  })
})

describe('when', () => {
  test('a day, or so many days before the install', () => {
    const due = (set: object, installOn: string | null, leadDays: number | null = 30) =>
      dueDayOf({ due_on: null, due_days_before: null, ...set }, { installOn, leadDays })
    expect(due({ due_on: '2026-12-01' }, null)).toBe('2026-12-01')
    expect(due({ due_days_before: 21 }, '2027-01-11')).toBe('2026-12-21')
    expect(due({ due_days_before: 21 }, null)).toBeNull()
    expect(due({}, '2027-03-01')).toBe('2027-01-09')
    expect(due({}, '2027-03-01', null)).toBeNull()
  })

  test('a reminder comes a week before, the day before and the day after, and never once it is decided', () => {
    const days = (status: 'chosen' | 'approved') =>
      Array.from({ length: 20 }, (_day, index) => addDays('2026-11-20', index)).filter((today) =>
        isReminded('2026-12-01', status, today),
      )
    expect(days('chosen')).toEqual(['2026-11-24', '2026-11-30', '2026-12-02'])
    expect(days('approved')).toEqual([])
  })

  test('late from the day after, and never once it is decided', () => {
    expect(lateDaysOf('2026-11-23', 'to_choose', '2026-11-23')).toBe(0)
    expect(lateDaysOf('2026-11-20', 'to_choose', '2026-11-23')).toBe(3)
    expect(lateDaysOf('2026-11-20', 'approved', '2026-11-23')).toBe(0)
    expect(orderByOf('2027-01-11', 14)).toBe('2026-12-28')
  })
})

describe('units that are there', () => {
  test('are given to the decisions in their order, whole or not at all', () => {
    const claims = [
      { id: 'a', productId: 1, qty: 4 },
      { id: 'b', productId: 1, qty: 3 },
      { id: 'c', productId: 1, qty: 2 },
    ]
    expect([...allot(claims, new Map([[1, 6]])).covered]).toEqual(['a', 'c'])
  })

  test('are never given twice', () => {
    const claim = record({
      id: constantFrom('a', 'b', 'c', 'd', 'e'),
      productId: integer({ min: 1, max: 2 }),
      qty: integer({ min: 1, max: 9 }),
    })
    const claims = uniqueArray(claim, { selector: ({ id }) => id })
    assert(
      property(claims, integer({ min: 0, max: 30 }), (all, there) => {
        const { covered, left } = allot(all, new Map([[1, there]]))
        const given = all.filter(({ id, productId }) => productId === 1 && covered.has(id))
        expect(given.reduce((sum, { qty }) => sum + qty, left.get(1) ?? 0)).toBe(there)
      }),
    )
  })

  test('what is there is asked for no more', () => {
    const all = [
      { id: 'a', productId: 1, qty: 9 },
      { id: 'b', productId: 1, qty: 3 },
      { id: 'c', productId: 2, qty: 2 },
    ]
    expect([...missingOf(all, new Map([[1, 10]]))]).toEqual([
      ['a', 0],
      ['b', 2],
      ['c', 2],
    ])
  })
})

describe('two people in one row', () => {
  const row = { title: 'Floor tile', qty: 1, due_on: null as string | null }

  test('what somebody else changed since is not overwritten, the rest is taken', () => {
    const merged = mergeFields({ row, fieldSeq: { qty: 7 }, set: { qty: 4, title: 'Tile' }, seen: 5 })
    expect(merged).toEqual({ taken: { title: 'Tile' }, conflicts: ['qty'] })
  })

  test('having seen the other’s, one may keep one’s own', () => {
    expect(mergeFields({ row, fieldSeq: { qty: 7 }, set: { qty: 4 }, seen: 7 }).taken).toEqual({ qty: 4 })
  })

  test('the same value is no conflict', () => {
    expect(mergeFields({ row, fieldSeq: { qty: 7 }, set: { qty: 1 }, seen: 0 })).toEqual({
      taken: {},
      conflicts: [],
    })
  })

  test('every field that differs is either taken or told, never both and never neither', () => {
    const fields = constantFrom('a', 'b', 'c')
    const values = dictionary(fields, integer({ min: 0, max: 3 }))
    assert(
      property(values, values, values, integer({ min: 0, max: 3 }), (before, set, fieldSeq, seen) => {
        const { taken, conflicts } = mergeFields({ row: before, fieldSeq, set, seen })
        const differing = Object.keys(set).filter((field) => set[field] !== before[field])
        expect([...Object.keys(taken), ...conflicts].toSorted()).toEqual(differing.toSorted())
        for (const field of conflicts) expect(fieldSeq[field] ?? 0).toBeGreaterThan(seen)
      }),
    )
  })
})

test('templates have as many decisions as a room of their kind needs, each once', () => {
  const counts = Object.entries(checklistTemplates).map(([key, items]) => [key, items.length])
  expect(counts).toEqual([
    ['bathroom', 14],
    ['kitchen', 18],
    ['living', 10],
    ['landscaping', 12],
  ])
  for (const items of Object.values(checklistTemplates))
    expect(new Set(items.map(({ title }) => title)).size).toBe(items.length)
})

test('templates name shelves of the taxonomy', () => {
  const shelves = new Set(taxonomy.categories.map(({ slug_url }) => slug_url))
  for (const items of Object.values(checklistTemplates))
    for (const { category } of items) expect(shelves).toContain(category)
})
