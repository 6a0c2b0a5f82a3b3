import { z } from 'zod'
import { cents, milliFeet, milliSqft, opaqueId } from '../shared/ids.ts'
import { salesUnits } from './sales-units.ts'

/** What one unit of quantity is, when sold (domain §3.3). */
export const salesUnit = z.enum(salesUnits)
export type SalesUnit = z.infer<typeof salesUnit>

/** How a product is laid decides how much is lost to cuts. */
export const layPatterns = [
  'straight',
  'half_offset',
  'third_offset',
  'diagonal',
  'herringbone',
  'versailles',
] as const
export const layPattern = z.enum(layPatterns)
export type LayPattern = z.infer<typeof layPattern>

export const stockStatuses = ['in_stock', 'low', 'backorder', 'made_to_order', 'discontinued'] as const
export const stockStatus = z.enum(stockStatuses)
export type StockStatus = z.infer<typeof stockStatus>

/** Pictures are asked for as `${url}-${width}.webp` (or `.avif`), one of `widths`; immutable for ever. */
export const picture = z
  .object({
    view: z.string(),
    url: z.string(),
    widths: z.array(z.int()),
    /** Intrinsic ratio, so that nothing shifts when the picture arrives. */
    width: z.int(),
    height: z.int(),
    alt: z.string(),
    /** Four corner colours as 24 hex digits, drawn as a blurred gradient until the picture is there. */
    placeholder: z.string(),
  })
  .meta({ id: 'Picture' })
export type Picture = z.infer<typeof picture>

/** The price in this showroom, and what the unit covers. */
export const price = z
  .object({
    unit: salesUnit,
    /** Label of the unit: Box, Piece, Pallet… */
    uom: z.string(),
    price_cents: cents,
    /** Only shown, never charged: round(price / coverage) (domain §3.4). */
    per_sqft_cents: cents.nullable(),
    /** Area covered by one unit. */
    coverage: milliSqft.nullable(),
    /** Length covered by one unit. */
    length: milliFeet.nullable(),
    /** Pieces in one box or pack. */
    pieces: z.int().nullable(),
    msrp_cents: cents.nullable(),
    /** Whole percent saved against the vendor's dated MSRP; null when there is none or nothing is saved. */
    saving_pct: z.int().nullable(),
  })
  .meta({ id: 'Price' })
export type Price = z.infer<typeof price>

export const stock = z
  .object({
    status: stockStatus,
    /** “In stock”, “Only 4 left”, “Back 12.04.2026”… */
    label: z.string(),
    /** Units that can be had at once; null where the number does not limit an order. */
    available: z.int().nullable(),
  })
  .meta({ id: 'Stock' })
export type Stock = z.infer<typeof stock>

/** A size as the trade writes it, and as it is read out. */
export const shownSize = z.object({ text: z.string(), spoken: z.string() }).meta({ id: 'Size' })

export const swatch = z.object({ product_id: opaqueId, name: z.string(), color: z.string() })

export const productCard = z
  .object({
    id: opaqueId,
    name: z.string(),
    brand: z.string(),
    category: z.object({ id: z.int(), name: z.string(), slug_url: z.string() }),
    /** Null where there is none to tell. */
    size: shownSize.nullable(),
    price,
    stock,
    pictures: z.array(picture).max(2),
    swatches: z.array(swatch),
    /** More colours than the swatches shown. */
    more_swatches: z.int(),
    /** Its showroom puts it before others. */
    is_featured: z.boolean(),
  })
  .meta({ id: 'ProductCard' })
export type ProductCard = z.infer<typeof productCard>

export type Category = {
  id: number
  name: string
  slug_url: string
  product_count: number
  picture: string | null
  children: Category[]
}
export const category: z.core.$ZodType<Category> = z
  .object({
    id: z.int(),
    name: z.string(),
    slug_url: z.string(),
    product_count: z.int(),
    /** Path of a tile picture below the marketplace's origin. */
    picture: z.string().nullable(),
    get children() {
      return z.array(category)
    },
  })
  .meta({ id: 'Category' })

export const department = z
  .object({ id: z.int(), name: z.string(), menu_slug: z.string(), categories: z.array(category) })
  .meta({ id: 'Department' })
export type Department = z.infer<typeof department>

export const facetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int(),
  selected: z.boolean(),
})
export const facet = z
  .object({ key: z.string(), label: z.string(), unit: z.string().nullable(), values: z.array(facetValue) })
  .meta({ id: 'Facet' })
export type Facet = z.infer<typeof facet>

export const brand = z
  .object({
    name: z.string(),
    product_count: z.int(),
    /** Who makes and ships it, and from which state. */
    vendor: z.object({ name: z.string(), state: z.string() }),
    /** What the brand is known for: the categories with most of its goods, at most three. */
    categories: z.array(z.string()),
  })
  .meta({ id: 'Brand' })
export type Brand = z.infer<typeof brand>

export const sorts = [
  'featured',
  'price_low',
  'price_high',
  'newest',
  'lead_time',
  'saving',
  'relevance',
] as const
export const sort = z.enum(sorts)
export type Sort = z.infer<typeof sort>

/** One axis along which the products of a family differ; unavailable combinations say why. */
export const variantAxis = z
  .object({
    axis: z.string(),
    label: z.string(),
    options: z.array(
      z.object({
        value: z.string(),
        color: z.string().nullable(),
        product_id: opaqueId.nullable(),
        selected: z.boolean(),
        reason: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'VariantAxis' })
export type VariantAxis = z.infer<typeof variantAxis>

export const productDetail = productCard
  .omit({ pictures: true })
  .extend({
    sku: z.string(),
    mpn: z.string().nullable(),
    vendor: z.string(),
    description: z.string(),
    breadcrumb: z.array(z.object({ name: z.string(), slug_url: z.string() })),
    gallery: z.array(picture),
    attributes: z.array(z.object({ label: z.string(), value: z.string() })),
    /** What is certified, and what that means; empty where the name says it all. */
    certifications: z.array(z.object({ label: z.string(), value: z.string() })),
    restricted_states: z.array(z.string()),
    prop65: z.boolean(),
    variants: z.array(variantAxis),
    quantity: z.object({
      min_qty: z.int(),
      step_qty: z.int(),
      default_waste_pct: z.int(),
      patterns: z.array(layPattern),
      /** Longest edge of one piece in inches, thousandths; large pieces waste more. */
      longest_edge: z.int().nullable(),
      is_plank: z.boolean(),
    }),
    lots: z.array(z.object({ code: z.string(), available: z.int() })),
    /** Calendar days in the marketplace's zone, `YYYY-MM-DD`. */
    delivery: z.object({ earliest: z.string(), latest: z.string(), in_three_weeks: z.boolean() }),
    documents: z.array(z.object({ name: z.string(), url: z.string() })),
    matching: z.array(productCard),
    required: z.array(productCard),
    substitute: productCard.nullable(),
    /** Whether they are drawn from what is known of the product; false where they are the vendor's photos. */
    pictures_are_illustrations: z.boolean(),
  })
  .meta({ id: 'ProductDetail' })
export type ProductDetail = z.infer<typeof productDetail>
