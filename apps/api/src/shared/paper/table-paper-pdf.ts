import { standIn, writable } from './letters.ts'
import { drawHead } from './paper-head.ts'
import { paperMessages } from './paper.messages.ts'
import {
  collect,
  drawFoot,
  drawRule,
  ink,
  innerWidth,
  keepTogether,
  margin,
  openPaper,
  type Pdf,
  plain,
  soft,
  strong,
} from './paper.ts'
import type { TablePaper, PaperRow, PaperSection } from './table-paper.ts'

const cellWidth = 70
const gap = 10
/** A row's own rule, and what stands between a heading and its first row. */
const aroundRow = 14
const aboveRows = 32

/** A head with whose it is and where it goes, a table by delivery, sums and what is to be known. */
export const tablePaperPdf = (told: TablePaper, mark: Buffer | undefined): Promise<Buffer> => {
  const paper = writablePaper(told)
  const pdf = openPaper({ title: `${told.title} – ${told.kind}`, author: told.company })
  const whole = collect(pdf)
  drawHead(pdf, { ...paper, mark })
  drawParties(pdf, paper.parties)
  for (const section of paper.sections) drawSection(pdf, section, paper)
  drawTotals(pdf, paper.totals)
  drawNotes(pdf, paper.notes)
  const note = JSON.stringify(paper).includes(standIn) ? paperMessages.standIn : ''
  drawFoot(pdf, { generated: paper.generated, note })
  pdf.end()
  return whole
}

const writableRow = ({ title, facts, cells }: PaperRow): PaperRow => ({
  title: writable(title),
  facts: writable(facts),
  cells: cells.map(writable),
})

/** What people have written, in the letters that the paper has; addresses of pages stay as they are. */
const writablePaper = (paper: TablePaper): TablePaper => ({
  ...paper,
  company: writable(paper.company),
  facts: writable(paper.facts),
  parties: paper.parties.map(({ label, lines }) => ({ label, lines: lines.map(writable) })),
  sections: paper.sections.map(({ heading, rows, ...section }) => ({
    ...section,
    heading: writable(heading),
    rows: rows.map(writableRow),
  })),
})

const drawParties = (pdf: Pdf, parties: TablePaper['parties']) => {
  const top = pdf.y + 4
  const width = innerWidth(pdf) / Math.max(1, parties.length) - gap
  const ends = parties.map(({ label, lines }, index) => {
    const x = margin + index * (width + gap)
    pdf.font(plain).fontSize(8).fillColor(soft).text(label, x, top, { width })
    pdf.moveDown(0.3).fontSize(10).fillColor(ink)
    for (const line of lines) pdf.text(line, x, pdf.y, { width })
    return pdf.y
  })
  pdf.x = margin
  pdf.y = Math.max(top, ...ends) + 6
}

const columnsOf = (pdf: Pdf, count: number) => {
  const right = pdf.page.width - margin
  const cells = Array.from({ length: count }, (_cell, index) => right - (count - index) * cellWidth)
  return { cells, whatWidth: (cells[0] ?? right) - margin - gap }
}

const drawSection = (
  pdf: Pdf,
  { heading, rows, isText }: PaperSection,
  { what, columns }: Pick<TablePaper, 'what' | 'columns'>,
) => {
  const width = innerWidth(pdf)
  const [first] = rows
  // A heading is not left alone at the foot of a page: it takes its first row along.
  const head = pdf.font(strong).fontSize(12).heightOfString(heading, { width }) + aboveRows
  keepTogether(pdf, head + (first ? heightOf(pdf, first) + aroundRow : 0))
  pdf.moveDown(0.6).font(strong).fontSize(12).fillColor(ink)
  pdf.text(heading, margin, pdf.y, { width })
  const drawColumns = () => {
    if (!isText)
      drawCells(pdf, { title: what, facts: '', cells: columns }, { font: plain, size: 8, color: soft })
    drawRule(pdf, 3)
  }
  drawColumns()
  for (const row of rows) {
    // A page that goes on with a table says again what its columns are.
    if (keepTogether(pdf, heightOf(pdf, row) + aroundRow)) drawColumns()
    drawCells(pdf, row, { font: strong, size: 10, color: ink })
    drawRule(pdf, 5)
  }
}

type Type = { font: string; size: number; color: string }

const drawCells = (pdf: Pdf, { title, facts, cells: texts }: PaperRow, { font, size, color }: Type) => {
  const { cells, whatWidth } = columnsOf(pdf, texts.length)
  const top = pdf.y + 2
  pdf.font(plain).fontSize(size).fillColor(color)
  for (const [index, x] of cells.entries())
    pdf.text(texts[index] ?? '', x, top, { width: cellWidth, align: 'right' })
  pdf.font(font).text(title, margin, top, { width: whatWidth })
  if (facts) pdf.font(plain).fontSize(9).fillColor(soft).text(facts, margin, pdf.y, { width: whatWidth })
  pdf.x = margin
}

/** As it will be drawn: a row is not torn between two pages. */
const heightOf = (pdf: Pdf, { title, facts, cells }: PaperRow): number => {
  const width = columnsOf(pdf, cells.length).whatWidth
  const head = pdf.font(strong).fontSize(10).heightOfString(title, { width })
  return head + (facts ? pdf.font(plain).fontSize(9).heightOfString(facts, { width }) : 0)
}

const drawTotals = (pdf: Pdf, totals: TablePaper['totals']) => {
  if (totals.length === 0) return
  keepTogether(pdf, 18 * totals.length + 10)
  pdf.moveDown(0.4)
  const width = innerWidth(pdf)
  for (const [index, { label, value }] of totals.entries()) {
    // The last is what all of it comes to.
    pdf
      .font(index === totals.length - 1 ? strong : plain)
      .fontSize(10)
      .fillColor(ink)
    const top = pdf.y + 2
    pdf.text(label, margin, top, { width: width - cellWidth - gap, align: 'right' })
    pdf.text(value, margin + width - cellWidth, top, { width: cellWidth, align: 'right' })
  }
}

const drawNotes = (pdf: Pdf, notes: TablePaper['notes']) => {
  const width = innerWidth(pdf)
  pdf.font(plain).fontSize(9)
  keepTogether(pdf, 20 + notes.reduce((sum, note) => sum + pdf.heightOfString(note, { width }), 0))
  pdf.moveDown(1.2).fillColor(soft)
  for (const note of notes) pdf.text(note, margin, pdf.y, { width })
}
