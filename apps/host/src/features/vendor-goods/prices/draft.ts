import type { FieldErrors } from '@showroom/contract/shared/errors'
import type { PriceFileRow, PricePlan } from '@showroom/contract/vendor-goods/scheduled-price'
import { dearestCents } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { priceMessages as messages } from './messages.ts'

/** A new price as it is typed, beside what it is of. */
export type DraftRow = { sku: string; name: string; uom: string; beforeCents: number; typed: string }

/** By SKU, in the order in which they were typed. */
export type Draft = ReadonlyMap<string, DraftRow>

export const emptyDraft: Draft = new Map()

const amount = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/

/** “1,048.5” and “$1048.50” in cents; null where it is no price. */
export const priceIn = (typed: string): number | null => {
  const [, whole, part = ''] = amount.exec(typed.trim()) ?? []
  if (whole === undefined) return null
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
  return cents >= 1 && cents <= dearestCents ? cents : null
}

/** What stands under the field. */
export const problemIn = (typed: string): string | undefined =>
  typed.trim() === '' || priceIn(typed) !== null ? undefined : messages.noPrice

/** A field that is emptied to be typed anew stays where it is. */
export const withTyped = (draft: Draft, row: DraftRow): Draft =>
  isEmpty(row) && !draft.has(row.sku) ? draft : new Map([...draft, [row.sku, row]])

export const without = (draft: Draft, sku: string): Draft =>
  new Map([...draft].filter(([each]) => each !== sku))

const isEmpty = ({ typed }: DraftRow): boolean => typed.trim() === ''

/** How many have something typed in: a price stays where nothing is. */
export const countOf = (draft: Draft): number => [...draft.values()].filter((row) => !isEmpty(row)).length

/** What a file holds for the draft; rows of unknown goods are left out. */
export const goodRows = (file: readonly PriceFileRow[]) => {
  const good: DraftRow[] = []
  const left: PriceFileRow[] = []
  for (const row of file) {
    const { sku, name, uom, typed, before_cents: beforeCents } = row
    if (beforeCents === null || typed === '') left.push(row)
    else good.push({ sku, name, uom, typed, beforeCents })
  }
  return { good, left }
}

/** What was read of a file takes the place of what was typed for the same goods; all else that was typed stays. */
export const withRead = (draft: Draft, good: readonly DraftRow[]): Draft =>
  new Map([...draft, ...good.map((row) => [row.sku, row] as const)])

/** Null where a field has to be mended first, or nothing is typed in any. */
export const planOf = (draft: Draft, effective_on: string): PricePlan | null => {
  const prices = [...draft.values()].flatMap(({ sku, typed }) => {
    const price_cents = priceIn(typed)
    return price_cents === null ? [] : [{ sku, price_cents }]
  })
  return prices.length > 0 && prices.length === countOf(draft) ? { effective_on, prices } : null
}

const place = /^prices\.(\d+)\./

/** What the server has found wrong with a price, by its SKU. */
export const problemsBySku = (errors: FieldErrors, { prices }: PricePlan): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(errors).flatMap(([name, sentences]) => {
      const price = prices[Number(place.exec(name)?.[1] ?? -1)]
      return price ? [[price.sku, sentences.join(' ')] as const] : []
    }),
  )
