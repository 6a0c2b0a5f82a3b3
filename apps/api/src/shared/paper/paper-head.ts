import { drawQr, drawRule, ink, innerWidth, margin, type Pdf, plain, soft, strong } from './paper.ts'
import { paperMessages as say } from './paper.messages.ts'

const qrSize = 84
const logoHeight = 40

export type PaperHead = {
  company: string
  title: string
  /** Which paper this is. */
  kind: string
  /** One line below both. */
  facts: string
  /** Where the same stands as it is now. */
  link: string
  /** The logo of whoever's paper it is. */
  mark: Buffer | undefined
}

/** Whose paper it is, which, and at the right a code that leads to the live page. */
export const drawHead = (pdf: Pdf, { company, title, kind, facts, link, mark }: PaperHead) => {
  const top = margin
  const width = innerWidth(pdf) - qrSize - 24
  if (mark) {
    pdf.image(mark, margin, top, { fit: [160, logoHeight] })
    pdf.y = top + logoHeight + 10
  }
  pdf.font(plain).fontSize(9).fillColor(soft)
  pdf.text(company.toUpperCase(), margin, pdf.y, { width, characterSpacing: 1 })
  pdf.moveDown(0.3).font(strong).fontSize(22).fillColor(ink).text(title, { width })
  pdf.moveDown(0.2).font(plain).fontSize(11).fillColor(soft).text(kind, { width })
  pdf.moveDown(0.4).fontSize(10).fillColor(ink).text(facts, { width })
  const below = pdf.y
  const x = pdf.page.width - margin - qrSize
  drawQr(pdf, link, { x, y: top, size: qrSize })
  pdf.font(plain).fontSize(8).fillColor(soft)
  pdf.text(say.live, x - 40, top + qrSize + 6, { width: qrSize + 40, align: 'right', link, underline: true })
  pdf.x = margin
  pdf.y = Math.max(below, pdf.y)
  drawRule(pdf, 10)
}
