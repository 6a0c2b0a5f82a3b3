import { type FeedEntry, type FeedItem, FeedRefused } from './feed-item.ts'
import { lotIn } from './lot-of-row.ts'
import { columnName, type Row, type RowOrRemark } from './rows.ts'

/** Shopify's product CSV, in its older and newer column names. */
const columns = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'description', 'body html'],
  vendor: ['vendor'],
  type: ['type', 'custom product type'],
  category: ['product category', 'standard product type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  sku: ['variant sku', 'sku'],
  price: ['variant price', 'price'],
  listPrice: ['variant compare at price', 'compare at price', 'compare-at price'],
  grams: ['variant grams', 'weight value (grams)'],
  weight: ['weight'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  barcode: ['variant barcode', 'barcode'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
  mpn: ['google shopping / mpn'],
} as const
type Column = keyof typeof columns

/** The column that the importer reads as this one, where a header names one in any of its spellings. */
export const knownColumn = (header: string): string | null => {
  const name = columnName(header)
  const found = Object.values(columns).find((names: readonly string[]) =>
    names.map(columnName).includes(name),
  )
  return found ? columnName(found[0]) : null
}

/** Without these nothing can be sold. Named as Shopify's export names them. */
const needed: readonly (readonly [Column, string])[] = [
  ['handle', 'Handle'],
  ['title', 'Title'],
  ['price', 'Variant Price'],
]

export const looksLikeShopify = (header: readonly string[]): boolean =>
  header.map(columnName).some((name) => (columns.handle as readonly string[]).includes(name)) // the list of names is wider than one name

const namesOf = (column: Column): readonly string[] => columns[column].map(columnName)

export const refuseWithoutShopifyColumns = (header: readonly string[]): void => {
  const present = new Set(header.map(columnName))
  const missing = needed.filter(([column]) => !namesOf(column).some((name) => present.has(name)))
  if (missing.length === 0) return
  const names = missing.map(([, name]) => `“${name}”`).join(', ')
  throw new FeedRefused(
    `This looks like a Shopify product export, but these columns are missing: ${names}. Export all columns and try again.`,
  )
}

const cell = (row: Row, column: Column): string =>
  namesOf(column)
    .map((name) => row.cells.get(name)?.trim() ?? '')
    .find((text) => text !== '') ?? ''

/** Rows of one handle stand together: its first has the product, each has a variant, a picture, or both. */
export async function* shopifyItems(rows: AsyncIterable<RowOrRemark>): AsyncIterable<FeedEntry> {
  let group: Row[] = []
  for await (const entry of rows) {
    if (entry.kind === 'remark') {
      yield entry
      continue
    }
    const first = group[0]
    if (first && cell(first, 'handle') !== cell(entry.row, 'handle')) {
      yield* itemsOf(group)
      group = []
    }
    group.push(entry.row)
  }
  yield* itemsOf(group)
}

function* itemsOf(rows: readonly Row[]): Iterable<FeedEntry> {
  const first = rows[0]
  if (!first) return
  const shared = sharedBy(rows, first)
  for (const row of rows) {
    const handle = cell(row, 'handle')
    if (handle === '') {
      yield remarkOn(row, 'refused', 'The row has no handle.')
    } else if (cell(row, 'sku') === '' && cell(row, 'price') === '') {
      yield remarkOn(row, 'skipped', `A picture of ${handle}; it was read with the product.`)
    } else {
      yield { kind: 'item', item: itemOf(row, shared) }
    }
  }
}

const remarkOn = (row: Row, outcome: 'skipped' | 'refused', reason: string): FeedEntry => ({
  kind: 'remark',
  remark: { line: row.line, sku: cell(row, 'sku'), name: cell(row, 'title'), outcome, reason },
})

type Shared = Pick<
  FeedItem,
  'group' | 'familyTitle' | 'brand' | 'description' | 'categoryTexts' | 'pictures' | 'isPublished'
> & { optionNames: string[] }

const sharedBy = (rows: readonly Row[], first: Row): Shared => ({
  group: cell(first, 'handle'),
  familyTitle: cell(first, 'title'),
  brand: cell(first, 'vendor'),
  description: cell(first, 'body'),
  categoryTexts: [
    cell(first, 'type'),
    ...cell(first, 'category').split('>').reverse(),
    ...cell(first, 'tags').split(','),
  ],
  pictures: rows
    .filter((row) => cell(row, 'image') !== '')
    .map((row, index) => ({
      url: cell(row, 'image'),
      alt: cell(row, 'imageAlt'),
      position: Number(cell(row, 'imagePosition')) || index + 1,
    }))
    .sort((one, other) => one.position - other.position)
    .map(({ url, alt }) => ({ url, alt })),
  isPublished:
    !/^(draft|archived)$/i.test(cell(first, 'status')) && !/^false$/i.test(cell(first, 'published')),
  optionNames: [1, 2, 3].map((number) => first.cells.get(`option${number} name`)?.trim() ?? ''),
})

const itemOf = (row: Row, { optionNames, ...shared }: Shared): FeedItem => {
  const options = optionsOf(row, optionNames)
  const own = cell(row, 'variantImage')
  const values = Object.values(options)
  const lot = lotIn((column) => row.cells.get(column) ?? '', cell(row, 'quantity'))
  return {
    ...shared,
    line: row.line,
    sku: cell(row, 'sku'),
    isKnownByVariant: true,
    title: values.length > 0 ? `${shared.familyTitle} – ${values.join(' / ')}` : shared.familyTitle,
    options,
    color: options.color ?? options.colour ?? '',
    price: cell(row, 'price'),
    listPrice: cell(row, 'listPrice'),
    measure: measureCell(row),
    weight: weightOf(row),
    stock: {
      quantity: lot?.quantity ?? cell(row, 'quantity'),
      availability: '',
      backOn: '',
      sellsWithoutStock: /^(continue|true)$/i.test(cell(row, 'policy')),
    },
    lot,
    barcode: cell(row, 'barcode').replace(/^'/, ''),
    mpn: cell(row, 'mpn'),
    pictures: own
      ? [{ url: own, alt: '' }, ...shared.pictures.filter(({ url }) => url !== own)]
      : shared.pictures,
  }
}

/** A weight without its unit is in pounds. */
const weightOf = (row: Row): string => {
  if (Number(cell(row, 'grams')) > 0) return `${cell(row, 'grams')} g`
  const weight = cell(row, 'weight')
  return Number(weight) > 0 ? `${weight} lb` : weight
}

/** A product without options is exported as one option “Title” with the value “Default Title”. */
const optionsOf = (row: Row, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name, index) => {
      const value = row.cells.get(`option${index + 1} value`)?.trim() ?? ''
      return name && value && value !== 'Default Title' ? [[name.toLowerCase(), value]] : []
    }),
  )

/** Merchants keep it in a metafield of their own naming. */
const measureCell = (row: Row): string => {
  for (const [name, text] of row.cells) {
    if (
      text.trim() !== '' &&
      /metafield|unit pricing measure|coverage|sq ?ft/.test(name) &&
      /cover|sq ?ft|square|unit pricing measure/.test(name)
    ) {
      return /[a-z]/i.test(text) ? text.trim() : `${text.trim()} sqft`
    }
  }
  return ''
}
