import type { Queries } from '../../platform/db/db.ts'
import type { CatalogueIndex, Loaded } from './catalogue-index.ts'
import { eachBit } from './bits.ts'
import { deleteChangesBefore } from './change.store.ts'
import { carriedIn } from './facts.ts'
import { type Sample, sampleOf } from './sample.store.ts'

type CheckDeps = { db: Queries; index: CatalogueIndex; report: (error: unknown) => void }

/**
 * Holds one category against the database. A difference is reported and everything read again; one that a change in
 * between has made is gone when it is looked at again.
 */
export const checkIndex = async (
  { db, index, report }: CheckDeps,
  random = Math.random,
): Promise<'right' | 'wrong'> => {
  const { tree } = await index.current()
  const root = tree.roots[Math.floor(random() * tree.roots.length)]
  if (!root) return 'right'
  if ((await isRight({ db, index }, root.id)) || (await isRight({ db, index }, root.id))) return 'right'
  report(new Error(`What is kept in memory of the category ${root.slug} is not what the database says.`))
  await index.reload()
  return 'wrong'
}

const isRight = async ({ db, index }: Pick<CheckDeps, 'db' | 'index'>, root: number): Promise<boolean> => {
  const stored = await sampleOf(db, root)
  await index.refresh()
  return JSON.stringify(stored) === JSON.stringify(keptSample(await index.current(), root))
}

/** How many products carry each facet value, and sums of what else lists are made of. */
const keptSample = ({ shelves }: Loaded, root: number): Sample => {
  const sums = { products: 0, cents: 0, free: 0, popularity: 0 }
  for (const { live, rows, root: of } of shelves.blocks) {
    if (of !== root) continue
    const { finalCents, free, popularity } = rows.numbers
    eachBit(live, (row) => {
      sums.products += 1
      sums.cents += finalCents[row] ?? 0
      sums.free += free[row] ?? 0
      sums.popularity += popularity[row] ?? 0
    })
  }
  const carried = carriedIn(shelves, root)
    .map(({ facet, products }) => `${facet} ${products}`)
    .sort()
  return { ...sums, carried }
}

const keptMs = 86_400_000

export const tidyChanges = (db: Queries, now: Date) =>
  deleteChangesBefore(db, new Date(now.getTime() - keptMs))
