import { dayAndHour } from '@showroom/contract/shared/day'
import { decimal } from '@showroom/contract/shared/money-text'

/** What a spreadsheet would compute instead of show. */
const formula = /^[=+\-@\t\r]/

/** An amount, which computes nothing. */
const amount = /^-?\d+(\.\d+)?$/

const cell = (text: string): string => {
  const harmless = formula.test(text) && !amount.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Dollars, as a spreadsheet adds them up. */
export const amountCell = (cents = 0): string => decimal(cents)

/** Rows of one file at most: more than a spreadsheet is pleasant with. */
export const mostExported = 50_000

/** Begins with the mark by which spreadsheets know UTF-8. */
const byteOrderMark = '\uFEFF'

type Rows = readonly (readonly string[])[]

/** Rows as CSV (RFC 4180): every cell is text, and none is a formula. */
export const csvOf = (rows: Rows): string => `${byteOrderMark}${csvRowsOf(rows)}`

/** Further rows of a file that has begun. */
export const csvRowsOf = (rows: Rows): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** A table as the file that it is sent as, named by what it holds and the day it was made on. */
export const csvFile = (what: string, now: Date, rows: Rows) => ({
  file_name: `showroom-${what}-${dayAndHour(now).day}.csv`,
  media_type: 'text/csv',
  text: csvOf(rows),
})
