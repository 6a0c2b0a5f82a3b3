import type { LotTexts } from './lot-of-row.ts'

/** One product as a vendor's file tells of it: texts only, nothing judged yet. */
export type FeedItem = {
  /** Where it starts in the file, for the report. */
  line: number
  /** Items of one group are variants of one family: a Shopify handle, a Merchant item_group_id. */
  group: string
  /** Empty where the vendor gave none. */
  sku: string
  /** Group and options tell it from every other item, so that it needs no SKU. */
  isKnownByVariant: boolean
  title: string
  familyTitle: string
  brand: string
  description: string
  /** Where the vendor puts it, most exact first. */
  categoryTexts: string[]
  options: Record<string, string>
  color: string
  price: string
  /** What it is said to cost elsewhere. */
  listPrice: string
  measure: string
  weight: string
  stock: { quantity: string; availability: string; backOn: string; sellsWithoutStock: boolean }
  /** Null where the row names none. */
  lot: LotTexts | null
  isPublished: boolean
  barcode: string
  mpn: string
  pictures: { url: string; alt: string }[]
}

/** A row that no item could be read from, or that only adds to another. */
export type FeedRemark = {
  line: number
  sku: string
  name: string
  outcome: 'skipped' | 'refused'
  reason: string
}

export type FeedEntry = { kind: 'item'; item: FeedItem } | { kind: 'remark'; remark: FeedRemark }

/** The file as a whole can not be read; the message says what to do about it. */
export class FeedRefused extends Error {}
