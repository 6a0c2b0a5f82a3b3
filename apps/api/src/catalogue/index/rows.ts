import type { Dictionary } from './dictionary.ts'

/** Whole numbers of a product, in the order in which they are read. */
export const numberColumns = [
  'id',
  'root',
  'category',
  'vendor',
  'family',
  'finalCents',
  'coverage',
  'free',
  'status',
  'popularity',
  'leadDaysMax',
  'restockDay',
  'msrpCents',
  'msrpDay',
  'bestLot',
] as const
export type NumberColumn = (typeof numberColumns)[number]

/** In place of a day or a number of units that a product has not. */
export const none = -2_147_483_648

/** In the order of the numbers that stand for them. */
export const stockStatuses = ['in_stock', 'low', 'backorder', 'made_to_order', 'discontinued'] as const

/** A list of numbers for each row, one behind the other: row `n` has those from `starts[n]` to `starts[n + 1]`. */
export type Lists = { starts: Int32Array; values: Int32Array }

/** Products in columns. */
export type Rows = {
  count: number
  numbers: Record<NumberColumn, Int32Array>
  /** Seconds since 1970, with their fractions. */
  created: Float64Array
  facets: Lists
  /** Pairs: a lexeme, and the pattern of its places. */
  words: Lists
}

/** As many as there will be, doubling where that was too few. */
const growing = () => {
  let values = new Int32Array(1024)
  let count = 0
  return {
    push: (value: number) => {
      if (count === values.length) {
        const larger = new Int32Array(count * 2)
        larger.set(values)
        values = larger
      }
      values[count] = value
      count += 1
    },
    get length() {
      return count
    },
    taken: () => values.slice(0, count),
  }
}
type Growing = ReturnType<typeof growing>

const growingLists = () => {
  const starts = growing()
  const values = growing()
  return { starts, values }
}

/** Gathers rows as PostgreSQL sends them: each column in its binary form, one behind the other. */
export const openReader = (dictionary: Dictionary) => {
  const numbers = numberColumns.map(growing)
  const created: number[] = []
  const facets = growingLists()
  const words = growingLists()

  const readRow = (bytes: Buffer, from: number): number => {
    let at = from
    for (const column of numbers) {
      column.push(bytes.readInt32BE(at))
      at += 4
    }
    created.push(bytes.readDoubleBE(at))
    at += 8
    facets.starts.push(facets.values.length)
    at = readFacets({ bytes, at, dictionary, into: facets.values })
    words.starts.push(words.values.length)
    return readWords({ bytes, at, dictionary, into: words.values })
  }

  return {
    read: (bytes: Buffer) => {
      for (let at = 0; at < bytes.length; ) at = readRow(bytes, at)
    },
    rows: (): Rows => ({
      count: created.length,
      numbers: columnsOf((_, index) => numbers[index]?.taken() ?? new Int32Array()),
      created: Float64Array.from(created),
      facets: listsOf(facets),
      words: listsOf(words),
    }),
  }
}

const listsOf = ({ starts, values }: { starts: Growing; values: Growing }): Lists => {
  starts.push(values.length)
  return { starts: starts.taken(), values: values.taken() }
}

const columnsOf = (columnOf: (name: NumberColumn, index: number) => Int32Array) =>
  Object.fromEntries(numberColumns.map((name, index) => [name, columnOf(name, index)])) as Rows['numbers'] // every name is there

type Reading = { bytes: Buffer; at: number; dictionary: Dictionary; into: Growing }

/** An array of texts: dimensions, flags, type, length and lower bound, then each with its length. */
const readFacets = ({ bytes, at, dictionary, into }: Reading): number => {
  if (bytes.readInt32BE(at) === 0) return at + 12
  let left = bytes.readInt32BE(at + 12)
  let next = at + 20
  for (; left > 0; left--) {
    const end = next + 4 + bytes.readInt32BE(next)
    into.push(dictionary.facets.id(bytes, next + 4, end))
    next = end
  }
  return next
}

/** A tsvector: how many lexemes, then each with a zero byte, the number of its places and the places. */
const readWords = ({ bytes, at, dictionary, into }: Reading): number => {
  let left = bytes.readInt32BE(at)
  let next = at + 4
  for (; left > 0; left--) {
    const end = bytes.indexOf(0, next)
    const places = end + 3
    const after = places + bytes.readUInt16BE(end + 1) * 2
    into.push(dictionary.lexemes.id(bytes, next, end))
    into.push(dictionary.patterns.id(bytes, places, after))
    next = after
  }
  return next
}

/** Some of the rows, in the order given. */
export const pickRows = (rows: Rows, which: Int32Array): Rows => ({
  count: which.length,
  numbers: columnsOf((name) => Int32Array.from(which, (row) => rows.numbers[name][row] ?? 0)),
  created: Float64Array.from(which, (row) => rows.created[row] ?? 0),
  facets: pickLists(rows.facets, which),
  words: pickLists(rows.words, which),
})

export const pickLists = ({ starts, values }: Lists, which: Int32Array): Lists => {
  const picked = new Int32Array(which.length + 1)
  which.forEach((row, at) => {
    picked[at + 1] = (picked[at] ?? 0) + (starts[row + 1] ?? 0) - (starts[row] ?? 0)
  })
  const into = new Int32Array(picked[which.length] ?? 0)
  which.forEach((row, at) => into.set(values.subarray(starts[row], starts[row + 1]), picked[at]))
  return { starts: picked, values: into }
}

/** One behind the other. */
export const joinRows = (a: Rows, b: Rows): Rows => ({
  count: a.count + b.count,
  numbers: columnsOf((name) => joined(a.numbers[name], b.numbers[name], Int32Array)),
  created: joined(a.created, b.created, Float64Array),
  facets: joinLists(a.facets, b.facets),
  words: joinLists(a.words, b.words),
})

const joined = <Column extends Int32Array | Float64Array>(
  a: Column,
  b: Column,
  Type: new (length: number) => Column,
): Column => {
  const both = new Type(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

const joinLists = (a: Lists, b: Lists): Lists => ({
  starts: joined(
    a.starts.subarray(0, -1),
    b.starts.map((start) => start + a.values.length),
    Int32Array,
  ),
  values: joined(a.values, b.values, Int32Array),
})
