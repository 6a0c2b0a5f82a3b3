import type { Queries } from '../../platform/db/db.ts'
import type { Change } from './changes.ts'

/** A lot as a row names it: texts only, nothing judged yet. */
export type LotTexts = { code: string; quantity: string; receivedOn: string; warehouse: string }

/** Null where a row names none. Without a quantity of its own the lot has what the row says of the stock. */
export const lotIn = (cell: (column: string) => string, stock: string): LotTexts | null => {
  const of = (column: string) => cell(column).trim()
  const quantity = of('lot quantity')
  const lot = { code: of('lot'), receivedOn: of('lot received'), warehouse: of('lot warehouse') }
  const isNamed = quantity !== '' || Object.values(lot).some((text) => text !== '')
  return isNamed ? { ...lot, quantity: quantity || stock.trim() } : null
}

/** A row that names a lot of goods, by the SKU that they are kept by, and the one that they went by before. */
export type LotRow = { line: number; sku: string; formerSku: string | null; lot: LotTexts }

/** Why a row is refused, or what it makes another; what was said before already is not written. */
export type LotVerdict = { refused: string } | { changes: Change[]; isNews: boolean }

/** Lots are counted above the catalogue: whoever imports rows that name lots says how they are judged and written. */
export type LotBook = {
  /** Reads what is kept of these rows’ goods, which are locked where `tx` is to write. A row is judged once, in order. */
  open: (tx: Queries, rows: readonly LotRow[]) => Promise<(row: LotRow) => LotVerdict>
  /** Rows that were judged well, once their goods are there. */
  write: (tx: Queries, rows: readonly LotRow[]) => Promise<void>
}
