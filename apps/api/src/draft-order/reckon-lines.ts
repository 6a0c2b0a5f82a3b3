import type { CoverageNote } from '@showroom/contract/cart/cart'
import type { ProDraftOrderLine, ReckonedDraftOrder } from '@showroom/contract/draft-order/draft-order'
import { draftOrderMessages as say } from '@showroom/contract/draft-order/draft-order.messages'
import { seesTotals } from '@showroom/contract/client-terms/price-visibility'
import { sizeOfLabel } from '@showroom/contract/catalogue/size.rules'
import { cardPicture, whyNotSold } from '../cart/present-line.ts'
import { mostOf, quantityProblem } from '../cart/quantity.ts'
import { canBeSold, type Purchasable } from '../catalogue/product/purchasable.ts'
import { purchasableProducts } from '../catalogue/product/purchasable.store.ts'
import { priceVisibilityOf } from '../client-terms/client-terms.ts'
import type { Queries } from '../platform/db/db.ts'
import { priceBreakdownsFor } from '../pricing/price-list/price-breakdown.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'

/** Who would pay, and where. `accountId`: null of whoever has no account there. */
export type Paying = { showroom: { id: number; ref: string }; accountId: number | null }

export type AskedLine = {
  product: string
  qty: number
  coverageNote: CoverageNote | null
  /** When it was sent; null where it was not. */
  sentCents?: number | null
  isTaken?: boolean | null
}

export type ReckonedLine = AskedLine & {
  purchasable: Purchasable
  /** Of a unit. */
  earnsCents: number
}

/** At prices of today, as whoever pays would find them in their cart; what nobody knows is left out. */
export const reckonLines = async (
  db: Queries,
  { showroom, accountId }: Paying,
  asked: readonly AskedLine[],
): Promise<ReckonedLine[]> => {
  const context = await requireShowroom(db, showroom.ref, accountId)
  const products = await purchasableProducts(
    db,
    context,
    asked.map(({ product }) => product),
  )
  const byId = new Map(products.map((product) => [product.publicId, product]))
  const ids = products.map(({ productId }) => productId)
  const breakdowns = await priceBreakdownsFor(db, { showroom, accountId }, ids)
  return asked.flatMap((line) => {
    const purchasable = byId.get(line.product)
    const earnsCents = breakdowns.get(purchasable?.productId ?? 0)?.stack.markupCents ?? 0
    return purchasable ? [{ ...line, purchasable, earnsCents }] : []
  })
}

export const problemOf = ({ purchasable, qty }: Pick<ReckonedLine, 'purchasable' | 'qty'>): string | null =>
  canBeSold(purchasable) ? quantityProblem(purchasable, qty) : whyNotSold(purchasable)

/** As its Pro sees it. */
export const presentReckoned = (line: ReckonedLine): ProDraftOrderLine => {
  const { purchasable: product, qty, sentCents = null } = line
  const { priceCents, coverage } = product
  return {
    product_id: product.publicId,
    name: product.name,
    brand: product.brand,
    sku: product.sku,
    picture: cardPicture(product),
    size: sizeOfLabel(product.sizeLabel),
    unit: product.unit,
    uom: product.uom,
    qty,
    coverage: coverage === null ? null : coverage * qty,
    coverage_note: line.coverageNote,
    unit_price_cents: priceCents,
    previous_unit_price_cents: sentCents === null || sentCents === priceCents ? null : sentCents,
    line_total_cents: priceCents * qty,
    problem: problemOf(line),
    is_taken: line.isTaken ?? null,
    min_qty: product.minQty,
    step_qty: product.stepQty,
    max_qty: mostOf(product),
    unit_coverage: coverage,
    earns_cents: line.earnsCents * qty,
  }
}

/** What was left out by the client counts for nothing. */
export const sumsOf = (lines: readonly ReckonedLine[]) => {
  const counted = lines.filter(({ isTaken }) => isTaken !== false)
  return {
    merchandise_cents: counted.reduce((sum, { purchasable, qty }) => sum + purchasable.priceCents * qty, 0),
    earns_cents: counted.reduce((sum, { earnsCents, qty }) => sum + earnsCents * qty, 0),
  }
}

export const presentReckoning = async (
  db: Queries,
  paying: Paying,
  asked: readonly AskedLine[],
): Promise<ReckonedDraftOrder> => {
  const lines = await reckonLines(db, paying, asked)
  return {
    lines: lines.map(presentReckoned),
    ...sumsOf(lines),
    is_client: paying.accountId !== null,
    problem: await problemWith(db, paying),
  }
}

/** Whoever may see no totals can not order, and prices of theirs are no link's to tell. */
export const problemWith = async (db: Queries, { showroom, accountId }: Paying): Promise<string | null> => {
  if (accountId === null) return null
  const visibility = await priceVisibilityOf(db, { showroomId: showroom.id, accountId })
  return seesTotals(visibility) ? null : say.noTotals
}
