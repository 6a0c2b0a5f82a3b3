import { importFeed, type RowReport } from '../../catalogue/import/import-feed.ts'
import type { FeedEntry } from '../../catalogue/import/feed-item.ts'
import { merchantRowItems } from '../../catalogue/import/merchant.ts'
import type { RowOrRemark } from '../../catalogue/import/rows.ts'
import { shopifyItems } from '../../catalogue/import/shopify.ts'
import type { Db } from '../../platform/db/db.ts'
import { type KeptImport, saveSeen } from './goods-import.store.ts'
import { codeOfVendor, rowsAfter, saveOutcomes } from './import-row.store.ts'
import { lotBook } from './lot-book.ts'
import { mappedCells } from './mapped-cells.ts'

const rowsAtOnce = 500

type Pass = { db: Db; kept: KeptImport; dryRun: boolean; now: Date; signal: AbortSignal }

/** It is paused, cancelled, or in the hands of another job. */
export class PassStopped extends Error {}

/**
 * All rows through the importer, a few hundred in memory at a time; what it says of each is kept beside it. What is
 * stopped in between is told of as far as it was written, and no family of goods is written by half.
 */
export const passOver = async ({ db, kept, dryRun, now, signal }: Pass): Promise<void> => {
  const told: RowReport[] = []
  const settle = async () => {
    const settled = told.splice(0)
    if (settled.length === 0) return
    await saveOutcomes(db, {
      importId: kept.id,
      told: settled.map(({ changes = [], ...row }) => ({ ...row, changes })),
      keepsFormer: !dryRun,
    })
  }
  const rows = storedRows({ db, kept, signal, onBatch: settle })
  const importing = importFeed(db, {
    entries: entriesOf(rows, kept),
    vendorCode: await codeOfVendor(db, kept.vendorId),
    dryRun,
    needsReview: true,
    lots: (vendorId) => lotBook({ vendorId, now, dryRun }),
    now,
    onRow: (row) => void told.push(row),
    ...(kept.category === null ? {} : { categorySlug: kept.category }),
  })
  try {
    await importing
  } finally {
    await settle()
  }
}

const entriesOf = (rows: AsyncIterable<RowOrRemark>, { isMerchant }: KeptImport): AsyncIterable<FeedEntry> =>
  isMerchant ? merchantRowItems(rows) : shopifyItems(rows)

type Stored = { db: Db; kept: KeptImport; signal: AbortSignal; onBatch: () => Promise<void> }

async function* storedRows({ db, kept, signal, onBatch }: Stored): AsyncIterable<RowOrRemark> {
  let line = 0
  let seen = 0
  for (;;) {
    signal.throwIfAborted()
    await onBatch()
    if (!(await saveSeen(db, kept, seen))) throw new PassStopped()
    const batch = await rowsAfter(db, { importId: kept.id, line, most: rowsAtOnce })
    const last = batch.at(-1)
    if (!last) return
    for (const { line: at, cells, reason } of batch) {
      if (cells) yield { kind: 'row', row: { line: at, cells: mappedCells(cells, kept) } }
      else yield { kind: 'remark', remark: { line: at, sku: '', name: '', outcome: 'refused', reason } }
    }
    line = last.line
    seen += batch.length
  }
}
