import type { MarkupProduct, PricingScope, ProductMarkups } from '@showroom/contract/pricing/markup'
import { markupFor, type Scope, winningRule } from '@showroom/contract/pricing/pricing.rules'
import type { Queries } from '../../platform/db/db.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import { type ClientRule, rulesFor } from '../../pricing/price-list/markup-rules.store.ts'
import { type FeeRule, feeRules } from '../../pricing/price-list/priced-product.store.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { OwnShowroom, ProPricingDeps } from '../pro-pricing-deps.ts'
import { proPricingMessages } from '../pro-pricing.messages.ts'
import { changingRules } from './changing-rules.ts'
import {
  deleteOwnRules,
  type ListedProduct,
  ownMarkups,
  type ProductSearch,
  type ProductSort,
  productsFound,
  saveOwnRules,
} from './markup-product.store.ts'
import { markupSumsOf } from './markup-sums.ts'

/** A page of the showroom's products, each with the rule that makes its price for everybody. */
export const markupProducts = async (
  db: Queries,
  search: ProductSearch,
  span: Span & { sort: ProductSort },
): Promise<MarkupProduct[]> => {
  const [found, rules, fees] = await Promise.all([
    productsFound(db, search, span),
    rulesFor(db, search.showroom.id, null),
    feeRules(db),
  ])
  return found.map((product) => presentProduct(product, rules, fees))
}

const presentProduct = (
  product: ListedProduct,
  rules: readonly ClientRule[],
  fees: readonly FeeRule[],
): MarkupProduct => {
  const rule = winningRule(rules, product)
  const sums = markupSumsOf(product, markupFor(rules, product), fees)
  return {
    id: product.publicId,
    name: product.name,
    vendor: product.vendor,
    category: product.leaf.name,
    rule: rule && scopeOn(product, rule),
    is_own: rule?.product_id !== undefined && rule.category_id === undefined && rule.vendor_id === undefined,
    planned: product.planned,
    standing: product.standing,
    markup_bps: sums.markup_bps,
    wholesale_cents: sums.wholesale_cents,
    markup_cents: sums.markup_cents,
    price_cents: sums.price_cents,
    msrp_cents: sums.msrp_cents,
  }
}

/** What a rule that fits a product is for, in the product's own words. */
const scopeOn = (product: ListedProduct, rule: Scope): PricingScope => ({
  vendor: rule.vendor_id === undefined ? null : product.vendor,
  category: categoryOn(product, rule),
  product: rule.product_id === undefined ? null : { id: product.publicId, name: product.name },
  client: null,
})

const categoryOn = ({ categoryId, leaf, root }: ListedProduct, { category_id: asked }: Scope) => {
  if (asked === undefined) return null
  return asked === categoryId ? leaf : root
}

/** All of them or none. Returns what each had before: sent back, it undoes the change. */
export const setProductMarkups = (
  deps: ProPricingDeps,
  showroom: OwnShowroom,
  items: ProductMarkups,
): Promise<ProductMarkups> =>
  changingRules(deps, showroom, async (tx) => {
    const asked = new Map(items.map(({ product, markup_bps: bps }) => [product, bps]))
    const before = await ownMarkups(tx, showroom, [...asked.keys()])
    if (before.length < asked.size) refuseInvalid({ items: [proPricingMessages.unknownProduct] })
    const bpsOf = ({ product }: { product: string }) => asked.get(product) ?? null
    await deleteOwnRules(
      tx,
      showroom,
      before.filter((one) => bpsOf(one) === null).map(({ productId }) => productId),
    )
    const set = before.flatMap((one) => {
      const markupBps = bpsOf(one)
      return markupBps === null ? [] : [{ productId: one.productId, publicId: newPublicId(), markupBps }]
    })
    await saveOwnRules(tx, showroom, set)
    return before.map(({ product, markup_bps }) => ({ product, markup_bps }))
  })
