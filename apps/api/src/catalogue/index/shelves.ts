import { hasBit } from './bits.ts'
import { type Block, buildBlock, liveRows, strike } from './block.ts'
import { openCounters, type Touched } from './counters.ts'
import type { Dictionary } from './dictionary.ts'
import type { Prices } from './prices.ts'
import type { Place, Shelves } from './question.ts'
import { joinRows, type Lists, type NumberColumn, numberColumns, pickRows, type Rows } from './rows.ts'

/** The whole catalogue in columns, kept by changes. */
export type KeptShelves = Shelves & {
  /** Takes products as they are read anew in the place of those that had these ids. */
  apply(ids: readonly number[], rows: Rows): void
  /** Raised by every change. */
  readonly changes: number
  /** Raised by those that are not only of how much is in stock. */
  readonly changesOfGoods: number
  /** Of one category: raised by what changes there. */
  changesIn(root: number): number
  /** Of a family of products: raised when one of them changes. */
  changesOf(family: number): number
}

/** What changed lately is apart, so that a change rebuilds little; when it has become much, it is put together. */
type Shelf = { main: Block; fresh: Block | null }

const mostFresh = 500
const mostFreshShare = 8

type Opening = { dictionary: Dictionary; prices: Prices; rows: Rows }

export const openShelves = ({ dictionary, prices, rows }: Opening): KeptShelves => {
  const counters = openCounters()
  const { locate, putAll, all } = openBlocks({ dictionary, prices })
  putAll(rows)
  return {
    get blocks() {
      return all()
    },
    dictionary,
    prices,
    locate,
    apply: (ids, read) => {
      const before = ids.flatMap((id) => locate(id) ?? [])
      counters.note([...before.map(touchedAt), ...touchedIn(read)], isOnlyStock(before, read))
      for (const { block, row } of before) strike(block, row)
      putAll(read)
      counters.noteFamilies(all())
    },
    get changes() {
      return counters.changes
    },
    get changesOfGoods() {
      return counters.changesOfGoods
    },
    changesIn: counters.changesIn,
    changesOf: counters.changesOf,
  }
}

const openBlocks = ({ dictionary, prices }: Omit<Opening, 'rows'>) => {
  const shelves = new Map<number, Shelf>()
  const places = openPlaces()
  let blocks: readonly Block[] = []

  const build = (of: Rows, root: number): Block => {
    const block = buildBlock(of, { root, lexemes: dictionary.lexemes.size, cells: prices })
    places.add(block)
    return block
  }
  const withAdded = ({ main, fresh }: Shelf, added: Rows, root: number): Shelf => {
    const all = fresh ? joinRows(liveRows(fresh), added) : added
    if (fresh) places.remove(fresh)
    if (all.count <= Math.max(mostFresh, main.rows.count / mostFreshShare)) {
      return { main, fresh: build(all, root) }
    }
    places.remove(main)
    return { main: build(joinRows(liveRows(main), all), root), fresh: null }
  }
  return {
    all: () => blocks,
    locate: places.locate,
    putAll: (added: Rows) => {
      for (const [root, which] of byRoot(added)) {
        const shelf = shelves.get(root)
        const rows = pickRows(added, which)
        shelves.set(root, shelf ? withAdded(shelf, rows, root) : { main: build(rows, root), fresh: null })
      }
      blocks = [...shelves.values()].flatMap(({ main, fresh }) => (fresh ? [main, fresh] : [main]))
    },
  }
}

/** Where each product stands, in two columns over the ids: a map of a million entries would weigh as much as the rest. */
const openPlaces = () => {
  let serials = new Int32Array(1024)
  let rowsAt = new Int32Array(1024)
  const bySerial = new Map<number, Block>()
  const reach = (id: number) => {
    if (id < serials.length) return
    const length = Math.max(id + 1, serials.length * 2)
    const [oldSerials, oldRows] = [serials, rowsAt]
    serials = new Int32Array(length)
    rowsAt = new Int32Array(length)
    serials.set(oldSerials)
    rowsAt.set(oldRows)
  }
  return {
    add: (block: Block) => {
      bySerial.set(block.serial, block)
      block.rows.numbers.id.forEach((id, row) => {
        reach(id)
        serials[id] = block.serial
        rowsAt[id] = row
      })
    },
    remove: (block: Block) => void bySerial.delete(block.serial),
    locate: (id: number): Place | null => {
      const block = bySerial.get(serials[id] ?? 0)
      const row = rowsAt[id] ?? 0
      return block && hasBit(block.live, row) ? { block, row } : null
    },
  }
}

const touchedAt = ({ block: { rows }, row }: Place): Touched => [
  rows.numbers.root[row],
  rows.numbers.family[row],
]
const touchedIn = ({ count, numbers: { root, family } }: Rows): Touched[] =>
  Array.from({ length: count }, (_, row) => [root[row], family[row]])

const ofStock: readonly NumberColumn[] = ['free', 'bestLot', 'leadDaysMax', 'restockDay']
const ofGoods = numberColumns.filter((name) => !ofStock.includes(name))

/** Whether the same products came again, other only in how much there is of them. */
const isOnlyStock = (before: readonly Place[], read: Rows): boolean => {
  if (before.length !== read.count) return false
  const rowOf = new Map([...read.numbers.id].map((id, row) => [id, row]))
  return before.every(({ block: { rows }, row }) => {
    const again = rowOf.get(rows.numbers.id[row] ?? 0)
    if (again === undefined) return false
    const isSame = ofGoods.every((name) => rows.numbers[name][row] === read.numbers[name][again])
    return isSame && isSameList(listAt(rows.facets, row), listAt(read.facets, again))
  })
}

const listAt = ({ starts, values }: Lists, row: number): Int32Array =>
  values.subarray(starts[row], starts[row + 1])
const isSameList = (a: Int32Array, b: Int32Array): boolean =>
  a.length === b.length && a.every((value, at) => value === b[at])

const byRoot = ({ count, numbers: { root } }: Rows): Map<number, Int32Array> => {
  const rows = new Map<number, number[]>()
  for (let row = 0; row < count; row++) {
    const of = root[row] ?? 0
    const there = rows.get(of)
    if (there) there.push(row)
    else rows.set(of, [row])
  }
  return new Map([...rows].map(([of, which]) => [of, Int32Array.from(which)]))
}
