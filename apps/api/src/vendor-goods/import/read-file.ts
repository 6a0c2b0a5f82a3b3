import { goodsImportMessages as say } from '@showroom/contract/vendor-goods/goods-import.messages'
import { columnLabelled, mostImportRows } from '@showroom/contract/vendor-goods/goods-import.rules'
import type { OpenedRows } from '../../catalogue/import/feed.ts'
import { FeedRefused } from '../../catalogue/import/feed-item.ts'
import { columnName, mostColumns } from '../../catalogue/import/rows.ts'
import { knownColumn } from '../../catalogue/import/shopify.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import { shownName } from '../../platform/http/sent-file.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { plain, readingRowsOf } from '../sent-rows.ts'
import { insertImport, lastMapping, lockImport, saveImport } from './goods-import.store.ts'
import { insertRows } from './import-row.store.ts'

export type ImportDeps = { db: Db; now: () => Date }

const rowsAtOnce = 500

/** Puts what was sent or fetched into a file, and says what it is called. */
export type PutFile = (path: string) => Promise<{ fileName: string }>

/** Reads a file into rows, a few hundred at a time; the id of what was begun. */
export const readFile = (deps: ImportDeps, vendorId: number, put: PutFile): Promise<string> =>
  readingRowsOf(put, ({ fileName }, opened) =>
    deps.db.transaction((tx) => keepFile(tx, opened, { fileName, vendorId, now: deps.now() })),
  )

type Keeping = { vendorId: number; fileName: string; now: Date }

/** What was read, as an import that begins with its columns; its id. */
export const keepFile = async (
  tx: Queries,
  opened: OpenedRows,
  { vendorId, fileName, now }: Keeping,
): Promise<string> => {
  const { header, isMerchant } = opened
  const publicId = newPublicId()
  const columns = [...new Set(header.map(columnName).map(plain))].filter((name) => name !== '')
  const mapping = isMerchant ? {} : guessed(columns, await lastMapping(tx, vendorId))
  const importId = await insertImport(tx, {
    publicId,
    vendorId,
    fileName: shownName(fileName),
    isMerchant,
    columns,
    mapping,
    now,
  })
  const { rows, named } = await keepRows(tx, importId, opened)
  if (rows === 0) refuseInvalid({ file: [say.noRows] })
  const made = await lockImport(tx, { vendorId, publicId })
  if (made) await saveImport(tx, made, { rows, columns: columns.length > 0 ? columns : named, now })
  return publicId
}

/** What the vendor said of a column before counts more than what it is called. */
const guessed = (columns: readonly string[], before: Record<string, string>): Record<string, string> => {
  const taken = new Set<string>()
  return Object.fromEntries(
    columns.flatMap((column) => {
      const target = before[column] ?? knownColumn(column) ?? columnLabelled(column) ?? ''
      if (target === '' || taken.has(target)) return []
      taken.add(target)
      return [[column, target]]
    }),
  )
}

const keepRows = async (tx: Queries, importId: number, { rows }: OpenedRows) => {
  const named = new Set<string>()
  let batch: Parameters<typeof insertRows>[2][number][] = []
  let count = 0
  let line = 0
  const settle = async () => {
    if (batch.length > 0) await insertRows(tx, importId, batch)
    batch = []
  }
  for await (const entry of rows) {
    count += 1
    // A feed may stand in a single line: each of its rows still has a number of its own.
    line = Math.max(line + 1, entry.kind === 'row' ? entry.row.line : entry.remark.line)
    if (count > mostImportRows) refuseInvalid({ file: [say.tooManyRows] })
    if (entry.kind === 'row') {
      const cells = Object.fromEntries([...entry.row.cells].map(([key, text]) => [plain(key), plain(text)]))
      for (const column of Object.keys(cells)) named.add(column)
      refuseWide(named)
      batch.push({ line, cells, reason: '' })
    } else batch.push({ line, cells: null, reason: entry.remark.reason })
    if (batch.length >= rowsAtOnce) await settle()
  }
  await settle()
  return { rows: count, named: [...named] }
}

/** Items of an XML feed name their columns themselves. */
const refuseWide = ({ size }: ReadonlySet<string>) => {
  if (size > mostColumns) throw new FeedRefused(`Its items have more than ${mostColumns} different fields.`)
}
