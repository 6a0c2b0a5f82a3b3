import type { Db } from '../../platform/db/db.ts'
import { raiseVersion } from '../catalogue-version.store.ts'
import { lockVendor } from '../vendor/vendor.store.ts'
import type { NamedPlace } from './place.ts'
import type { FeedEntry, FeedItem } from './feed-item.ts'
import { FeedRefused } from './feed-item.ts'
import { type Identified, identified } from './identify.ts'
import { giveSkus } from './identity.store.ts'
import { readPlaces } from './places.store.ts'
import {
  insertVendor,
  type KnownGoods,
  knownGoods,
  lockGoods,
  saveMaterials,
  type Vendor,
  vendorWithCode,
} from './import.store.ts'
import { type Change, changesOf } from './changes.ts'
import { judge, type Material } from './material.ts'

export type Outcome = 'added' | 'updated' | 'skipped' | 'refused'
export type RowReport = {
  line: number
  sku: string
  name: string
  outcome: Outcome
  reason: string
  /** What it makes another of a product that is known. */
  changes?: Change[]
}
export type ImportCounts = Record<Outcome, number>

export type Import = {
  entries: AsyncIterable<FeedEntry>
  vendorCode: string
  /** Makes the vendor under this name where there is none. */
  newVendorName?: string
  categorySlug?: string
  /** Reports the same and writes nothing. */
  dryRun: boolean
  /** Of a vendor's own doing: what is new waits for an Admin before shops show it. */
  needsReview?: boolean
  onRow: (row: RowReport) => void
  now: Date
}

const itemsPerBatch = 500

/** Reads a vendor's feed into the catalogue. A broken row is reported and stops nothing; what did not change is not written. */
export const importFeed = async (db: Db, asked: Import): Promise<ImportCounts> => {
  const within = await placeAsked(db, asked)
  const vendor = await vendorOf(db, asked)
  const counts: ImportCounts = { added: 0, updated: 0, skipped: 0, refused: 0 }
  const firstLines = new Map<string, number>()
  const report = (row: RowReport) => {
    counts[row.outcome] += 1
    asked.onRow(row)
  }
  let batch: FeedItem[] = []
  const settle = async () => {
    await settleBatch(db, { asked, within, vendor, batch, firstLines, report })
    batch = []
  }
  for await (const entry of asked.entries) {
    if (entry.kind === 'remark') report(entry.remark)
    else batch.push(entry.item)
    if (batch.length >= itemsPerBatch) await settle()
  }
  await settle()
  return counts
}

/** Where all of it goes; null where each row's own words say it. */
const placeAsked = async (db: Db, { categorySlug }: Import): Promise<NamedPlace | null> => {
  if (categorySlug === undefined) return null
  const named = (await readPlaces(db))(categorySlug)
  if (named === null) throw new FeedRefused(`There is no category ${categorySlug}.`)
  return named
}

const vendorOf = async (db: Db, { vendorCode, newVendorName, dryRun }: Import): Promise<Vendor> => {
  const known = await vendorWithCode(db, vendorCode)
  if (known) return known
  if (newVendorName === undefined) {
    throw new FeedRefused(
      `There is no vendor ${vendorCode}. Check the code, or make the vendor with --create-vendor "Its name".`,
    )
  }
  const vendor = { code: vendorCode, name: newVendorName }
  return dryRun ? { id: 0, ...vendor } : insertVendor(db, vendor)
}

type Batch = {
  asked: Import
  within: NamedPlace | null
  vendor: Vendor
  batch: readonly FeedItem[]
  firstLines: Map<string, number>
  report: (row: RowReport) => void
}

const settleBatch = async (
  db: Db,
  { asked, within, vendor, batch, firstLines, report }: Batch,
): Promise<void> => {
  const items = await identified(db, vendor.id, batch)
  const judged = items.flatMap(({ item, formerSku }) => {
    const verdict = judgeOnce(item, { within, vendor, firstLines })
    if (typeof verdict !== 'string') return [{ item, formerSku, material: verdict }]
    report({ ...rowOf(item), outcome: 'refused', reason: verdict })
    return []
  })
  const before = await knownGoods(db, vendor.id, skusOf(judged))
  const knownAs = ({ item, formerSku }: Identified) => before.get(item.sku) ?? before.get(formerSku ?? '')
  const changed = judged.filter((one) => knownAs(one)?.sourceHash !== one.material.sourceHash)
  if (!asked.dryRun && changed.length > 0) await save(db, vendor, { changed, asked })
  for (const one of judged) report({ ...rowOf(one.item), ...outcomeOf(one.material, knownAs(one)) })
}

const outcomeOf = (
  material: Material,
  known: KnownGoods | undefined,
): Pick<RowReport, 'outcome' | 'reason' | 'changes'> => {
  if (known?.sourceHash === material.sourceHash)
    return { outcome: 'skipped', reason: 'Nothing changed since the last import.' }
  const reason = material.status === 'hidden' ? 'Kept hidden: the vendor has not published it.' : ''
  return known
    ? { outcome: 'updated', reason, changes: changesOf(known, material) }
    : { outcome: 'added', reason }
}

const rowOf = ({ line, sku, title }: FeedItem) => ({ line, sku, name: title })

/** The material, or why it is refused. */
const judgeOnce = (
  item: FeedItem,
  { within, vendor, firstLines }: Pick<Batch, 'within' | 'vendor' | 'firstLines'>,
): Material | string => {
  const first = firstLines.get(item.sku)
  if (item.sku !== '' && first !== undefined)
    return `The SKU ${item.sku} appears twice; the first was on line ${first}.`
  const judged = judge(item, {
    vendorCode: vendor.code,
    vendorName: vendor.name,
    within,
  })
  if (!judged.ok) return judged.reason
  firstLines.set(item.sku, item.line)
  return judged.material
}

type Judged = Identified & { material: Material }

/** Those that goods are to have, and those that they have had. */
const skusOf = (judged: readonly Judged[]): string[] =>
  judged.flatMap(({ item: { sku }, formerSku }) => (formerSku === null ? [sku] : [sku, formerSku]))

/**
 * Materials and the catalogue's version change together. Rows come in the file's order, goods are locked in that of
 * their ids, after their vendor, as everybody does: nobody waits in a ring.
 */
const save = (
  db: Db,
  vendor: Vendor,
  { changed, asked: { now, needsReview = false } }: { changed: readonly Judged[]; asked: Import },
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockVendor(tx, vendor.id)
    await lockGoods(tx, vendor.id, skusOf(changed))
    const given = changed.flatMap(({ item: { sku }, formerSku }) =>
      formerSku === null ? [] : [{ sku, formerSku }],
    )
    if (given.length > 0) await giveSkus(tx, vendor.id, given)
    const materials = changed.map(({ material }) => material)
    await saveMaterials(tx, vendor.id, { materials, needsReview, now })
    await raiseVersion(tx)
  })
