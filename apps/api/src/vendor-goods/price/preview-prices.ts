import { orderStatusNames } from '@showroom/contract/order/order-status.rules'
import { isHeld } from '@showroom/contract/order/order-status.rules'
import { type Day, dayAndHour } from '@showroom/contract/shared/day'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import type {
  PricePlan,
  PricePreview,
  PricePreviewRow,
} from '@showroom/contract/vendor-goods/scheduled-price'
import { scheduledPriceMessages as say } from '@showroom/contract/vendor-goods/scheduled-price.messages'
import {
  canTakeEffect,
  isLargeStep,
  priceStepBps,
} from '@showroom/contract/vendor-goods/scheduled-price.rules'
import { canEdit } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { seenSince } from '../../order/reading/order-viewer.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import {
  cartsHolding,
  type Held,
  ordersHolding,
  type PricedProduct,
  productsBySku,
  showroomsSelling,
} from './price-effects.store.ts'

export type Repriced = { product: PricedProduct; afterCents: number }
type Of = { vendorId: number; now: Date }

/** What was typed beside the products that it is of; whatever is wrong is said by its place. */
export const repriced = async (db: Queries, plan: PricePlan, { vendorId, now }: Of): Promise<Repriced[]> => {
  const { effective_on: day, prices } = plan
  if (!canTakeEffect(day, dayAndHour(now).day)) refuseInvalid({ effective_on: [say.day] })
  const found = await productsBySku(db, { vendorId, skus: prices.map(({ sku }) => sku), day })
  const bySku = new Map(found.map((product) => [product.sku, product]))
  const errors: FieldErrors = {}
  const seen = new Set<string>()
  const known = prices.flatMap(({ sku, price_cents: afterCents }, index) => {
    const product = bySku.get(sku)
    const problem = seen.has(sku) ? say.twice : problemOf(product)
    seen.add(sku)
    if (problem !== null) errors[`prices.${index}.sku`] = [problem]
    return product && problem === null ? [{ product, afterCents }] : []
  })
  if (Object.keys(errors).length > 0) refuseInvalid(errors)
  return known
}

/** Why nothing can be planned for it. */
export const problemOf = (product: PricedProduct | undefined): string | null => {
  if (!product) return say.unknownSku
  return canEdit(product.status) ? null : say.notNow
}

/** A price that will be so anyway is no change; one that takes the place of another plan is. */
export const isChange = ({ product, afterCents }: Repriced): boolean =>
  (product.replacesCents ?? product.beforeCents) !== afterCents

/** Who is affected, and how: nothing is written. */
export const previewPrices = async (db: Queries, plan: PricePlan, of: Of): Promise<PricePreview> => {
  const known = await repriced(db, plan, of)
  const changes = known.filter(isChange)
  const effects = await effectsOf(
    db,
    changes.map(({ product }) => product.id),
    of.now,
  )
  const rows = changes
    .map((change) => presentChange(change, effects))
    .toSorted((one, other) => Math.abs(other.step_bps) - Math.abs(one.step_bps))
  return {
    effective_on: plan.effective_on,
    is_today: isToday(plan.effective_on, of.now),
    rows,
    unchanged: known.length - changes.length,
    large: rows.filter(({ is_large }) => is_large).length,
    carts: effects.carts(null),
    open_orders: effects.orders(null),
    showrooms: effects.showrooms(null),
  }
}

export const isToday = (day: Day, now: Date): boolean => day <= dayAndHour(now).day

type Effects = Record<'carts' | 'orders' | 'showrooms', (productId: number | null) => number>

const effectsOf = async (db: Queries, ids: readonly number[], now: Date): Promise<Effects> => {
  const open = { statuses: orderStatusNames.filter(isHeld), placedBefore: seenSince(now) }
  const carts = await cartsHolding(db, ids, now)
  const orders = await ordersHolding(db, ids, open)
  const showrooms = await showroomsSelling(db, ids)
  return { carts: counts(carts), orders: counts(orders), showrooms: counts(showrooms) }
}

const counts = (held: readonly Held[]) => {
  const byId = new Map(held.map(({ productId, count }) => [productId, count]))
  return (productId: number | null) => byId.get(productId) ?? 0
}

const presentChange = ({ product, afterCents }: Repriced, effects: Effects): PricePreviewRow => {
  const step = priceStepBps(product.beforeCents, afterCents)
  return {
    id: product.publicId,
    sku: product.sku,
    name: product.name,
    uom: product.uom,
    before_cents: product.beforeCents,
    after_cents: afterCents,
    step_bps: step,
    is_large: isLargeStep(step),
    replaces_cents: product.replacesCents,
    carts: effects.carts(product.id),
    open_orders: effects.orders(product.id),
    showrooms: effects.showrooms(product.id),
  }
}
