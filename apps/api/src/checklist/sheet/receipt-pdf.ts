import { shownMoment } from '@showroom/contract/shared/day'
import { standIn, writable } from '../../shared/paper/letters.ts'
import {
  collect,
  drawFoot,
  drawRule,
  ink,
  innerWidth,
  margin,
  openPaper,
  plain,
  soft,
  strong,
} from '../../shared/paper/paper.ts'
import { sheetMessages as say } from './sheet.messages.ts'

type Paper = { company: string; project: string; words: readonly string[]; name: string; at: Date }

/** What somebody decided by the link of a mail, to be kept. */
export const receiptPdf = ({ company, project, words, name, at }: Paper): Promise<Buffer> => {
  const pdf = openPaper({ title: `${project} – ${say.receipt}`, author: company })
  const whole = collect(pdf)
  const width = innerWidth(pdf)
  const lines = words.map(writable)
  const signed = writable(say.signedBy(name, shownMoment(at)))
  const note = [writable(company), ...lines, signed].join('').includes(standIn) ? say.standInOnReceipt : ''
  pdf.font(plain).fontSize(9).fillColor(soft)
  pdf.text(writable(company.toUpperCase()), margin, margin, { width, characterSpacing: 1 })
  pdf.moveDown(0.3).font(strong).fontSize(22).fillColor(ink).text(say.receipt, { width })
  drawRule(pdf, 10)
  pdf.font(plain).fontSize(11).fillColor(ink)
  for (const line of lines) pdf.text(line, margin, pdf.y, { width }).moveDown(0.5)
  drawRule(pdf, 10)
  pdf.fontSize(10).fillColor(soft)
  pdf.text(signed, margin, pdf.y, { width })
  drawFoot(pdf, { generated: say.receiptOf(shownMoment(at)), note })
  pdf.end()
  return whole
}
