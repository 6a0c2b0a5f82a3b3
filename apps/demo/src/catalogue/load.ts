import { saveTaxonomy } from '@showroom/api/catalogue/taxonomy/taxonomy.store'
import type { Db, Queries } from '@showroom/api/platform/db/db'
import type { StepProgress } from '@showroom/api/platform/process/progress-bar'
import { seedDemoShowrooms } from '../showrooms.ts'
import { defaultSeed, generateCatalogue } from './generate.ts'
import { productsIn } from './places.ts'
import type { GeneratedFamily } from './generated.ts'
import { insertProducts, insertRelations, saveSubstitutes } from './product-rows.store.ts'
import { indexCardsOf, relationsOf, substitutesOf, type IndexCard } from './relations.ts'
import {
  insertFamilies,
  loadedSeed,
  raiseVersion,
  saveVendors,
  takeDownSearchIndexes,
  vacuum,
} from './seed.store.ts'
import { vendorsOf } from './vendors.ts'

export type DemoLoad = {
  /** What was received before it, and what comes in after it. */
  now: Date
  seed?: string
  /** Fewer families, spread over all categories: for tests. */
  families?: number
  onProgress?: (progress: StepProgress) => void
}

export type DemoLoaded =
  | { loaded: true; seed: string; families: number; products: number; lots: number; relations: number }
  | { loaded: false; seed: string }

const familiesPerBatch = 200
const relationsPerBatch = 5_000

/** Loads the demo catalogue, its showrooms, all or nothing: a load that is killed leaves no trace. */
export const loadDemoCatalogue = async (
  db: Db,
  { seed = defaultSeed, families, now, onProgress = () => {} }: DemoLoad,
): Promise<DemoLoaded> => {
  const loaded = await db.transaction(async (tx): Promise<DemoLoaded> => {
    const before = await loadedSeed(tx)
    if (before !== null) return { loaded: false, seed: before }
    await saveTaxonomy(tx)
    await saveVendors(tx, vendorsOf(seed))
    const putIndexesBack = await takeDownSearchIndexes(tx)
    const total = productsIn(families)
    const generated = generateCatalogue(families === undefined ? { seed } : { seed, families })
    const counts = await insertCatalogue(tx, generated, {
      now,
      onProgress: (done) => onProgress({ done, total, step: 'Loading materials' }),
    })
    const during = async (step: string, work: () => Promise<unknown>) => {
      onProgress({ step, isDone: false })
      await work()
      onProgress({ step, isDone: true })
    }
    await during('Indexing words', putIndexesBack)
    await during('Opening showrooms', () => seedDemoShowrooms(tx, now))
    await raiseVersion(tx, seed)
    return { loaded: true, seed, ...counts }
  })
  // Outside the transaction, where PostgreSQL allows it: without fresh statistics the first searches are slow.
  if (loaded.loaded) await vacuum(db)
  return loaded
}

type Counts = { families: number; products: number; lots: number; relations: number }

const insertCatalogue = async (
  tx: Queries,
  families: Iterable<GeneratedFamily>,
  { now, onProgress }: { now: Date; onProgress: (done: number) => void },
): Promise<Counts> => {
  const counts: Counts = { families: 0, products: 0, lots: 0, relations: 0 }
  const cards: IndexCard[] = []
  for (const batch of batchesOf(families, familiesPerBatch)) {
    await insertFamilies(tx, batch)
    await insertProducts(tx, batch, now)
    const products = batch.flatMap((family) => family.products)
    counts.families += batch.length
    counts.products += products.length
    counts.lots += products.reduce((sum, { stock }) => sum + stock.lots.length, 0)
    for (const family of batch) cards.push(...indexCardsOf(family))
    onProgress(counts.products)
  }
  for (const batch of batchesOf(relationsOf(cards), relationsPerBatch)) {
    await insertRelations(tx, batch)
    counts.relations += batch.length
  }
  await saveSubstitutes(tx, substitutesOf(cards))
  return counts
}

function* batchesOf<Item>(items: Iterable<Item>, size: number): Iterable<Item[]> {
  let batch: Item[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length === size) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}
