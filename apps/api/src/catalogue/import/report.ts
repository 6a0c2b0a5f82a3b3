import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { RowReport } from './import-feed.ts'

export type ReportFile = { write(row: RowReport): void; close(): Promise<void> }

/** A line for each row of the feed, as CSV that a spreadsheet opens without running anything. */
export const openReport = (path: string): ReportFile => {
  const file = createWriteStream(path, { encoding: 'utf8' })
  // Excel takes a file without the mark for Windows-1252.
  file.write('\ufeffline,sku,name,outcome,reason\r\n')
  return {
    write: ({ line, sku, name, outcome, reason }) => {
      file.write(`${[String(line), sku, name, outcome, reason].map(csvCell).join(',')}\r\n`)
    },
    close: async () => {
      file.end()
      await finished(file)
    },
  }
}

/** A cell that begins like a formula is text here, whatever a vendor called the product. */
export const csvCell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
