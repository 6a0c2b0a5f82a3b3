import sax from 'sax'
import { type FeedEntry, type FeedItem, FeedRefused } from './feed-item.ts'
import { lotIn } from './lot-of-row.ts'
import { columnName, type RowOrRemark } from './rows.ts'

const needed = ['id', 'title', 'price']

export const looksLikeMerchant = (header: readonly string[]): boolean => {
  const present = new Set(header.map(columnName))
  return present.has('id') && (present.has('title') || present.has('availability') || present.has('price'))
}

export const refuseWithoutMerchantColumns = (header: readonly string[]): void => {
  const present = new Set(header.map(columnName))
  const missing = needed.filter((name) => !present.has(name))
  if (missing.length === 0) return
  throw new FeedRefused(
    `This looks like a Google Merchant feed, but these columns are missing: ${missing.map((name) => `“${name}”`).join(', ')}.`,
  )
}

export async function* merchantRowItems(rows: AsyncIterable<RowOrRemark>): AsyncIterable<FeedEntry> {
  for await (const entry of rows) {
    if (entry.kind === 'remark') yield entry
    else
      yield {
        kind: 'item',
        item: itemOf(entry.row.line, (name) => valuesOf(entry.row.cells.get(name) ?? '', name)),
      }
  }
}

/** Several pictures or categories stand in one cell, with commas between. */
const valuesOf = (text: string, name: string): string[] => {
  const separator = name === 'additional image link' ? /,(?=\s*https?:)/ : null
  return (separator ? text.split(separator) : [text])
    .map((value) => value.trim())
    .filter((value) => value !== '')
}

const longestValue = 100_000

/** RSS `<item>` and Atom `<entry>` alike, read as the text arrives. */
export const merchantXmlItems = (text: AsyncIterable<string>): AsyncIterable<FeedEntry> =>
  readXml(text, (line, values) => ({ kind: 'item', item: itemOf(line, (key) => values.get(key) ?? []) }))

/** The same as rows, to be kept and mended: several pictures stand in one cell. */
export const merchantXmlRows = (text: AsyncIterable<string>): AsyncIterable<RowOrRemark> =>
  readXml(text, (line, values) => ({
    kind: 'row',
    row: { line, cells: new Map([...values].map(([key, all]) => [key, cellOf(key, all)])) },
  }))

const cellOf = (key: string, values: readonly string[]): string =>
  key === 'additional image link' ? values.join(',') : (values[0] ?? '')

type Remark = Extract<FeedEntry, { kind: 'remark' }>
type Make<Entry> = (line: number, values: Map<string, string[]>) => Entry

async function* readXml<Entry>(
  text: AsyncIterable<string>,
  make: Make<Entry>,
): AsyncIterable<Entry | Remark> {
  const found: (Entry | Remark)[] = []
  const parser = sax.parser(true, { position: true })
  const reading = collectItems(parser, found, make)
  for await (const part of text) {
    parser.write(part)
    yield* found.splice(0)
  }
  if (reading.values)
    found.push(brokenXml(reading.line, 'refused', 'The item breaks off: the file ends inside of it.'))
  yield* found.splice(0)
}

const isItem = (tag: string): boolean => tag === 'item' || tag === 'entry'

/** `values`: null where no item is open. */
type Reading = { values: Map<string, string[]> | null; line: number; value: string }

/** Collects what the parser meets. Returns what it is in the middle of, which goes on changing. */
const collectItems = <Entry>(
  parser: sax.SAXParser,
  found: (Entry | Remark)[],
  make: Make<Entry>,
): Reading => {
  const reading: Reading = { values: null, line: 0, value: '' }
  parser.onopentag = ({ name }) => {
    if (isItem(name)) {
      reading.values = new Map()
      reading.line = parser.line + 1
    }
    reading.value = ''
  }
  const append = (part: string) => {
    if (reading.value.length < longestValue) reading.value += part
  }
  parser.ontext = append
  parser.oncdata = append
  parser.onclosetag = (name) => {
    const { values } = reading
    if (!values) return
    if (isItem(name)) {
      found.push(make(reading.line, values))
      reading.values = null
      return
    }
    const key = columnName(name)
    values.set(key, [...(values.get(key) ?? []), reading.value.trim()])
    reading.value = ''
  }
  parser.onerror = (error) => {
    found.push(skippedPart(parser.line + 1, error))
    // Reading goes on behind the mistake: one broken item does not lose the rest.
    parser.resume()
  }
  return reading
}

const skippedPart = (line: number, { message }: Error): Remark => {
  const [what = ''] = message.split('\n')
  return brokenXml(line, 'skipped', `The XML is broken here (${what}); the item was read without it.`)
}

const brokenXml = (line: number, outcome: 'skipped' | 'refused', reason: string): Remark => ({
  kind: 'remark',
  remark: { line, sku: '', name: '', outcome, reason },
})

const variantKeys = ['color', 'size', 'material', 'pattern']

const itemOf = (line: number, all: (name: string) => string[]): FeedItem => {
  const one = (name: string) => all(name)[0] ?? ''
  const group = one('item group id')
  const sale = one('sale price')
  const lot = lotIn(one, one('quantity'))
  return {
    line,
    group: group || one('id'),
    sku: one('id'),
    isKnownByVariant: false,
    title: one('title'),
    familyTitle: one('title'),
    brand: one('brand'),
    description: one('description'),
    categoryTexts: [...all('product type'), ...all('google product category')].flatMap((path) =>
      path.split('>').reverse(),
    ),
    options: group
      ? Object.fromEntries(variantKeys.flatMap((key) => (one(key) ? [[key, one(key)]] : [])))
      : {},
    color: one('color'),
    price: sale || one('price'),
    listPrice: sale ? one('price') : '',
    measure: one('unit pricing measure'),
    weight: one('shipping weight'),
    stock: {
      quantity: lot?.quantity ?? one('quantity'),
      availability: one('availability'),
      backOn: one('availability date'),
      sellsWithoutStock: false,
    },
    lot,
    isPublished: true,
    barcode: one('gtin'),
    mpn: one('mpn'),
    pictures: [...all('image link'), ...all('additional image link')].map((url) => ({ url, alt: '' })),
  }
}
