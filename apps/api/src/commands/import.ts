import { parseArgs } from 'node:util'
import { openFeed } from '../catalogue/import/feed.ts'
import { FeedRefused } from '../catalogue/import/feed-item.ts'
import {
  type Import,
  type ImportCounts,
  importFeed,
  type RowReport,
} from '../catalogue/import/import-feed.ts'
import { openReport } from '../catalogue/import/report.ts'
import { readConfig } from '../platform/config/config.ts'
import { openDatabase, databaseTimeouts } from '../platform/db/open-database.ts'
import { progressBar } from '../platform/process/progress-bar.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { lotBook } from '../vendor-goods/import/lot-book.ts'

const usage = `npm run import -- FILE --vendor CODE [options]

Reads a Shopify product CSV or a Google Merchant feed (TSV or XML) into the catalogue.
  --vendor CODE          whose goods they are
  --create-vendor NAME   makes the vendor where there is none with the code
  --category SLUG        puts everything there, instead of where the feed's own words point
  --encoding NAME        utf-8, utf-16 or windows-1252, where it is not recognised
  --report FILE          writes what happened to each row as CSV
  --dry-run              reports the same and writes nothing`

const options = {
  vendor: { type: 'string' },
  'create-vendor': { type: 'string' },
  category: { type: 'string' },
  encoding: { type: 'string' },
  report: { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** Without a report file, as many refused rows are printed. */
const shownRefusals = 20

const run = async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [path] = positionals
  if (values.help) return console.log(usage)
  if (path === undefined || values.vendor === undefined) throw new FeedRefused(usage)
  const asked = askedBy(values, values.vendor)
  let done = 0
  const feed = await openFeed(path, {
    ...(values.encoding === undefined ? {} : { encoding: values.encoding }),
    onBytes: (count) => {
      done += count
      bar(Math.round(done / 1024), kilobytes)
    },
  })
  const kilobytes = Math.max(1, Math.round(feed.bytes / 1024))
  const bar = progressBar('Reading (KB)')
  console.log(`${path}: ${feed.format}, ${feed.encoding}, ${kilobytes.toLocaleString('en-US')} KB.`)
  const refusals: RowReport[] = []
  const report = values.report === undefined ? null : openReport(values.report)
  const db = await openDatabase(readConfig(process.env), databaseTimeouts.loading)
  try {
    await prepareDatabase(db, asked.now)
    const counts = await importFeed(db, {
      ...asked,
      entries: feed.entries,
      onRow: (row) => {
        report?.write(row)
        if (row.outcome === 'refused' && refusals.length < shownRefusals) refusals.push(row)
      },
    })
    summarise(counts, refusals, asked.dryRun)
  } finally {
    await report?.close()
    await db.close()
  }
}

type Values = { 'dry-run'?: boolean; 'create-vendor'?: string; category?: string }

const askedBy = (values: Values, vendorCode: string): Omit<Import, 'entries' | 'onRow'> => {
  const now = new Date()
  const dryRun = values['dry-run'] ?? false
  return {
    vendorCode,
    now,
    dryRun,
    lots: (vendorId) => lotBook({ vendorId, now, dryRun }),
    ...(values['create-vendor'] === undefined ? {} : { newVendorName: values['create-vendor'] }),
    ...(values.category === undefined ? {} : { categorySlug: values.category }),
  }
}

const summarise = (counts: ImportCounts, refusals: readonly RowReport[], dryRun: boolean) => {
  const said = Object.entries(counts).map(([outcome, count]) => `${count.toLocaleString('en-US')} ${outcome}`)
  console.log(`${dryRun ? 'Dry run, nothing was written: ' : ''}${said.join(', ')}.`)
  for (const { line, sku, reason } of refusals)
    console.log(`  line ${line}${sku ? ` (${sku})` : ''}: ${reason}`)
  if (counts.refused > refusals.length)
    console.log(`  and ${counts.refused - refusals.length} more; see them with --report FILE.`)
}

run().catch((error: unknown) => {
  console.error(error instanceof FeedRefused ? error.message : error)
  process.exitCode = 1
})
