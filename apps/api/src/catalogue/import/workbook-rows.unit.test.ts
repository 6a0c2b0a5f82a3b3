import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRows } from './feed.ts'
import { FeedRefused } from './feed-item.ts'
import { aRow, aWorkbook } from './testing/a-workbook.ts'
import { textOfCell } from './workbook-rows.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workbooks-'))
})
afterAll(() => rm(folder, { recursive: true }))

const read = async (bytes: Uint8Array) => {
  const path = join(folder, 'goods')
  await writeFile(path, bytes)
  const { header, rows } = await openRows(path)
  const found: (Record<string, string> & { line: number })[] = []
  for await (const entry of rows)
    if (entry.kind === 'row')
      found.push({ line: entry.row.line, ...Object.fromEntries(entry.row.cells) } as (typeof found)[number]) // lines beside texts
  return { header, found }
}
const refusal = async (bytes: Uint8Array) => {
  const refused = await read(bytes).then(
    () => null,
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(FeedRefused)
  return refused instanceof Error ? refused.message : ''
}

test('cells are read as they stand: formulas by the value that was kept, days as days, numbers without their noise', async () => {
  const { header, found } = await read(
    aWorkbook({
      strings: ['<t>Title</t>', '<t>Price</t>', '<t>Back on</t>', '<r><t>Fog </t></r><r><t>matte</t></r>'],
      rows: `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2" t="s"><v>2</v></c><c r="D2"/></row>
        <row r="4"><c r="A4" t="s"><v>3</v></c><c r="B4"><f>A9*3</f><v>0.30000000000000004</v></c><c r="C4" s="1"><v>46054</v></c></row>
        <row r="5"><c r="A5" t="str"><f>"Sand"</f><v>Sand</v></c><c r="C5" t="e"><v>#N/A</v></c></row>
        <row r="6"><c r="A6" s="1"/></row>`,
    }),
  )
  expect(header).toEqual(['Title', 'Price', 'Back on'])
  expect(found).toEqual([
    { line: 4, title: 'Fog matte', price: '0.3', 'back on': '2026-02-01' },
    { line: 5, title: 'Sand', price: '', 'back on': '#N/A' },
  ])
})

test('barcodes and prices come out as the digits that were typed', () => {
  expect([712_345_678_901, 46.5, 1_234.05, true, null].map(textOfCell)).toEqual([
    '712345678901',
    '46.5',
    '1234.05',
    'true',
    '',
  ])
})

test('whatever texts a spreadsheet holds are what a row says', async () => {
  const word = fc.stringMatching(/^[\w "',;&<>é–-]{0,12}[a-z]$/)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 8 }), async (pairs) => {
      const bytes = await writeXlsx({ sheets: [{ name: 'S', rows: [['Name', 'Price'], ...pairs] }] })
      const { found } = await read(bytes)
      expect(found.map(({ name, price }) => [name, price])).toEqual(pairs)
    }),
    { numRuns: 20 },
  )
})

test.each([
  ['a reference without quotes', '<row r="2"><c r=XFD2 t="n"><v>1</v></c></row>'],
  ['a reference right behind another attribute', '<row r="2"><c t="n"r="XFD2"><v>1</v></c></row>'],
  ['a reference in single quotes', "<row r='2'><c r='XFD2'><v>1</v></c></row>"],
])('a cell far to the right is refused, by %s', async (_how, rows) => {
  expect(await refusal(aWorkbook({ rows: aRow(1, ['Title', 'Price']) + rows }))).toBe(
    'The sheet has cells far to the right of a table. Delete them, and try again.',
  )
})

test('many rows that are wide and empty are refused before anybody lays them out', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => `<row><c r="ZZ${at + 2}"/></row>`).join('')
  expect(await refusal(aWorkbook({ rows: aRow(1, ['Title', 'Price']) + rows }))).toMatch(
    /^Unpacked, the file/,
  )
})

test('a small file that unpacks to a large one is refused before it fills the memory', async () => {
  const zeros = aRow(2, ['Fog', ' '.repeat(60 * 1_048_576)])
  expect(await refusal(aWorkbook({ rows: aRow(1, ['Title', 'Price']) + zeros }))).toBe(
    'Unpacked, the file is larger than 48 MB. Split it, or save it as CSV.',
  )
})

test('what rows are not read from is not unpacked: macros, pictures', async () => {
  const others = { 'xl/vbaProject.bin': new Uint8Array(60 * 1_048_576), 'xl/media/a.png': new Uint8Array(9) }
  const { found } = await read(
    aWorkbook({ rows: aRow(1, ['Title', 'Price']) + aRow(2, ['Fog', '12']), others }),
  )
  expect(found).toEqual([{ line: 2, title: 'Fog', price: '12' }])
})

test.each([
  [
    'a cell far to the right',
    aWorkbook({ rows: `${aRow(1, ['Title', 'Price'])}<row r="2"><c r="XFD2"><v>1</v></c></row>` }),
    'The sheet has cells far to the right of a table. Delete them, and try again.',
  ],
  [
    'more rows than anybody fills in',
    aWorkbook({ rows: aRow(1, ['Title', 'Price']) + '<row/>'.repeat(50_000) }),
    'The sheet has 50,000 rows or more. Split it.',
  ],
  ['nothing', aWorkbook({ rows: '' }), 'The first sheet of the file is empty.'],
  [
    'one column',
    aWorkbook({ rows: aRow(1, ['Title']) + aRow(2, ['Fog']) }),
    'Its first line has no columns. Export it as CSV and try again.',
  ],
])('%s is refused by a sentence', async (_, bytes, sentence) => {
  expect(await refusal(bytes)).toBe(sentence)
})

test('what is locked, old, broken or another archive is refused by what to do about it', async () => {
  const whole = aWorkbook({ rows: aRow(1, ['Title', 'Price']) + aRow(2, ['Fog', '12']) })
  const sentence =
    'This Excel file can not be read. Open it, save it anew as .xlsx without a password, and try again.'
  const damaged = Buffer.from(whole)
  damaged.fill(0xff, 60, 220)
  for (const bytes of [
    Buffer.from('d0cf11e0a1b11ae100000000', 'hex'),
    whole.subarray(0, whole.length / 2),
    Buffer.from('PK\u0003\u0004nothing of an archive', 'latin1'),
    damaged,
  ])
    expect(await refusal(bytes)).toBe(sentence)
})
