export type Column = Int32Array | Float64Array

/** Rows of a block by one of its columns, the lowest first; equals in the block's own order. */
export type Order = Int32Array

/** Gives the order by a column, once it has been asked for often enough to be worth its making. */
export type OrderOf = (column: Column) => Order | null

type Known = { asked: number; order: Order | null }

const known = new WeakMap<Column, Known>()
const worthFrom = 3
/** As many rows are put in order while one question is answered: about as many as it looks at. */
const mostRows = 4_000

/** For one question. The columns are kept by whoever made them, and their orders for as long. */
export const openOrders = (): OrderOf => {
  let left = mostRows
  return (column) => {
    const entry = known.get(column) ?? { asked: 0, order: null }
    known.set(column, entry)
    entry.asked += 1
    if (entry.order === null && entry.asked >= worthFrom && left > 0) {
      left -= column.length
      entry.order = orderBy(column)
    }
    return entry.order
  }
}

/** Room for two million rows beside a number of 32 bits, within what a double holds exactly. */
const places = 2 ** 21

/** Each value is packed with its row, so that the sort is the engine's own. */
export const orderBy = (column: Column): Order => {
  const ranks = column instanceof Int32Array ? column : ranksOf(column)
  let least = 0
  for (const rank of ranks) if (rank < least) least = rank
  const keys = new Float64Array(ranks.length)
  for (let row = 0; row < keys.length; row++) keys[row] = ((ranks[row] ?? 0) - least) * places + row
  keys.sort()
  const order = new Int32Array(keys.length)
  for (let at = 0; at < order.length; at++) order[at] = (keys[at] ?? 0) % places
  return order
}

/** Fractions have no room beside a row: in their place stands how many are lower. */
const ranksOf = (column: Float64Array): Int32Array => {
  const sorted = column.slice().sort()
  return Int32Array.from(column, (value) => firstWhere(sorted.length, (at) => (sorted[at] ?? 0) >= value))
}

/** The first place for which it is true, in a list where it is for all behind it. */
const firstWhere = (length: number, isThere: (at: number) => boolean): number => {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isThere(middle)) high = middle
    else low = middle + 1
  }
  return low
}

export const firstFrom = (order: Order, column: Column, value: number): number =>
  firstWhere(order.length, (at) => (column[order[at] ?? 0] ?? 0) >= value)

export const firstAbove = (order: Order, column: Column, value: number): number =>
  firstWhere(order.length, (at) => (column[order[at] ?? 0] ?? 0) > value)

type Walk = { order: Order; column: Column; sign: 1 | -1 }

/** Rows one after the other, the highest first by a negative sign and equals always in the block's order; until `false`. */
export const walkOrder = ({ order, column, sign }: Walk, visit: (row: number) => boolean): void => {
  if (sign > 0) {
    for (const row of order) if (!visit(row)) return
    return
  }
  for (let end = order.length; end > 0; ) {
    const start = firstFrom(order, column, column[order[end - 1] ?? 0] ?? 0)
    for (let at = start; at < end; at++) if (!visit(order[at] ?? 0)) return
    end = start
  }
}
