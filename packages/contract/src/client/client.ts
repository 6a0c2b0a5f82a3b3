import { z } from 'zod'
import { priceVisibilities } from '../client-terms/price-visibility.ts'
import { cents, opaqueId } from '../shared/ids.ts'
import { joinedVia } from './client.rules.ts'

/** Who shops in a Pro's showroom, as the Pro finds them; sums, markup and notes are left out in Client view. */
export const clientRow = z
  .object({
    id: opaqueId,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    joined_via: z.enum(joinedVia),
    last_seen_at: z.iso.datetime().nullable(),
    projects: z.int(),
    /** Lines in the cart, and what they come to at this client's prices. */
    cart_lines: z.int(),
    /** At the prices that the client has seen and not been asked about since. */
    cart_cents: cents.optional(),
    /** Placed in this showroom. */
    orders: z.int(),
    sales_cents: cents.optional(),
    price_visibility: z.enum(priceVisibilities),
    /** The client's own markup; null where what counts for all counts for them. */
    markup_bps: z.int().nullable().optional(),
    is_tax_exempt: z.boolean(),
  })
  .meta({ id: 'ClientRow' })
export type ClientRow = z.infer<typeof clientRow>

export const clientSheet = clientRow
  .extend({
    since: z.iso.datetime(),
    tax_note: z.string(),
    /** The Pro's own; no client reads them. */
    notes: z.string().optional(),
    /** The rule that makes `markup_bps`. */
    markup_rule_id: opaqueId.nullable().optional(),
    /** The newest first. */
    latest_orders: z.array(
      z.object({
        id: opaqueId,
        number: z.string(),
        placed_at: z.iso.datetime(),
        total_cents: cents.optional(),
      }),
    ),
  })
  .meta({ id: 'ClientSheet' })
export type ClientSheet = z.infer<typeof clientSheet>
