import { shownMoment } from '@showroom/contract/shared/day'
import { collect, drawFoot, drawRule, ink, innerWidth, margin, openPaper, soft } from './paper.ts'
import { sheetMessages as say } from './sheet.messages.ts'

type Paper = { company: string; project: string; words: readonly string[]; name: string; at: Date }

/** What somebody decided by the link of a mail, to be kept. */
export const receiptPdf = ({ company, project, words, name, at }: Paper): Promise<Buffer> => {
  const pdf = openPaper({ title: `${project} – ${say.receipt}`, author: company })
  const whole = collect(pdf)
  const width = innerWidth(pdf)
  pdf.font('Helvetica').fontSize(9).fillColor(soft)
  pdf.text(company.toUpperCase(), margin, margin, { width, characterSpacing: 1 })
  pdf.moveDown(0.3).font('Helvetica-Bold').fontSize(22).fillColor(ink).text(say.receipt, { width })
  drawRule(pdf, 10)
  pdf.font('Helvetica').fontSize(11).fillColor(ink)
  for (const line of words) pdf.text(line, margin, pdf.y, { width }).moveDown(0.5)
  drawRule(pdf, 10)
  pdf.fontSize(10).fillColor(soft)
  pdf.text(say.signedBy(name, shownMoment(at)), margin, pdf.y, { width })
  drawFoot(pdf, say.receiptOf(shownMoment(at)))
  pdf.end()
  return whole
}
