import type { AllowancePool, ChecklistAbout, Selection } from './checklist.ts'
import type { Pool, SelectionMoney } from './selection-sums.rules.ts'

export type Group = { id: string; name: string; rows: Selection[] }

/** By room, in the rooms' order; what stands in none comes last. */
export const groupsOf = (
  rows: readonly Selection[],
  { rooms }: Pick<ChecklistAbout, 'rooms'>,
  noRoom: string,
): Group[] =>
  [...rooms, { id: null, name: noRoom }]
    .map(({ id, name }) => ({
      id: id ?? 'none',
      name,
      rows: rows.filter(({ room_id }) => room_id === id),
    }))
    .filter(({ rows: own }) => own.length > 0)

/** What is summed is what is shown: an amount that the viewer is not sent counts nowhere. */
export const moneyOf = (row: Selection): SelectionMoney => ({
  status: row.status,
  pool_id: row.pool_id,
  room_id: row.room_id,
  allowance_cents: row.allowance_cents ?? null,
  approved_cents: row.approved_cents ?? null,
  expected_cents: row.expected_cents ?? null,
})

export const poolsOf = (pools: readonly AllowancePool[]): Pool[] =>
  pools.map(({ id, amount_cents = 0 }) => ({ id, amount_cents }))

/** Of the line above the table. Every decision is counted once but for lateness, which comes on top. */
export const countsOf = (rows: readonly Selection[]) => {
  const count = (...wanted: Selection['status'][]) =>
    rows.filter(({ status }) => wanted.includes(status)).length
  return {
    all: rows.length,
    approved: count('approved', 'in_cart', 'ordered', 'delivered'),
    waiting: count('chosen', 'change_requested'),
    toChoose: count('to_choose', 'options_ready', 'declined'),
    notApplicable: count('not_applicable'),
    late: rows.filter(({ late_days }) => late_days > 0).length,
  }
}

/** What a row shows as its choice: the chosen one, or what to expect. */
export const shownOption = ({ options, option_id }: Selection) =>
  options.find(({ id }) => id === option_id) ?? options[0] ?? null
