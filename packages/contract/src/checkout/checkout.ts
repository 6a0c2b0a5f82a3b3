import { z } from 'zod'
import { address } from '../account/address.ts'
import { picture, salesUnit } from '../catalogue/catalogue.ts'
import { cents, opaqueId } from '../shared/ids.ts'
import { deliveryServices, deliveryWindows } from './delivery-services.ts'

/** A line as it would be ordered now. Amounts without `unit_` are of the whole line. */
export const checkoutLine = z
  .object({
    line_id: opaqueId,
    product_id: opaqueId,
    name: z.string(),
    brand: z.string(),
    picture,
    unit: salesUnit,
    uom: z.string(),
    qty: z.int(),
    unit_price_cents: cents,
    /** What the coupon takes off the line. */
    discount_cents: cents,
    /** After the coupon. */
    merchandise_cents: cents,
    /** Null until it is known where it goes. */
    tax_cents: cents.nullable(),
  })
  .meta({ id: 'CheckoutLine' })
export type CheckoutLine = z.infer<typeof checkoutLine>

/** What one vendor delivers, and how. */
export const checkoutDelivery = z
  .object({
    /** Names the delivery where it is chosen; two vendors may have one name. */
    vendor_id: opaqueId,
    vendor: z.string(),
    line_ids: z.array(opaqueId),
    service: z.enum(deliveryServices),
    /** What may be chosen instead; the chosen one among them. */
    services: z.array(
      z.object({
        service: z.enum(deliveryServices),
        label: z.string(),
        /** “To your door, two people carry it in.” */
        hint: z.string(),
        price_cents: cents,
      }),
    ),
    /** Earliest and latest day, YYYY-MM-DD. */
    arrives: z.object({ from: z.string(), to: z.string() }),
    window: z.enum(deliveryWindows).nullable(),
    windows: z.array(z.enum(deliveryWindows)),
    note: z.string(),
    weight_lb: z.number().nullable(),
    is_pallet: z.boolean(),
    merchandise_cents: cents,
    discount_cents: cents,
    shipping_cents: cents,
    tax_cents: cents.nullable(),
    /** What is held for this vendor. */
    total_cents: cents,
  })
  .meta({ id: 'CheckoutDelivery' })
export type CheckoutDelivery = z.infer<typeof checkoutDelivery>

/** The cart as the order that it would be now: every number that the cart, the checkout and the order show. */
export const checkout = z
  .object({
    showroom: z.string(),
    cart_id: opaqueId.nullable(),
    cart_version: z.int(),
    /** Of all that is charged: sent back with the order, so that nobody pays what they have not seen. */
    price_version: z.string(),
    lines: z.array(checkoutLine),
    deliveries: z.array(checkoutDelivery),
    coupon: z
      .object({
        code: z.string(),
        discount_cents: cents,
        /** What to know of it: why it takes off less, or nothing. */
        message: z.string().nullable(),
      })
      .nullable(),
    /** Where it goes: an account's address, or, for an estimate, a ZIP code. */
    address: address.nullable(),
    zip_code: z.string().nullable(),
    state: z.string().nullable(),
    /** After the coupon. */
    merchandise_cents: cents,
    discount_cents: cents,
    shipping_cents: cents,
    tax_cents: cents.nullable(),
    total_cents: cents,
    /** “We hold $2,820.87 today. You are charged by shipment: about 3 charges.” */
    hold_message: z.string(),
    can: z.object({ place: z.boolean(), reasons: z.array(z.string()) }),
  })
  .meta({ id: 'Checkout' })
export type Checkout = z.infer<typeof checkout>

/** How far an order is that was submitted. */
export const placing = z
  .object({
    order_id: opaqueId,
    number: z.string(),
    state: z.enum(['placing', 'confirming', 'declined', 'placed', 'abandoned']),
    /** For people: why a card was declined, what a bank asks. */
    message: z.string().nullable(),
    /** Where the bank asks its customer; it sends them back to /checkout-payment?order=…. */
    confirm_url: z.url().nullable(),
    total_cents: cents,
    /** How many holds are there, of how many. */
    held: z.int(),
    holds: z.int(),
  })
  .meta({ id: 'Placing' })
export type Placing = z.infer<typeof placing>
