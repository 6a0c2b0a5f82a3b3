import { z } from 'zod'
import { cents, opaqueId } from '../shared/ids.ts'
import { standings } from './product-standing.rules.ts'

/** What a Pro earns by one unit of a product: never with the vendor's price or the platform's fee. */
export const markupSums = z
  .object({
    product: z.object({ id: opaqueId, name: z.string() }),
    markup_bps: z.int(),
    /** W: what the Pro pays. */
    wholesale_cents: cents,
    /** M */
    markup_cents: cents,
    /** C: what the client pays. */
    price_cents: cents,
    /** What the vendor recommends for one unit; null where they say nothing. */
    msrp_cents: cents.nullable(),
    /** “Markup 25 % = margin 20 %”: the markup as a share of the client’s price. */
    margin_bps: z.int(),
    /** No coupon takes off more than the markup. */
    largest_coupon_bps: z.int(),
    largest_coupon_cents: cents,
  })
  .meta({ id: 'MarkupSums' })
export type MarkupSums = z.infer<typeof markupSums>

/** What a rule or a coupon is for; what is null is not asked. */
export const pricingScope = z.object({
  vendor: z.string().nullable(),
  category: z.object({ slug_url: z.string(), name: z.string() }).nullable(),
  product: z.object({ id: opaqueId, name: z.string() }).nullable(),
  client: z.object({ email: z.string(), name: z.string() }).nullable(),
})
export type PricingScope = z.infer<typeof pricingScope>

/** What there is to choose from: what the showroom shows, and who has shopped in it. */
export const pricingChoices = z
  .object({
    vendors: z.array(z.string()),
    /** Each before its subcategories, whose `parent` is its slug. */
    categories: z.array(z.object({ slug_url: z.string(), name: z.string(), parent: z.string().nullable() })),
    /** The last 500. */
    clients: z.array(z.object({ email: z.string(), name: z.string() })),
  })
  .meta({ id: 'PricingChoices' })
export type PricingChoices = z.infer<typeof pricingChoices>

/** The next change of a rule that is planned for a day; null takes it away. */
export const plannedMarkup = z.object({ effective_on: z.string(), markup_bps: z.int().nullable() })
export type PlannedMarkup = z.infer<typeof plannedMarkup>

/** A product of the showroom with what makes its price for everybody who has no rule of their own. */
export const markupProduct = markupSums
  .pick({ markup_bps: true, wholesale_cents: true, markup_cents: true, price_cents: true, msrp_cents: true })
  .extend({
    id: opaqueId,
    name: z.string(),
    vendor: z.string(),
    category: z.string(),
    /** What the rule that applies is for; null where none does, and the standard holds. */
    rule: pricingScope.nullable(),
    /** Whether the rule is for this product alone. */
    is_own: z.boolean(),
    /** Of its own rule, whether there is one yet or not. */
    planned: plannedMarkup.nullable(),
    /** How the showroom offers it. */
    standing: z.enum(standings),
  })
  .meta({ id: 'MarkupProduct' })
export type MarkupProduct = z.infer<typeof markupProduct>

/** The markup of products, each by a rule for it alone; null for those that go by the wider rules. */
export const productMarkups = z.array(z.object({ product: opaqueId, markup_bps: z.int().nullable() }))
export type ProductMarkups = z.infer<typeof productMarkups>

/** How the showroom offers single products. */
export const productStandings = z.array(z.object({ product: opaqueId, standing: z.enum(standings) }))
export type ProductStandings = z.infer<typeof productStandings>

export const markupRule = pricingScope
  .extend({
    id: opaqueId,
    markup_bps: z.int(),
    planned: plannedMarkup.nullable(),
    /** By its best-known product; null where it has none. */
    sums: markupSums.nullable(),
  })
  .meta({ id: 'MarkupRule' })

export type ShownMarkupRule = z.infer<typeof markupRule>

export const markupBook = z
  .object({
    minimum_bps: z.int(),
    standard_bps: z.int(),
    /** Whether a rule is for everything: without one the standard holds. */
    has_rule_for_all: z.boolean(),
    /** Of the rule for everything, whether there is one yet or not. */
    planned_for_all: plannedMarkup.nullable(),
    /** A page of those that are for more than one product alone, the newest first; what is for one stands with it. */
    rules: z.array(markupRule),
    total: z.int(),
    current_page: z.int(),
    last_page: z.int(),
    /** Of the product and the markup that were asked for. */
    simulation: markupSums.nullable(),
    /** The day of the planned change that makes its markup; null where none does. */
    simulated_since: z.string().nullable(),
  })
  .meta({ id: 'MarkupBook' })
export type MarkupBook = z.infer<typeof markupBook>
