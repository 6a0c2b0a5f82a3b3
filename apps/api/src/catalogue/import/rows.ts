import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { FeedRefused, type FeedEntry } from './feed-item.ts'

/** A row by its column names, and the line it starts on. */
export type Row = { line: number; cells: Map<string, string> }
export type RowOrRemark = { kind: 'row'; row: Row } | Extract<FeedEntry, { kind: 'remark' }>

const parsed = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) })

/** Rows with more than this in them are a quote that was never closed. */
const longestRow = 1_000_000

/** Each row is kept with the names of all columns: many of both would fill the memory. */
export const mostColumns = 500

/** A broken row is reported in its place; the ones after it are read. */
export async function* rowsOf(
  text: AsyncIterable<string>,
  delimiter: ',' | '\t' | ';',
): AsyncIterable<RowOrRemark> {
  const skipped: { line: number; reason: string }[] = []
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: longestRow,
    on_skip: (error: CsvError | undefined) => {
      skipped.push({ line: Number(error?.lines ?? 0), reason: wordsFor(error) })
    },
  })
  const source = Readable.from(text)
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let columns: string[] | null = null
  let nextLine = 1
  for await (const entry of parser) {
    yield* remarksOf(skipped)
    const { record, info } = parsed.parse(entry)
    const line = nextLine
    nextLine = info.lines + 1
    if (columns === null) columns = columnsIn(record)
    else yield rowAt(columns, record, line)
  }
  yield* remarksOf(skipped)
  if (columns === null) throw new FeedRefused('The file is empty.')
}

export const columnsIn = (record: readonly string[]): string[] => {
  const { length } = record
  if (length > mostColumns)
    throw new FeedRefused(`The first line has ${length} columns; we read up to ${mostColumns}.`)
  return record.map(columnName)
}

/** Upper and lower case, spaces, dashes and underscores do not tell columns apart. */
export const columnName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s_-]+/g, ' ')

export const rowAt = (columns: readonly string[], record: readonly string[], line: number): RowOrRemark => {
  if (record.length > columns.length && record.slice(columns.length).some((cell) => cell.trim() !== '')) {
    return remark(line, `The row has ${record.length} cells, but the file has ${columns.length} columns.`)
  }
  const cells = new Map(columns.map((column, index) => [column, record[index] ?? '']))
  return { kind: 'row', row: { line, cells } }
}

function* remarksOf(skipped: { line: number; reason: string }[]): Iterable<RowOrRemark> {
  for (const { line, reason } of skipped.splice(0)) yield remark(line, reason)
}

const remark = (line: number, reason: string): RowOrRemark => ({
  kind: 'remark',
  remark: { line, sku: '', name: '', outcome: 'refused', reason },
})

const wordsFor = (error: CsvError | undefined): string => {
  if (error?.code === 'CSV_QUOTE_NOT_CLOSED')
    return 'The row breaks off: a quotation mark is opened and never closed.'
  if (error?.code === 'CSV_MAX_RECORD_SIZE')
    return 'The row is larger than we accept: probably a quotation mark is never closed.'
  return 'The row can not be read: its quotation marks do not fit together.'
}
