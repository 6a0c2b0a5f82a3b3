import type { Db } from '../../platform/db/db.ts'
import { testDay } from '../../testing/test-clock.ts'
import { openFeed } from '../import/feed.ts'
import { importFeed, type RowReport } from '../import/import-feed.ts'

type Asked = { vendorCode: string; newVendorName?: string; dryRun?: boolean; categorySlug?: string }

/** Imports a file on the tests' day, and returns what was told of it. */
export const runImport = async (db: Db, path: string, asked: Asked) => {
  const rows: RowReport[] = []
  const { entries } = await openFeed(path)
  const counts = await importFeed(db, {
    dryRun: false,
    ...asked,
    entries,
    now: testDay,
    onRow: (row) => rows.push(row),
  })
  return { counts, rows }
}
