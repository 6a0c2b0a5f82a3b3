import { shareOf } from '../shared/money.ts'
import { isDecided } from './selection-status.rules.ts'
import type { SelectionStatus } from './selection-choices.ts'

/** The money of one decision, as its viewer sees it. */
export type SelectionMoney = {
  status: SelectionStatus
  pool_id: string | null
  room_id: string | null
  /** Its own; null where it draws on a pool or has none. */
  allowance_cents: number | null
  /** What the approved option costs: null while nothing is approved, or its price is yet to be told. */
  approved_cents: number | null
  /** What it would cost as it stands: shown, never counted. */
  expected_cents: number | null
}

/** What counts against an allowance: with sales tax where the project says so, a rate of 0 where it does not. */
export const withTax = (cents: number, taxBps: number): number => cents + shareOf(cents, taxBps)

/** A rate as people read it: 10.25 %. */
export const shownRate = (bps: number): string => `${bps / 100} %`

export type Pool = { id: string; amount_cents: number }

export type Sums = {
  allowance_cents: number
  approved_cents: number
  expected_cents: number
  /** Above zero is over, below it under. */
  difference_cents: number
}

const nothing: Sums = { allowance_cents: 0, approved_cents: 0, expected_cents: 0, difference_cents: 0 }

/** What is not to be decided costs nothing and is allowed nothing. */
export const sumsOfRow = (row: SelectionMoney): Sums => {
  if (row.status === 'not_applicable') return nothing
  const allowance = row.pool_id === null ? (row.allowance_cents ?? 0) : 0
  const approved = row.approved_cents ?? 0
  return {
    allowance_cents: allowance,
    approved_cents: approved,
    expected_cents: row.approved_cents ?? (isDecided(row.status) ? 0 : (row.expected_cents ?? 0)),
    difference_cents: approved - allowance,
  }
}

const add = (a: Sums, b: Sums): Sums => ({
  allowance_cents: a.allowance_cents + b.allowance_cents,
  approved_cents: a.approved_cents + b.approved_cents,
  expected_cents: a.expected_cents + b.expected_cents,
  difference_cents: a.difference_cents + b.difference_cents,
})

/** Of anything that is shown: always the sum of its parts. */
export const totalOf = (sums: readonly Sums[]): Sums => sums.reduce(add, nothing)

/** Decisions that draw on no pool: those of a room, or of all. */
export const sumsOfRows = (rows: readonly SelectionMoney[]): Sums =>
  totalOf(rows.filter(({ pool_id }) => pool_id === null).map(sumsOfRow))

/** A shared allowance: what its decisions were approved for, less what they share. */
export const sumsOfPool = (pool: Pool, rows: readonly SelectionMoney[]): Sums => {
  const drawn = totalOf(rows.filter(({ pool_id }) => pool_id === pool.id).map(sumsOfRow))
  return {
    ...drawn,
    allowance_cents: pool.amount_cents,
    difference_cents: drawn.approved_cents - pool.amount_cents,
  }
}

export const sumsOfProject = (rows: readonly SelectionMoney[], pools: readonly Pool[]): Sums =>
  totalOf([sumsOfRows(rows), ...pools.map((pool) => sumsOfPool(pool, rows))])

type Approving = { row: SelectionMoney; rows: readonly SelectionMoney[]; pools: readonly Pool[] }

/** By how much the allowance that a decision draws on is passed once it costs so much; 0 where it is not, or has none. */
export const overBy = ({ row, rows, pools }: Approving, cents: number): number => {
  const pool = pools.find(({ id }) => id === row.pool_id)
  if (!pool) return row.allowance_cents === null ? 0 : Math.max(0, cents - row.allowance_cents)
  const others = rows.filter((each) => each !== row)
  return Math.max(0, sumsOfPool(pool, others).difference_cents + cents)
}
