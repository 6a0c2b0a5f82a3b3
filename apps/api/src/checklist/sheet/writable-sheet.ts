import { standIn, writable } from '../../shared/paper/letters.ts'
import type { Sheet, SheetRow } from './sheet.ts'
import { paperMessages as say } from '../../shared/paper/paper.messages.ts'

/** What people have written, in the letters that the paper has; addresses stay as they are. */
export const writableSheet = (sheet: Sheet): Sheet => ({
  ...sheet,
  title: writable(sheet.title),
  company: writable(sheet.company),
  sections: sheet.sections.map(({ heading, rows }) => ({
    heading: writable(heading),
    rows: rows.map(writableRow),
  })),
})

const writableRow = (row: SheetRow): SheetRow => ({
  ...row,
  title: writable(row.title),
  choice: writable(row.choice),
  facts: writable(row.facts),
  qty: writable(row.qty),
  approval: writable(row.approval),
})

/** Says what the boxes are, where there is one. */
export const noteOf = (sheet: Sheet): string => (JSON.stringify(sheet).includes(standIn) ? say.standIn : '')
