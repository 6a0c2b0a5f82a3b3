import PDFDocument from 'pdfkit'
import { afterEach, expect, test, vi } from 'vitest'
import { tablePaperPdf } from './table-paper-pdf.ts'
import type { PaperSection, TablePaper } from './table-paper.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const pageBreak = 'a new page'

const paperOf = (sections: readonly PaperSection[]): TablePaper => ({
  title: 'Order ABCD-EFGH',
  kind: 'Order confirmation',
  company: 'Harvest Remodeling',
  logo: null,
  facts: 'Placed 11.02.2026',
  link: 'https://showroom.example/your_orders/1',
  generated: 'Document 1',
  parties: [],
  what: 'Item',
  columns: ['Quantity', 'Price'],
  sections,
  totals: [{ label: 'Total', value: '$1.00' }],
  notes: [],
})

/** What is drawn, in its order, and where another page begins. */
const drawn = async (paper: TablePaper): Promise<string[]> => {
  const texts: string[] = []
  const { text, addPage } = PDFDocument.prototype
  vi.spyOn(PDFDocument.prototype, 'text').mockImplementation(function (this: typeof PDFDocument, ...asked) {
    texts.push(String(asked[0]))
    return Reflect.apply(text, this, asked)
  })
  vi.spyOn(PDFDocument.prototype, 'addPage').mockImplementation(function (
    this: typeof PDFDocument,
    ...asked
  ) {
    texts.push(pageBreak)
    return Reflect.apply(addPage, this, asked)
  })
  await tablePaperPdf(paper, undefined)
  vi.restoreAllMocks()
  // The first page is begun with the paper itself.
  return texts.slice(1)
}

const sectionOf = (heading: string, rows: number, facts: string): PaperSection => ({
  heading,
  rows: Array.from({ length: rows }, (_row, index) => ({
    title: `${heading} tile ${index}`,
    facts,
    cells: ['4 × box', '$473.32'],
  })),
})

test('wherever a page ends, no heading stands alone at its foot, and the next one names its columns', async () => {
  let pages = 0
  for (let before = 1; before <= 16; before += 3) {
    const sections = [sectionOf('From A', before, 'Lot B-2207'), sectionOf('From B', 14, 'One\nTwo\nThree')]
    const texts = await drawn(paperOf(sections))
    for (const [at, text] of texts.entries()) {
      if (text !== pageBreak) continue
      pages += 1
      // Cells are drawn first, and the title and the facts of a row last.
      expect(['Lot B-2207', 'One\nTwo\nThree'], `${before} rows before`).toContain(texts[at - 1])
      const next = texts.slice(at + 1, at + 4)
      expect(next.includes('From B') || next.includes('Item') || next.includes('Total')).toBe(true)
    }
  }
  expect(pages).toBeGreaterThan(5)
})
