import PDFDocument from 'pdfkit'
import { fontFile } from './letters.ts'
import { qrOf } from './qr.ts'
import { paperMessages as say } from './paper.messages.ts'

export const margin = 54
export const ink = '#26221d'
export const soft = '#6d655a'
const line = '#d9d2c6'

export type Pdf = InstanceType<typeof PDFDocument>

/** In these a paper is set; only the letters that it uses travel in the file. */
export const plain = 'regular'
export const strong = 'semibold'

/** Letter pages. */
export const openPaper = ({ title, author }: { title: string; author: string }): Pdf => {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: margin, bottom: margin + 18, left: margin, right: margin },
    info: { Title: title, Author: author },
    lang: 'en-US',
    displayTitle: true,
    // Page x of y is known only at the end.
    bufferPages: true,
  })
  for (const name of [plain, strong] as const) pdf.registerFont(name, fontFile(name))
  return pdf.font(plain)
}

export const innerWidth = (pdf: Pdf): number => pdf.page.width - margin * 2

/** Call before anything is drawn; it resolves after the end. */
export const collect = (pdf: Pdf): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })

/** Whether another page was begun. */
export const keepTogether = (pdf: Pdf, height: number): boolean => {
  if (pdf.y + height <= pdf.page.height - pdf.page.margins.bottom) return false
  pdf.addPage()
  return true
}

export const drawRule = (pdf: Pdf, gap: number) => {
  pdf.y += gap
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(pdf.page.width - margin, pdf.y)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke()
  pdf.y += gap
}

type Square = { x: number; y: number; size: number }

export const drawQr = (pdf: Pdf, text: string, { x, y, size }: Square) => {
  const rows = qrOf(text)
  const cell = size / rows.length
  rows.forEach((row, down) =>
    row.forEach((isDark, across) => {
      // A little wider than it is: no white hair between two squares.
      if (isDark) pdf.rect(x + across * cell, y + down * cell, cell + 0.1, cell + 0.1)
    }),
  )
  pdf.fill(ink)
}

/** `note`: what is to be known of the whole paper, or nothing. */
export const drawFoot = (pdf: Pdf, { generated, note }: { generated: string; note: string }) => {
  const { start, count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(start + at)
    // Below the margin, where text would otherwise begin another page.
    pdf.page.margins.bottom = 0
    pdf
      .font(plain)
      .fontSize(8)
      .fillColor(soft)
      .text(`${generated} · ${say.page(at + 1, count)}`, margin, pdf.page.height - 40, { lineBreak: false })
    if (note) pdf.text(note, margin, pdf.page.height - 52, { lineBreak: false })
  }
}
