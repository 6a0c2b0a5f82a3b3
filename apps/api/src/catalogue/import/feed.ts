import { stat } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { detectEncoding, type Encoding, encodingNamed, firstBytes, textOf } from './encoding.ts'
import { type FeedEntry, FeedRefused } from './feed-item.ts'
import {
  looksLikeMerchant,
  merchantRowItems,
  merchantXmlItems,
  merchantXmlRows,
  refuseWithoutMerchantColumns,
} from './merchant.ts'
import { type RowOrRemark, rowsOf } from './rows.ts'
import { looksLikeShopify, refuseWithoutShopifyColumns, shopifyItems } from './shopify.ts'
import { isWorkbook, openWorkbookRows, refuseOldWorkbook } from './workbook-rows.ts'

export type Feed = {
  format: 'Shopify product CSV' | 'Google Merchant feed (text)' | 'Google Merchant feed (XML)'
  encoding: Encoding
  bytes: number
  entries: AsyncIterable<FeedEntry>
}

type Opening = { encoding?: string; onBytes?: (count: number) => void }

/** Says what the file is and reads it piece by piece; throws `FeedRefused` where it is nothing that we read. */
export const openFeed = async (
  path: string,
  { encoding, onBytes = () => {} }: Opening = {},
): Promise<Feed> => {
  const bytes = await sizeOf(path)
  if (bytes === 0) throw new FeedRefused('The file is empty.')
  const read = encoding === undefined ? await detectEncoding(path) : encodingNamed(encoding)
  const start = await beginningOf(textOf(path, read, () => {}))
  const text = () => textOf(path, read, onBytes)
  if (/^\s*<(?:\?xml|rss|feed|!DOCTYPE|!--)/i.test(start)) {
    if (!/<(?:rss|feed|channel)\b/i.test(start))
      throw new FeedRefused('This XML is neither an RSS nor an Atom product feed.')
    return { format: 'Google Merchant feed (XML)', encoding: read, bytes, entries: merchantXmlItems(text()) }
  }
  const { header, delimiter } = headerOf(start)
  if (looksLikeShopify(header)) {
    refuseWithoutShopifyColumns(header)
    return {
      format: 'Shopify product CSV',
      encoding: read,
      bytes,
      entries: shopifyItems(rowsOf(text(), delimiter)),
    }
  }
  if (looksLikeMerchant(header)) {
    refuseWithoutMerchantColumns(header)
    return {
      format: 'Google Merchant feed (text)',
      encoding: read,
      bytes,
      entries: merchantRowItems(rowsOf(text(), delimiter)),
    }
  }
  return refuseUnknownColumns(header)
}

/** A file of rows, whatever its columns are called; an XML feed is none. */
export type OpenedRows = { header: string[]; isMerchant: boolean; rows: AsyncIterable<RowOrRemark> }

export const openRows = async (path: string): Promise<OpenedRows> => {
  if ((await sizeOf(path)) === 0) throw new FeedRefused('The file is empty.')
  const beginning = await firstBytes(path, 8)
  refuseOldWorkbook(beginning)
  if (isWorkbook(beginning)) return tableOf(await openWorkbookRows(path))
  const encoding = await detectEncoding(path)
  const text = () => textOf(path, encoding, () => {})
  const start = await beginningOf(text())
  if (/^\s*</.test(start)) {
    if (!/<(?:rss|feed|channel)\b/i.test(start))
      throw new FeedRefused('This is neither a table nor an RSS or Atom product feed.')
    return { header: [], isMerchant: true, rows: merchantXmlRows(text()) }
  }
  const { header, delimiter } = headerOf(start)
  return tableOf({ header, rows: rowsOf(text(), delimiter) })
}

const tableOf = ({ header, rows }: Omit<OpenedRows, 'isMerchant'>): OpenedRows => {
  const isMerchant = !looksLikeShopify(header) && looksLikeMerchant(header)
  if (isMerchant) refuseWithoutMerchantColumns(header)
  if (header.length < 2)
    throw new FeedRefused('Its first line has no columns. Export it as CSV and try again.')
  return { header, isMerchant, rows }
}

const refuseUnknownColumns = (header: readonly string[]): never => {
  const seen = header
    .slice(0, 6)
    .map((name) => `“${name.slice(0, 40)}”`)
    .join(', ')
  throw new FeedRefused(
    `This is neither a Shopify product export nor a Google Merchant feed. Its first line has ${seen}.`,
  )
}

const sizeOf = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).size
  } catch {
    throw new FeedRefused(`There is no file ${path}.`)
  }
}

const enough = 16_384

const beginningOf = async (text: AsyncIterable<string>): Promise<string> => {
  let start = ''
  for await (const part of text) {
    start += part
    if (start.length >= enough) break
  }
  return start.replace(/^\ufeff/, '').slice(0, enough)
}

/** The delimiter that parts the first line into the most columns. */
const headerOf = (start: string): { header: string[]; delimiter: ',' | '\t' | ';' } => {
  const candidates = ([',', '\t', ';'] as const).map((delimiter) => ({
    delimiter,
    header: firstRecord(start, delimiter),
  }))
  return candidates.reduce((best, next) => (next.header.length > best.header.length ? next : best))
}

const firstRecord = (start: string, delimiter: string): string[] => {
  const [line = ''] = start.split(/\r\n|\n|\r/, 1)
  const records: string[][] = parse(line, { delimiter, relax_quotes: true, relax_column_count: true })
  return records[0] ?? []
}
