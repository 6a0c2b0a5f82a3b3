/** A line of a list as somebody keeps it in a spreadsheet: what it names, and how many of it. */
export type PastedLine = { line: number; text: string } & (
  | { kind: 'read'; sku: string; qty: number }
  | { kind: 'unread'; why: string }
)

export const mostPasted = 200
const longestSku = 64
const largestQty = 9_999

export const pastedMessages = {
  noSku: 'There is no SKU in this line.',
  noQty: 'The quantity is not a whole number.',
  qtyRange: 'The quantity must be from 1 to 9,999.',
} as const

type Columns = { sku: number; qty: number }

/**
 * Rows of SKU and quantity, as copied from a spreadsheet or a CSV file: tabs, commas or semicolons between them, in
 * either order, further columns among them where a first row names the two.
 */
export const readPasted = (text: string): PastedLine[] => {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim(), cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [first, ...rest] = rows
  const columns = first ? columnsNamed(first.cells) : null
  return (columns ? rest : rows).slice(0, mostPasted).map(({ line, text: written, cells }) => ({
    line,
    text: written.slice(0, 120),
    ...readRow(cells, columns),
  }))
}

type Read = { kind: 'read'; sku: string; qty: number } | { kind: 'unread'; why: string }

const readRow = (cells: readonly string[], columns: Columns | null): Read => {
  const { sku, qty } = columns
    ? { sku: cells[columns.sku] ?? '', qty: cells[columns.qty] ?? '' }
    : guessed(cells.filter((cell) => cell !== ''))
  if (sku === '' || sku.length > longestSku) return { kind: 'unread', why: pastedMessages.noSku }
  const number = quantityIn(qty)
  if (number === null) return { kind: 'unread', why: pastedMessages.noQty }
  if (number < 1 || number > largestQty) return { kind: 'unread', why: pastedMessages.qtyRange }
  return { kind: 'read', sku, qty: number }
}

/** SKU first, its quantity the last that is a number; or the quantity first; one of it where none is said. */
const guessed = (cells: readonly string[]): { sku: string; qty: string } => {
  const [first = '', ...others] = cells
  const [second] = others
  if (second !== undefined && isNumber(first) && !isNumber(second)) return { sku: second, qty: first }
  const number = others.findLast(isNumber)
  return { sku: first, qty: number ?? (others.length === 0 ? '1' : (others.at(-1) ?? '')) }
}

const written =
  /^([0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,7})(?:[.]0{1,4})?(?: *(?:x|pcs?|pieces?|box(?:es)?|ea|each|sets?|units?))?$/i

const isNumber = (cell: string): boolean => written.test(cell)

const quantityIn = (cell: string): number | null => {
  const [, digits] = written.exec(cell) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}

const skuNames: readonly string[] = [
  'sku',
  'item',
  'item #',
  'item no',
  'item number',
  'part',
  'part no',
  'code',
  'model',
]
const qtyNames: readonly string[] = ['qty', 'quantity', 'count', 'amount', 'units', 'pcs']

const columnsNamed = (cells: readonly string[]): Columns | null => {
  const names = cells.map((cell) => cell.toLowerCase().replace(/[.:]$/, ''))
  const sku = names.findIndex((name) => skuNames.includes(name))
  const qty = names.findIndex((name) => qtyNames.includes(name))
  return sku >= 0 && qty >= 0 ? { sku, qty } : null
}

/** Tabs where there are any, as spreadsheets copy; semicolons; commas with quotes around what holds one; else spaces. */
const cellsOf = (line: string): string[] => {
  const between = ['\t', ';', ','].find((sign) => line.includes(sign))
  const cells = between === undefined ? line.trim().split(/ +/) : quotedCells(line, between)
  return cells.map((cell) => cell.trim())
}

const quotedCells = (line: string, between: string): string[] => {
  const cells = ['']
  let isQuoted = false
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === between && !isQuoted) cells.push('')
    else cells[cells.length - 1] += sign
  }
  return cells
}
