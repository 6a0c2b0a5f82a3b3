import type { Selection } from '@showroom/contract/checklist/checklist'
import { expect, test } from 'vitest'
import { countsOf, groupsOf, shownOption } from '@showroom/contract/checklist/shown-rows.rules'
import { approvable, decidable, filtered, lookedAt, noFilter } from './shown-rows.ts'

const row = (change: Partial<Selection>): Selection =>
  ({
    title: 'Floor tile',
    room_id: null,
    status: 'to_choose',
    late_days: 0,
    due: null,
    options: [],
    option_id: null,
    decider: 'client',
    ...change,
  }) as Selection // what these rules read

const bath = { id: 'bath', name: 'Bath', type: 'bathroom', is_measured: true } as const
const rows = [
  row({ title: 'Tub', room_id: 'bath', status: 'approved' }),
  row({ title: 'Lights', late_days: 3 }),
  row({ title: 'Sink', room_id: 'bath', status: 'not_applicable' }),
]

test('groups follow the rooms, what stands in none comes last', () => {
  const groups = groupsOf(rows, { rooms: [bath] }, 'No room')
  expect(groups.map(({ name, rows: own }) => [name, own.map(({ title }) => title)])).toEqual([
    ['Bath', ['Tub', 'Sink']],
    ['No room', ['Lights']],
  ])
})

const today = '2026-11-26'

test.each([
  ['past', ['Yesterday']],
  ['week', ['Today', 'In a week']],
  ['month', ['Today', 'In a week', 'In 30 days']],
  ['none', ['Some day']],
  ['', ['Yesterday', 'Today', 'In a week', 'In 30 days', 'In 31 days', 'Some day']],
])('of a due date %j, those are shown whose day it is', (due, expected) => {
  const dated = [
    row({ title: 'Yesterday', due: '2026-11-25' }),
    row({ title: 'Today', due: today }),
    row({ title: 'In a week', due: '2026-12-03' }),
    row({ title: 'In 30 days', due: '2026-12-26' }),
    row({ title: 'In 31 days', due: '2026-12-27' }),
    row({ title: 'Some day', due: null }),
  ]
  expect(filtered(dated, { ...noFilter, due }, today).map(({ title }) => title)).toEqual(expected)
})

test('late is found whatever the status, a word in titles and options alike', () => {
  expect(filtered(rows, { ...noFilter, status: 'late' }, today).map(({ title }) => title)).toEqual(['Lights'])
  expect(filtered(rows, { ...noFilter, text: ' TUB ' }, today).map(({ title }) => title)).toEqual(['Tub'])
  expect(filtered(rows, { ...noFilter, room: 'none' }, today)).toHaveLength(1)
})

test('every decision is counted once, and lateness on top', () => {
  const { all, late, ...others } = countsOf(rows)
  expect(Object.values(others).reduce((sum, count) => sum + count, 0)).toBe(all)
  expect(late).toBe(1)
})

test('a row shows what was chosen, else what to expect', () => {
  const options = [{ id: 'a' }, { id: 'b' }] as Selection['options']
  expect(shownOption(row({ options, option_id: 'b' }))?.id).toBe('b')
  expect(shownOption(row({ options }))?.id).toBe('a')
  expect(shownOption(row({}))).toBeNull()
})

test('approved at once is what somebody has chosen, or what is alone; a letter may ask about all', () => {
  const can = { approve: true } as Selection['can']
  const option = (id: string) => ({ id, total_cents: 100 }) as Selection['options'][number]
  const some = [
    row({ id: 'open', can, options: [option('a'), option('b')] }),
    row({ id: 'chosen', can, options: [option('a'), option('b')], option_id: 'b', version: 3 }),
    row({ id: 'alone', can, options: [option('c')] }),
    row({ id: 'none', can }),
    row({ id: 'not-mine', can: { ...can, approve: false }, options: [option('d')] }),
  ]
  expect(decidable(some).map(({ id }) => id)).toEqual(['chosen', 'alone'])
  expect(approvable(some).map(({ id }) => id)).toEqual(['open', 'chosen', 'alone'])
  expect(decidable(some).map(lookedAt)[0]).toEqual({
    id: 'chosen',
    version: 3,
    option_id: 'b',
    price_cents: 100,
  })
})
