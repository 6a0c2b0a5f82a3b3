import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { readStocked, type Stocked } from '../testing/stocked.store.ts'
import { aVisitor } from '../testing/visitor.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let stocked: Stocked[]
beforeAll(async () => {
  opened = await openTestApp()
  stocked = await readStocked(opened.db, '0')
})
afterAll(() => opened.close())

/** What a reader sees: the hexadecimal strings of the pages' inflated streams. */
const textOf = (pdf: Buffer): string => {
  const pages: string[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    if (pdf.subarray(at - 3, at).toString() === 'end') continue
    const end = pdf.indexOf('endstream', at)
    const drawing = inflateSync(pdf.subarray(at + 7, end)).toString('latin1')
    for (const [, hex = ''] of drawing.matchAll(/<([0-9a-f]+)>/g)) {
      pages.push(Buffer.from(hex, 'hex').toString('latin1'))
    }
  }
  return pages.join('')
}

test.each(['tile-flooring', 'lights', 'bathroom-faucets'])(
  'every document that a product of %s offers opens, and names it',
  async (root) => {
    const own = stocked.find((product) => product.root === root)
    const { documents } = await aVisitor(opened.app).product(own?.publicId ?? '')
    expect(documents.length).toBeGreaterThan(1)
    for (const { url } of documents) {
      const response = await opened.app.inject(url)
      expect(response.headers['content-type']).toBe('application/pdf')
      expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(response.rawPayload.subarray(-6).toString()).toContain('%%EOF')
      const text = textOf(response.rawPayload)
      expect(text).toContain(own?.sku)
      expect(text).not.toMatch(/\$|price|cost/i)
    }
  },
)

test('other documents and other products are not found', async () => {
  const own = stocked.find(({ root }) => root === 'tile-flooring')
  const addresses = [
    `/showroom/documents/${own?.publicId}/price-list.pdf`,
    `/showroom/documents/${own?.publicId}/spec-sheet.txt`,
    '/showroom/documents/nosuchproduct/spec-sheet.pdf',
    '/showroom/documents/..%2f..%2fetc/passwd.pdf',
  ]
  for (const address of addresses) {
    expect((await opened.app.inject(address)).statusCode, address).toBe(404)
  }
})
