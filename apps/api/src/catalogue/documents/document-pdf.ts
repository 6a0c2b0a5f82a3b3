import PDFDocument from 'pdfkit'
import type { DocumentPages, Section } from './document.ts'
import type { DocumentedProduct } from './document.store.ts'

const margin = 54
const ink = '#26221d'
const soft = '#6d655a'
const line = '#d9d2c6'
const labelWidth = 190

type Pdf = InstanceType<typeof PDFDocument>

/** Letter pages in the standard fonts, which every reader has. */
export const documentPdf = (product: DocumentedProduct, pages: DocumentPages): Promise<Buffer> => {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    info: { Title: `${product.name} – ${pages.title}`, Author: product.brand, Subject: product.sku },
    lang: 'en-US',
    displayTitle: true,
  })
  const whole = collect(pdf)
  drawHead(pdf, product, pages.title)
  for (const section of pages.sections) drawSection(pdf, section)
  pdf
    .moveDown(1)
    .font('Helvetica')
    .fontSize(8)
    .fillColor(soft)
    .text(
      'Written from the vendor’s data for this product. The label on the box and the local code come first.',
    )
  pdf.end()
  return whole
}

const collect = (pdf: Pdf): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })

const drawHead = (pdf: Pdf, { brand, name, sku, mpn }: DocumentedProduct, title: string) => {
  pdf.font('Helvetica').fontSize(9).fillColor(soft).text(brand.toUpperCase(), { characterSpacing: 1 })
  pdf.moveDown(0.3).font('Helvetica-Bold').fontSize(18).fillColor(ink).text(name)
  const codes = mpn === null ? `SKU ${sku}` : `SKU ${sku}   ·   MPN ${mpn}`
  pdf.moveDown(0.3).font('Helvetica').fontSize(10).fillColor(soft).text(`${title}   ·   ${codes}`)
  drawRule(pdf, 10)
}

const drawSection = (pdf: Pdf, section: Section) => {
  pdf.moveDown(0.7).font('Helvetica-Bold').fontSize(12).fillColor(ink).text(section.heading, margin)
  pdf.moveDown(0.3).font('Helvetica').fontSize(10)
  if ('text' in section) pdf.text(section.text, { lineGap: 2 })
  else if ('steps' in section) section.steps.forEach((step, index) => drawStep(pdf, step, index + 1))
  else for (const { label, value } of section.rows) drawRow(pdf, label, value)
}

const drawStep = (pdf: Pdf, step: string, number: number) => {
  pdf.text(`${number}.  ${step}`, { lineGap: 2, indent: 0, paragraphGap: 4 })
}

/** Label and value on one line; the taller of the two decides where the next begins. */
const drawRow = (pdf: Pdf, label: string, value: string) => {
  const valueWidth = pdf.page.width - margin * 2 - labelWidth
  const height = Math.max(
    pdf.heightOfString(label, { width: labelWidth - 12 }),
    pdf.heightOfString(value, { width: valueWidth }),
  )
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage()
  const top = pdf.y
  pdf.fillColor(soft).text(label, margin, top, { width: labelWidth - 12 })
  pdf.fillColor(ink).text(value, margin + labelWidth, top, { width: valueWidth })
  pdf.x = margin
  pdf.y = top + height
  drawRule(pdf, 2.5)
}

const drawRule = (pdf: Pdf, gap: number) => {
  pdf.y += gap
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(pdf.page.width - margin, pdf.y)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke()
  pdf.y += gap
}
