import { type Bits, clearBit, hasBit, setBit, wordsFor } from './bits.ts'
import { type Lists, pickRows, type Rows } from './rows.ts'

/** Products of one category in featured order, with all that lists and searches ask of them. Only `live` and `counts` change. */
export type Block = {
  /** Never given twice. */
  serial: number
  root: number
  rows: Omit<Rows, 'words'>
  /** Those that have not been read anew since. */
  live: Bits
  /** Facet values that some row has: for each its rows, one bitmap behind the other, and how many of them are live. */
  values: Int32Array
  slots: ReadonlyMap<number, number>
  bits: Uint32Array
  counts: Int32Array
  leaves: ReadonlyMap<number, Bits>
  /** For each lexeme the rows that have it, and where. */
  postings: Postings
  /** Of each row: which rate rules are the same for it, and what the platform sells it for to the Pro. */
  cells: Int32Array
  wholesale: Int32Array
}
export type Postings = { starts: Int32Array; rows: Int32Array; patterns: Int32Array }

/** What makes a price, but for the markup. */
export type Cells = {
  cellOf(vendor: number, category: number, root: number): number
  wholesaleOf(finalCents: number, cell: number): number
}

type Building = { root: number; lexemes: number; cells: Cells }

let lastSerial = 0

/** Rows of one root category, in any order. */
export const buildBlock = (
  read: Rows,
  { root, lexemes, cells: { cellOf, wholesaleOf } }: Building,
): Block => {
  const { words, ...rows } = pickRows(read, featuredOrder(read))
  const { vendor, category, finalCents } = rows.numbers
  const cells = vendor.map((id, row) => cellOf(id, category[row] ?? 0, root))
  const live = new Uint32Array(wordsFor(rows.count))
  for (let row = 0; row < rows.count; row++) setBit(live, row)
  lastSerial += 1
  return {
    serial: lastSerial,
    root,
    rows,
    live,
    ...facetBits(rows.facets, rows.count),
    leaves: leavesOf(category),
    postings: postingsOf(words, lexemes),
    cells,
    wholesale: finalCents.map((cents, row) => wholesaleOf(cents, cells[row] ?? 0)),
  }
}

/** Room for two million rows beside a number of 31 bits, within what a double holds exactly. */
const places = 2 ** 21
const largest = 2_147_483_647

/** Popular ones first, equals by their ids. Both are packed with the place, so that the sort is the engine's own. */
const featuredOrder = ({ count, numbers: { id, popularity } }: Rows): Int32Array => {
  const byId = Float64Array.from({ length: count }, (_, row) => (id[row] ?? 0) * places + row).sort()
  const keys = byId.map((key, rank) => (largest - (popularity[key % places] ?? 0)) * places + rank).sort()
  return Int32Array.from(keys, (key) => (byId[key % places] ?? 0) % places)
}

const facetBits = ({ starts, values: carried }: Lists, count: number) => {
  const slots = new Map<number, number>()
  for (const value of carried) if (!slots.has(value)) slots.set(value, slots.size)
  const words = wordsFor(count)
  const bits = new Uint32Array(slots.size * words)
  const counts = new Int32Array(slots.size)
  for (let row = 0; row < count; row++) {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
      const slot = slots.get(carried[at] ?? 0) ?? 0
      setBit(bits, slot * words * 32 + row)
      counts[slot] = (counts[slot] ?? 0) + 1
    }
  }
  return { values: Int32Array.from(slots.keys()), slots, bits, counts }
}

const leavesOf = (category: Int32Array): Map<number, Bits> => {
  const leaves = new Map<number, Bits>()
  category.forEach((id, row) => {
    const leaf = leaves.get(id) ?? new Uint32Array(wordsFor(category.length))
    setBit(leaf, row)
    leaves.set(id, leaf)
  })
  return leaves
}

/** Turned around by walking the rows in their order, so that each lexeme's rows are in order, too. */
const postingsOf = ({ starts, values }: Lists, lexemes: number): Postings => {
  const first = new Int32Array(lexemes + 1)
  for (let at = 0; at < values.length; at += 2) {
    const next = (values[at] ?? 0) + 1
    first[next] = (first[next] ?? 0) + 1
  }
  for (let lexeme = 0; lexeme < lexemes; lexeme++) {
    first[lexeme + 1] = (first[lexeme + 1] ?? 0) + (first[lexeme] ?? 0)
  }
  const next = first.slice()
  const rows = new Int32Array(values.length / 2)
  const patterns = new Int32Array(values.length / 2)
  for (let row = 0; row < starts.length - 1; row++) {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 2) {
      const lexeme = values[at] ?? 0
      const place = next[lexeme] ?? 0
      next[lexeme] = place + 1
      rows[place] = row
      patterns[place] = values[at + 1] ?? 0
    }
  }
  return { starts: first, rows, patterns }
}

/** The words of each row again, from the rows of each word. */
const wordsOf = ({ starts, rows, patterns }: Postings, count: number): Lists => {
  const first = new Int32Array(count + 1)
  for (const row of rows) first[row + 1] = (first[row + 1] ?? 0) + 2
  for (let row = 0; row < count; row++) first[row + 1] = (first[row + 1] ?? 0) + (first[row] ?? 0)
  const next = first.slice()
  const values = new Int32Array(rows.length * 2)
  for (let lexeme = 0; lexeme < starts.length - 1; lexeme++) {
    for (let at = starts[lexeme] ?? 0; at < (starts[lexeme + 1] ?? 0); at++) {
      const row = rows[at] ?? 0
      const place = next[row] ?? 0
      next[row] = place + 2
      values[place] = lexeme
      values[place + 1] = patterns[at] ?? 0
    }
  }
  return { starts: first, values }
}

/** The live rows, as they were read. */
export const liveRows = ({ rows, live, postings }: Block): Rows => {
  const which = Int32Array.from({ length: rows.count }, (_, row) => row).filter((row) => hasBit(live, row))
  return pickRows({ ...rows, words: wordsOf(postings, rows.count) }, which)
}

/** A row that was read anew, or is gone. */
export const strike = ({ live, slots, counts, rows: { facets } }: Block, row: number): void => {
  clearBit(live, row)
  for (let at = facets.starts[row] ?? 0; at < (facets.starts[row + 1] ?? 0); at++) {
    const slot = slots.get(facets.values[at] ?? 0) ?? 0
    counts[slot] = (counts[slot] ?? 0) - 1
  }
}
