import type { Db } from '../../platform/db/db.ts'
import type { NamedPlace } from './place.ts'
import type { FeedEntry, FeedItem } from './feed-item.ts'
import { FeedRefused } from './feed-item.ts'
import type { LotBook } from './lot-of-row.ts'
import { type FindPlace, readPlaces } from './places.store.ts'
import { insertVendor, type Vendor, vendorWithCode } from './import.store.ts'
import type { Change } from './changes.ts'
import { settleBatch } from './settle-batch.ts'

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
  /** Without it nothing is read of lots. */
  lots?: (vendorId: number) => LotBook
  onRow: (row: RowReport) => void
  now: Date
}

const itemsPerBatch = 500

/** Reads a vendor's feed into the catalogue. A broken row is reported and stops nothing; what did not change is not written. */
export const importFeed = async (db: Db, asked: Import): Promise<ImportCounts> => {
  const places = await readPlaces(db)
  const within = placeAsked(places, asked)
  const vendor = await vendorOf(db, asked)
  const lots = asked.lots?.(vendor.id) ?? null
  const counts: ImportCounts = { added: 0, updated: 0, skipped: 0, refused: 0 }
  const firstLines = new Map<string, number>()
  const report = (row: RowReport) => {
    counts[row.outcome] += 1
    asked.onRow(row)
  }
  let batch: FeedItem[] = []
  const settle = async () => {
    await settleBatch(db, { asked, places, within, vendor, lots, batch, firstLines, report })
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
const placeAsked = (places: FindPlace, { categorySlug }: Import): NamedPlace | null => {
  if (categorySlug === undefined) return null
  const named = places(categorySlug)
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
