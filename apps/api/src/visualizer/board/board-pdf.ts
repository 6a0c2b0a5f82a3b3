import { standIn, writable } from '../../shared/paper/letters.ts'
import { drawHead } from '../../shared/paper/paper-head.ts'
import type { Pictures } from '../../shared/paper/paper-pictures.ts'
import { paperMessages } from '../../shared/paper/paper.messages.ts'
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
import type { Board, BoardRow } from './board.ts'
import { boardMessages as say } from './board.messages.ts'

/** Of the room's picture: it gives way to a short list, so that its sum is not alone on another page. */
const tallest = 244
const lowest = 180
const swatch = 44
const gap = 12
const qtyWidth = 76
const priceWidth = 74
const columnsHeight = 16
const totalHeight = 24

type Drawn = { pictures: Pictures; room: Buffer | null; generated: string }

/** The room, what lies in it, and what that comes to. */
export const boardPdf = (told: Board, { pictures, room, generated }: Drawn): Promise<Buffer> => {
  const board = writableBoard(told)
  const pdf = openPaper({ title: `${told.title} – ${say.board}`, author: told.company })
  const whole = collect(pdf)
  const mark = board.logo === null ? undefined : pictures.get(board.logo)
  drawHead(pdf, { ...board, kind: say.board, mark })
  if (room) drawRoom(pdf, room, heightBelow(pdf, board))
  drawColumns(pdf, board.total !== '')
  if (board.rows.length === 0) pdf.moveDown(0.6).font(plain).fontSize(10).fillColor(ink).text(say.nothing)
  for (const row of board.rows) drawRow(pdf, row, pictures)
  if (board.total) drawTotal(pdf, board.total)
  drawNotes(pdf, board)
  drawFoot(pdf, { generated, note: JSON.stringify(board).includes(standIn) ? paperMessages.standIn : '' })
  pdf.end()
  return whole
}

/** What people have written, in the letters that the paper has; addresses stay as they are. */
const writableBoard = (board: Board): Board => ({
  ...board,
  title: writable(board.title),
  company: writable(board.company),
  rows: board.rows.map((row) => ({
    ...row,
    name: writable(row.name),
    facts: writable(row.facts),
    where: writable(row.where),
    advice: writable(row.advice),
  })),
  notSold: board.notSold.map(writable),
})

/** Of all that stands below the picture. */
const heightBelow = (pdf: Pdf, board: Board): number => {
  const { whatWidth } = columnsOf(pdf)
  const rows = board.rows.reduce((sum, row) => sum + heightOf(pdf, row, whatWidth), 0)
  return columnsHeight + rows + (board.total ? totalHeight : 0) + notesHeight(pdf, textsBelow(board))
}

/** As wide as the page, and no taller than leaves room for its list. */
const drawRoom = (pdf: Pdf, room: Buffer, below: number) => {
  const top = pdf.y
  const left = pdf.page.height - pdf.page.margins.bottom - top - gap - below
  const height = left < lowest ? tallest : Math.min(tallest, left)
  pdf.image(room, margin, top, { fit: [innerWidth(pdf), height], align: 'center' })
  pdf.x = margin
  pdf.y = top + height + gap
}

const columnsOf = (pdf: Pdf) => {
  const priceAt = pdf.page.width - margin - priceWidth
  const qtyAt = priceAt - qtyWidth
  const whatAt = margin + swatch + gap
  return { whatAt, qtyAt, priceAt, whatWidth: qtyAt - whatAt - gap }
}

const drawColumns = (pdf: Pdf, hasPrices: boolean) => {
  const { whatAt, qtyAt, priceAt } = columnsOf(pdf)
  keepTogether(pdf, swatch + 40)
  pdf.font(plain).fontSize(8).fillColor(soft)
  const top = pdf.y
  pdf.text(say.material, whatAt, top, { lineBreak: false })
  pdf.text(say.quantity, qtyAt, top, { width: qtyWidth, align: 'right', lineBreak: false })
  if (hasPrices) pdf.text(say.price, priceAt, top, { width: priceWidth, align: 'right', lineBreak: false })
  pdf.y = top + 10
  pdf.x = margin
  drawRule(pdf, 3)
}

const linesOf = ({ name, facts, where, advice }: BoardRow) =>
  [
    { text: name, font: strong, size: 10, color: ink },
    { text: facts, font: plain, size: 9, color: soft },
    { text: where, font: plain, size: 9, color: ink },
    { text: advice, font: plain, size: 9, color: soft },
  ].filter(({ text }) => text !== '')

/** As it will be drawn, with its rule. */
const heightOf = (pdf: Pdf, row: BoardRow, width: number): number => {
  const height = linesOf(row).reduce(
    (sum, { text, font, size }) => sum + pdf.font(font).fontSize(size).heightOfString(text, { width }),
    0,
  )
  return Math.max(swatch, height) + 12
}

/** A row is not torn between two pages. */
const drawRow = (pdf: Pdf, row: BoardRow, pictures: Pictures) => {
  const { whatAt, qtyAt, priceAt, whatWidth } = columnsOf(pdf)
  keepTogether(pdf, heightOf(pdf, row, whatWidth))
  const top = pdf.y
  const picture = row.swatch === null ? undefined : pictures.get(row.swatch)
  if (picture) pdf.image(picture, margin, top, { width: swatch, height: swatch })
  pdf.font(plain).fontSize(10).fillColor(ink)
  pdf.text(row.qty, qtyAt, top, { width: qtyWidth, align: 'right' })
  pdf.text(row.price, priceAt, top, { width: priceWidth, align: 'right' })
  pdf.y = top
  for (const { text, font, size, color } of linesOf(row))
    pdf.font(font).fontSize(size).fillColor(color).text(text, whatAt, pdf.y, { width: whatWidth })
  pdf.x = margin
  pdf.y = Math.max(pdf.y, top + swatch)
  drawRule(pdf, 5)
}

const drawTotal = (pdf: Pdf, total: string) => {
  keepTogether(pdf, totalHeight)
  pdf.font(strong).fontSize(12).fillColor(ink)
  const { priceAt } = columnsOf(pdf)
  const top = pdf.y + 4
  pdf.text(say.total, margin, top, { width: priceAt - margin - gap, align: 'right' })
  pdf.text(total, priceAt - gap, top, { width: priceWidth + gap, align: 'right' })
  pdf.x = margin
}

const textsBelow = ({ notSold, notes }: Pick<Board, 'notSold' | 'notes'>): string[] => [
  ...(notSold.length > 0 ? [`${say.notSold}: ${notSold.join(', ')}.`] : []),
  ...notes,
]

const notesHeight = (pdf: Pdf, texts: readonly string[]): number => {
  pdf.font(plain).fontSize(9)
  return 20 + texts.reduce((sum, text) => sum + pdf.heightOfString(text, { width: innerWidth(pdf) }), 0)
}

const drawNotes = (pdf: Pdf, board: Pick<Board, 'notSold' | 'notes'>) => {
  const width = innerWidth(pdf)
  const texts = textsBelow(board)
  keepTogether(pdf, notesHeight(pdf, texts))
  pdf.font(plain).fontSize(9).moveDown(1.2).fillColor(soft)
  for (const text of texts) pdf.text(text, margin, pdf.y, { width })
}
