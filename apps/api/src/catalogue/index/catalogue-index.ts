import { setTimeout as sleep } from 'node:timers/promises'
import { feeRules } from '../../pricing/price-list/priced-product.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { type CategoryTree, categoryTree } from '../menu/category-tree.ts'
import { readCategories, readDepartments } from '../menu/category-tree.store.ts'
import { readChanges, readCursor } from './change.store.ts'
import { type Dictionary, openDictionary } from './dictionary.ts'
import { openPrices } from './prices.ts'
import { openReader, type Rows } from './rows.ts'
import { readBatch, readSome } from './rows.store.ts'
import { type KeptShelves, openShelves } from './shelves.ts'

/** The catalogue as this process keeps it. */
export type Loaded = { shelves: KeptShelves; tree: CategoryTree /** Never two alike. */; loadedAs: number }

export type CatalogueIndex = {
  /** At most a second behind the database, as long as that answers; then as it was. */
  current(): Promise<Loaded>
  /** Reads what has changed, however lately it was read. */
  refresh(): Promise<void>
  /** Reads all again. */
  reload(): Promise<void>
}

type IndexDeps = { db: Queries; now: () => Date; report: (error: unknown) => void }

const freshForMs = 1_000
/** A visitor waits for what has changed no longer than this. */
const patienceMs = 2_000
/** Well before changes are forgotten. */
const longestGapMs = 12 * 3_600_000

/** Read once, then kept by what the tables' triggers write down. */
export const openCatalogueIndex = ({ db, now, report }: IndexDeps): CatalogueIndex => {
  const { kept, load } = openLoading(db, now)
  let refreshing: Promise<void> | null = null
  let isPatient = true

  const refresh = async (of: Kept) => {
    const startedAt = now().getTime()
    if (startedAt - of.readAt > longestGapMs || (await catchUp(db, of)) === 'reload') await load()
    of.readAt = startedAt
    isPatient = true
  }
  const fail = (error: unknown) => {
    isPatient = false
    report(error)
  }
  const refreshOnce = (of: Kept): Promise<void> => {
    of.askedAt = now().getTime()
    refreshing ??= refresh(of)
      .catch(fail)
      .finally(() => {
        refreshing = null
      })
    return refreshing
  }
  return {
    current: async () => {
      const of = kept() ?? (await load())
      if (now().getTime() - of.askedAt >= freshForMs) void refreshOnce(of)
      if (refreshing && isPatient && !(await isSoonDone(refreshing))) isPatient = false
      return kept() ?? of
    },
    refresh: async () => {
      const of = kept() ?? (await load())
      // One that is under way may have read before what is to be seen.
      await refreshing
      await refreshOnce(of)
    },
    reload: async () => void (await load()),
  }
}

const isSoonDone = (work: Promise<void>): Promise<boolean> =>
  Promise.race([work.then(() => true), sleep(patienceMs, false, { ref: false })])

/** Many who ask at once wait for one reading. */
const openLoading = (db: Queries, now: () => Date) => {
  let kept: Kept | null = null
  let loading: Promise<Kept> | null = null
  const load = (): Promise<Kept> => {
    loading ??= loadAll(db, now)
      .then((loaded) => {
        kept = loaded
        return loaded
      })
      .finally(() => {
        loading = null
      })
    return loading
  }
  return { kept: () => kept, load }
}

type Kept = Loaded & {
  dictionary: Dictionary
  /** Where reading of the changes goes on, and the transactions behind it whose changes are known already. */
  cursor: string
  known: ReadonlySet<string>
  /** When it was last read, and when that was last begun. */
  readAt: number
  askedAt: number
}

const batchSize = 1_000
/** An embedded database never gives back what its largest answer took. */
const loadedAtOnce = 250

let lastLoad = 0

/** The cursor first: what changes while the rest is read is read again, which is harmless. */
const loadAll = async (db: Queries, now: () => Date): Promise<Kept> => {
  const readAt = now().getTime()
  const cursor = await readCursor(db)
  const tree = await readTree(db)
  const fees = await feeRules(db)
  const dictionary = openDictionary()
  const rows = await readAll(db, dictionary)
  const prices = openPrices({ fees, perSqftRoots: perSqftRoots(tree) })
  const shelves = openShelves({ dictionary, prices, rows })
  lastLoad += 1
  return { shelves, tree, loadedAs: lastLoad, dictionary, cursor, known: new Set(), readAt, askedAt: readAt }
}

const readTree = async (db: Queries): Promise<CategoryTree> =>
  categoryTree(await readCategories(db), await readDepartments(db))

const perSqftRoots = (tree: CategoryTree): ReadonlySet<number> =>
  new Set(tree.roots.filter(({ pricePer }) => pricePer === 'sqft').map(({ id }) => id))

const isSameSet = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean =>
  a.size === b.size && [...a].every((each) => b.has(each))

/** Another tree over the same products; false where they would have to be priced anew. */
const takeTree = async (db: Queries, kept: Kept): Promise<boolean> => {
  const tree = await readTree(db)
  if (!isSameSet(perSqftRoots(tree), perSqftRoots(kept.tree))) return false
  lastLoad += 1
  kept.tree = tree
  kept.loadedAs = lastLoad
  return true
}

const readAll = async (db: Queries, dictionary: Dictionary): Promise<Rows> => {
  const reader = openReader(dictionary)
  for (let after: number | null = 0; after !== null; ) {
    const batch = await readBatch(db, after, loadedAtOnce)
    reader.read(batch.bytes)
    after = batch.last
  }
  return reader.rows()
}

/** Reads what has changed. Each batch is put in its place at once, so that nobody sees half of it. */
const catchUp = async (db: Queries, kept: Kept): Promise<'reload' | 'done'> => {
  const { next, changes } = await readChanges(db, kept.cursor)
  const fresh = changes.filter(({ xid }) => !kept.known.has(xid))
  if (fresh.some(({ productId, ofTree }) => productId === null && !ofTree)) return 'reload'
  if (fresh.some(({ ofTree }) => ofTree) && !(await takeTree(db, kept))) return 'reload'
  const ids = [...new Set(fresh.flatMap(({ productId }) => productId ?? []))]
  for (let at = 0; at < ids.length; at += batchSize) {
    const batch = ids.slice(at, at + batchSize)
    const reader = openReader(kept.dictionary)
    reader.read((await readSome(db, batch)).bytes)
    kept.shelves.apply(batch, reader.rows())
  }
  kept.cursor = next
  kept.known = new Set(changes.map(({ xid }) => xid))
  return 'done'
}
