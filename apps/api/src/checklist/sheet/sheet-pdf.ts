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
} from '../../shared/paper/paper.ts'
import { drawHead } from '../../shared/paper/paper-head.ts'
import { noteOf, writableSheet } from './writable-sheet.ts'
import type { Sheet, SheetRow } from './sheet.ts'
import type { Pictures } from '../../shared/paper/paper-pictures.ts'
import { sheetMessages as say } from './sheet.messages.ts'

const priceWidth = 84
const qtyWidth = 84
const thumb = 48
const signatureHeight = 100
const gap = 12

/** The decisions of a project on paper: a head with whose they are, a table by room, sums, and a place to sign. */
export const sheetPdf = (told: Sheet, pictures: Pictures): Promise<Buffer> => {
  const sheet = writableSheet(told)
  const pdf = openPaper({ title: `${told.title} – ${say.sheet}`, author: told.company })
  const whole = collect(pdf)
  const { company, title, standing, install, link, logo } = sheet
  const mark = logo === null ? undefined : pictures.get(logo)
  const facts = [standing, install].filter(Boolean).join(' · ')
  drawHead(pdf, { company, title, kind: say.sheet, facts, link, mark })
  if (sheet.sections.length === 0) pdf.moveDown(1).fontSize(10).text(say.nothing, margin)
  for (const section of sheet.sections) drawSection(pdf, section, pictures)
  drawTotals(pdf, sheet.totals)
  drawSignature(pdf)
  drawFoot(pdf, { generated: sheet.generated, note: noteOf(sheet) })
  pdf.end()
  return whole
}

const drawSection = (pdf: Pdf, { heading, rows }: Sheet['sections'][number], pictures: Pictures) => {
  const { whatWidth } = columnsOf(pdf)
  const [first] = rows
  // A heading is not left alone at the foot of a page: it takes its first row along.
  keepTogether(pdf, 44 + (first ? heightOf(pdf, first, whatWidth) + 12 : 0))
  pdf.moveDown(0.6).font(strong).fontSize(13).fillColor(ink).text(heading, margin)
  const price = rows.some((row) => row.price !== '') ? say.price : ''
  drawColumns(pdf, { what: say.decision, qty: say.qty, price })
  for (const row of rows) {
    // A page that goes on with a table says again what its columns are.
    if (keepTogether(pdf, heightOf(pdf, row, whatWidth) + 12))
      drawColumns(pdf, { what: say.decision, qty: say.qty, price })
    drawRow(pdf, row, pictures)
  }
}

const columnsOf = (pdf: Pdf) => {
  const whatAt = margin + thumb + gap
  const priceAt = pdf.page.width - margin - priceWidth
  const qtyAt = priceAt - qtyWidth
  return { whatAt, qtyAt, priceAt, whatWidth: qtyAt - whatAt - gap }
}

const drawColumns = (pdf: Pdf, { what, qty, price }: { what: string; qty: string; price: string }) => {
  const { whatAt, qtyAt, priceAt } = columnsOf(pdf)
  pdf.moveDown(0.4).font(plain).fontSize(8).fillColor(soft)
  const top = pdf.y
  pdf.text(what, whatAt, top, { lineBreak: false })
  pdf.text(qty, qtyAt, top, { width: qtyWidth, align: 'right', lineBreak: false })
  pdf.text(price, priceAt, top, { width: priceWidth, align: 'right', lineBreak: false })
  pdf.y = top + 10
  pdf.x = margin
  drawRule(pdf, 3)
}

/** What was decided, how much of it, and what it costs. */
const drawRow = (pdf: Pdf, row: SheetRow, pictures: Pictures) => {
  const { whatAt, qtyAt, priceAt, whatWidth } = columnsOf(pdf)
  const top = pdf.y
  const photo = row.picture === null ? undefined : pictures.get(row.picture)
  if (photo) pdf.image(photo, margin, top, { width: thumb, height: thumb })
  pdf.font(plain).fontSize(10).fillColor(ink)
  pdf.text(row.qty, qtyAt, top, { width: qtyWidth, align: 'right' })
  pdf.text(row.price, priceAt, top, { width: priceWidth, align: 'right' })
  for (const { text, font, size, color } of linesOf(row))
    pdf
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(text, whatAt, font === strong ? top : pdf.y, { width: whatWidth })
  pdf.x = margin
  pdf.y = Math.max(pdf.y, photo ? top + thumb : 0)
  drawRule(pdf, 6)
}

const linesOf = ({ title, choice, facts, approval }: SheetRow) =>
  [
    { text: title, font: strong, size: 10, color: ink },
    { text: choice, font: plain, size: 10, color: ink },
    { text: facts, font: plain, size: 9, color: soft },
    { text: approval, font: plain, size: 9, color: soft },
  ].filter(({ text }) => text !== '')

/** As it will be drawn: a row is not torn between two pages. */
const heightOf = (pdf: Pdf, row: SheetRow, width: number): number =>
  Math.max(
    thumb,
    linesOf(row).reduce(
      (sum, { text, font, size }) => sum + pdf.font(font).fontSize(size).heightOfString(text, { width }),
      0,
    ),
  )

const drawTotals = (pdf: Pdf, totals: Sheet['totals']) => {
  // What is signed stands above the signature, on the same page.
  keepTogether(pdf, 15 * totals.length + 10 + signatureHeight)
  if (totals.length === 0) return
  pdf.moveDown(0.6).font(strong).fontSize(11).fillColor(ink)
  const width = innerWidth(pdf)
  for (const { label, value } of totals) {
    const top = pdf.y
    pdf.text(label, margin, top, { width: width - priceWidth - gap, align: 'right' })
    pdf.text(value, margin + width - priceWidth, top, { width: priceWidth, align: 'right' })
  }
}

const drawSignature = (pdf: Pdf) => {
  keepTogether(pdf, signatureHeight)
  pdf.moveDown(1.6).font(plain).fontSize(10).fillColor(ink).text(say.agreed, margin)
  const top = pdf.y + 48
  const third = innerWidth(pdf) / 3
  const labels = [say.signature, say.printedName, say.date]
  labels.forEach((label, index) => {
    const left = margin + third * index
    pdf
      .moveTo(left, top)
      .lineTo(left + third - 16, top)
      .lineWidth(0.5)
      .strokeColor(ink)
      .stroke()
    pdf
      .fontSize(8)
      .fillColor(soft)
      .text(label, left, top + 4, { width: third - 16 })
  })
}
