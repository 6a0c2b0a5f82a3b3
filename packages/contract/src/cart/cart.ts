import { z } from 'zod'
import { picture, salesUnit, shownSize, stock } from '../catalogue/catalogue.ts'
import { cents, milliSqft, opaqueId } from '../shared/ids.ts'

/** What a visitor measured: kept with the line so that the sum can be opened again. */
export const measuredRoom = z.object({
  name: z.string().trim().max(60),
  /** Floor or wall area after openings. */
  area: milliSqft.min(1).max(99_999_999),
})

export const coverageNote = z.object({
  rooms: z.array(measuredRoom).max(30),
  waste_pct: z.int().min(0).max(30),
})
export type CoverageNote = z.infer<typeof coverageNote>

export const lotChoices = ['single', 'mixed'] as const

/** `code` for programs, `message` for people. */
export const cartWarning = z.object({
  code: z.enum([
    'price_changed',
    'stock_short',
    'lot_short',
    'required_part',
    'discontinued',
    'over_three_weeks',
  ]),
  message: z.string(),
  /** Products that would settle it: the required part, the substitute. */
  product_ids: z.array(opaqueId),
})

export const cartLine = z
  .object({
    id: opaqueId,
    product_id: opaqueId,
    name: z.string(),
    brand: z.string(),
    sku: z.string(),
    vendor: z.string(),
    picture,
    /** Null where there is none to tell. */
    size: shownSize.nullable(),
    unit: salesUnit,
    uom: z.string(),
    qty: z.int(),
    min_qty: z.int(),
    step_qty: z.int(),
    /** The most that can be had; null where stock does not limit the line. */
    max_qty: z.int().nullable(),
    unit_price_cents: cents,
    /** Price when the line was added, if it has changed since; accepted by the next change of the line. */
    previous_unit_price_cents: cents.nullable(),
    per_sqft_cents: cents.nullable(),
    line_total_cents: cents,
    /** Area that all units cover together. */
    coverage: milliSqft.nullable(),
    coverage_note: coverageNote.nullable(),
    stock,
    lot: z
      .object({ choice: z.enum(lotChoices), code: z.string().nullable(), message: z.string() })
      .nullable(),
    warnings: z.array(cartWarning),
    can: z.object({ change: z.boolean(), mix_lots: z.boolean() }),
  })
  .meta({ id: 'CartLine' })
export type CartLine = z.infer<typeof cartLine>

/** The reply of every cart call: the whole new cart, and what may be done next (`can`). */
export const cart = z
  .object({
    /** The token of a guest's cart, only in the reply that opened it. Keep it: it is not shown again. */
    cart_token: z.string().nullable(),
    cart_id: opaqueId.nullable(),
    project_id: opaqueId.nullable(),
    showroom: z.string(),
    /** Grows by one with every change, so that a late answer never overwrites a newer one. */
    version: z.int(),
    /** Number of lines: what the badge shows. */
    count: z.int(),
    /** The specification's name for the lines. */
    Project_tans: z.array(cartLine),
    vendors: z.array(
      z.object({
        vendor_id: opaqueId,
        vendor: z.string(),
        line_ids: z.array(opaqueId),
        subtotal_cents: cents,
        ships: z.string(),
      }),
    ),
    merchandise_cents: cents,
    extra_info: z.record(z.string(), z.unknown()),
    can: z.object({ checkout: z.boolean(), reason: z.string().nullable() }),
  })
  .meta({ id: 'Cart' })
export type Cart = z.infer<typeof cart>

/** What became of a guest's line when the guest signed in. */
export const mergedLine = z
  .object({
    product_id: opaqueId,
    name: z.string(),
    /** As it was; added to the account's own line; added as far as there is stock; not taken over. */
    result: z.enum(['moved', 'added', 'limited', 'left_out']),
    /** What the account's line holds now. */
    qty: z.int(),
    message: z.string(),
  })
  .meta({ id: 'MergedLine' })
export type MergedLine = z.infer<typeof mergedLine>

export const cartSummary = z.object({ count: z.int(), merchandise_cents: cents, version: z.int() })
export type CartSummary = z.infer<typeof cartSummary>
