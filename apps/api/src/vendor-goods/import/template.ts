import { importColumns } from '@showroom/contract/vendor-goods/goods-import.rules'
import { type ColumnDef, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { templateColumns } from './template-columns.ts'

const labels = new Map(importColumns.map(({ column, label }) => [column, label]))

const explained = Object.entries(templateColumns).map(([column, words]) => ({
  label: [...labels].find(([known]) => known === column)?.[1] ?? column,
  ...words,
}))

/** Text in every cell: a spreadsheet makes no date of a size, and leaves the zeros of a barcode. */
const asText: Pick<ColumnDef, 'numFmt'> = { numFmt: '@' }
const bold = { style: { font: { bold: true } } }
const wrapped = { style: { alignment: { wrapText: true, vertical: 'top' as const } } }

const headOf = (labelsInIt: readonly string[]): NonNullable<WriteSheet['cells']> =>
  new Map(labelsInIt.map((_, at) => [`0,${at}`, bold]))

const goodsSheet = (): WriteSheet => {
  const header = explained.map(({ label }) => label)
  return {
    name: 'Products',
    columns: header.map((label) => ({ ...asText, width: Math.max(16, label.length + 3) })),
    rows: [header],
    cells: headOf(header),
    freezePane: { rows: 1, columns: 1 },
  }
}

const wordsSheet = (): WriteSheet => {
  const header = ['Column', 'What to write', 'Unit', 'Example']
  return {
    name: 'What each column is',
    columns: [28, 70, 44, 40].map((width) => ({ width, ...asText, ...wrapped })),
    rows: [header, ...explained.map(({ label, says, unit, example }) => [label, says, unit, example])],
    cells: headOf(header),
    freezePane: { rows: 1 },
  }
}

/** A workbook for a vendor's goods: a sheet to fill in, and one that says what each of its columns is. */
export const importTemplate = async (): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [goodsSheet(), wordsSheet()] }))
