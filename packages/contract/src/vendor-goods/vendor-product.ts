import { z } from 'zod'
import { usStates } from '../account/us-states.ts'
import { picture } from '../catalogue/catalogue.ts'
import { salesUnits } from '../catalogue/sales-units.ts'
import { dayField } from '../shared/day-field.ts'
import { cents, milliFeet, milliSqft, opaqueId } from '../shared/ids.ts'
import { completenessParts } from './completeness.rules.ts'
import {
  availabilities,
  dearestCents,
  longestDescription,
  longestProductName,
  offeredDocuments,
  partKinds,
  productMoves,
  productStatuses,
} from './vendor-product.rules.ts'
import { vendorGoodsMessages as say } from './vendor-goods.messages.ts'

const text = (longest: number, sentence: string = say.longText) => z.string().trim().max(longest, sentence)
const whole = (sentence: string, [least, most]: readonly [number, number]) =>
  z.int(sentence).min(least, sentence).max(most, sentence)

export const attributeValue = z.union([
  z.string().max(200),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(40),
])

const sku = z.string(say.sku).trim().min(1, say.sku).max(120, say.longSku)
const price = whole(say.price, [1, dearestCents])
const told = { color: text(60), size_label: text(60) }

/** What a vendor types of a product. Areas and lengths in thousandths, weight in hundredths of a pound. */
export const productForm = z
  .object({
    name: z.string(say.name).trim().min(1, say.name).max(longestProductName, say.longName),
    sku,
    category: z.string(say.category).min(1, say.category).max(80, say.category),
    brand: z.string(say.brand).trim().min(1, say.brand).max(80, say.longText),
    description: text(longestDescription),
    mpn: text(80),
    upc: z
      .string()
      .trim()
      .regex(/^(?:\d{8,14})?$/, say.upc),
    ...told,
    unit: z.enum(salesUnits),
    price_cents: price,
    msrp_cents: whole(say.msrp, [1, dearestCents]).nullable(),
    coverage: whole(say.coverage, [1, 9_999_999]).nullable(),
    length: whole(say.length, [1, 9_999_999]).nullable(),
    pieces: whole(say.pieces, [1, 100_000]).nullable(),
    weight_centi_lb: whole(say.weight, [1, 9_999_999]).nullable(),
    lead_days_min: whole(say.lead, [0, 365]),
    lead_days_max: whole(say.lead, [0, 365]),
    availability: z.enum(availabilities),
    restock_on: dayField.nullable(),
    attributes: z.record(z.string().max(60), attributeValue),
    restricted_states: z.array(z.enum(usStates, say.states)).max(usStates.length, say.states),
    prop65: z.boolean(),
    documents: z.array(z.enum(offeredDocuments, say.documents)).max(offeredDocuments.length, say.documents),
  })
  .refine(({ lead_days_min, lead_days_max }) => lead_days_min <= lead_days_max, {
    path: ['lead_days_max'],
    message: say.leadOrder,
  })
export type ProductForm = z.infer<typeof productForm>

/** What a vendor types of one of several variants: the product that it is and the revision that was opened, null for a new one. */
export const variantForm = z.object({
  id: opaqueId.nullable(),
  revision: z.int().nullable(),
  sku,
  ...told,
  price_cents: price,
})
export type VariantForm = z.infer<typeof variantForm>

export const vendorProductRow = z
  .object({
    id: opaqueId,
    name: z.string(),
    sku: z.string(),
    brand: z.string(),
    vendor: z.string(),
    category: z.string(),
    category_name: z.string(),
    picture: picture.nullable(),
    unit: z.enum(salesUnits),
    uom: z.string(),
    /** What the vendor is paid for one unit. */
    price_cents: cents,
    coverage: milliSqft.nullable(),
    stock_status: z.string(),
    stock_qty: z.int(),
    lead_days_min: z.int(),
    lead_days_max: z.int(),
    completeness: z.int(),
    status: z.enum(productStatuses),
    /** Hidden until then, when it comes back by itself. */
    paused_until: z.string().nullable(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'VendorProductRow' })
export type VendorProductRow = z.infer<typeof vendorProductRow>

export const productPhoto = z.object({
  id: opaqueId,
  alt: z.string(),
  /** Null while it has not been fetched yet. */
  picture: picture.nullable(),
  /** Why it is not shown. */
  problem: z.string(),
})
export type ProductPhoto = z.infer<typeof productPhoto>

/** Another product of the vendor's that goes with this one. */
export const productPart = z.object({
  id: opaqueId,
  name: z.string(),
  sku: z.string(),
  kind: z.enum(partKinds),
  picture: picture.nullable(),
  /** Shops show it only where it is active. */
  status: z.enum(productStatuses),
})
export type ProductPart = z.infer<typeof productPart>

/** One of the products that shops show as one, with a choice between them. */
export const productVariant = vendorProductRow
  .pick({ id: true, name: true, sku: true, picture: true, price_cents: true, stock_qty: true, status: true })
  .extend({ color: z.string(), size_label: z.string(), revision: z.int(), can_edit: z.boolean() })
export type ProductVariant = z.infer<typeof productVariant>

export const vendorProduct = vendorProductRow
  .extend({
    /** Counts the changes: who saves says which one they have seen. */
    revision: z.int(),
    review_note: z.string(),
    description: z.string(),
    mpn: z.string(),
    upc: z.string(),
    color: z.string(),
    size_label: z.string(),
    msrp_cents: cents.nullable(),
    length: milliFeet.nullable(),
    pieces: z.int().nullable(),
    weight_centi_lb: z.int().nullable(),
    availability: z.enum(availabilities),
    restock_on: z.string().nullable(),
    attributes: z.record(z.string(), attributeValue),
    restricted_states: z.array(z.string()),
    prop65: z.boolean(),
    documents: z.array(z.string()),
    photos: z.array(productPhoto),
    /** Needed ones first, each in the vendor's order. */
    parts: z.array(productPart),
    missing: z.array(z.enum(completenessParts)),
    /** Products that share its description. */
    variants: z.int(),
    /** These, itself among them; no more than a grid holds. */
    family: z.array(productVariant),
    can_edit: z.boolean(),
    moves: z.array(z.enum(productMoves)),
  })
  .meta({ id: 'VendorProduct' })
export type VendorProduct = z.infer<typeof vendorProduct>

/** Where goods can stand, and what each place asks of them. */
export const productShelf = z
  .object({
    category: z.string(),
    name: z.string(),
    lead_days_min: z.int(),
    lead_days_max: z.int(),
    subcategories: z.array(z.object({ category: z.string(), name: z.string() })),
    attributes: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        type: z.enum(['enum', 'number', 'bool']),
        unit: z.string(),
        values: z.array(z.string()),
        is_asked: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ProductShelf' })
export type ProductShelf = z.infer<typeof productShelf>
