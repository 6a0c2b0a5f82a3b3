import { readFile } from 'node:fs/promises'
import { type StreamRow, streamXlsxRows } from 'hucre/xlsx'
import { FeedRefused } from './feed-item.ts'
import { columnsIn, rowAt, type RowOrRemark } from './rows.ts'
import { refuseBroken, workbookParts } from './workbook-parts.ts'

/** Empty rows that only have a color count among them; rows of goods are fewer. */
const mostRows = 50_000

type OpenedTable = { header: string[]; rows: AsyncIterable<RowOrRemark> }

/** The first sheet of a workbook as a table: its first row that says something has the names of the columns. */
export const openWorkbookRows = async (path: string): Promise<OpenedTable> => {
  const rows = sheetRows(await workbookParts(await readFile(path)))
  const first = await rows.next()
  if (first.done) throw new FeedRefused('The first sheet of the file is empty.')
  const header = first.value.texts
  const columns = columnsIn(header)
  return { header, rows: tableRows(rows, columns) }
}

type SheetRow = { line: number; texts: string[] }

async function* tableRows(rows: AsyncIterable<SheetRow>, columns: string[]): AsyncIterable<RowOrRemark> {
  for await (const { line, texts } of rows) yield rowAt(columns, texts, line)
}

/** Rows that say something, with the number that they have in the sheet. */
async function* sheetRows(archive: Uint8Array): AsyncGenerator<SheetRow, void, undefined> {
  const rows = streamXlsxRows(archive, { sheet: 0, maxRows: mostRows })
  let count = 0
  for (;;) {
    const next = await rows.next().catch(refuseBroken)
    if (next.done) return
    count += 1
    if (count >= mostRows)
      throw new FeedRefused(`The sheet has ${mostRows.toLocaleString('en-US')} rows or more. Split it.`)
    const texts = textsOf(next.value)
    if (texts.length > 0) yield { line: next.value.index + 1, texts }
  }
}

/** Without the empty cells at the end. */
const textsOf = ({ values }: StreamRow): string[] => {
  const texts = values.map(textOfCell)
  return texts.slice(0, texts.findLastIndex((text) => text.trim() !== '') + 1)
}

/** As it would stand in a CSV file: a formula is the value that was kept of it, a date its day, a number has no grouping. */
export const textOfCell = (value: StreamRow['values'][number]): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dayOrMoment(value)
  // Fifteen digits are what a spreadsheet counts with: more is noise of its arithmetic.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)))
  return String(value)
}

const dayOrMoment = (moment: Date): string => {
  if (Number.isNaN(moment.getTime())) return ''
  const text = moment.toISOString()
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ')
}

const zip = Buffer.from('PK\u0003\u0004', 'latin1')
const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** By its first bytes: what a file is called says little. */
export const isWorkbook = (start: Uint8Array): boolean => zip.equals(start.subarray(0, zip.length))

/** Workbooks before 2007, and all that are locked by a password. */
export const refuseOldWorkbook = (start: Uint8Array): void => {
  if (oldOffice.equals(start.subarray(0, oldOffice.length))) refuseBroken()
}
