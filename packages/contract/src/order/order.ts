import { z } from 'zod'
import { picture, salesUnit, shownSize } from '../catalogue/catalogue.ts'
import { deliveryServices } from '../checkout/delivery-services.ts'
import { cents, opaqueId } from '../shared/ids.ts'
import { cancelRequestStates } from './cancel-request.rules.ts'
import { orderStatusNames } from './order-status.rules.ts'
import { place } from './place.ts'

export const orderStatus = z.enum(orderStatusNames)

/** A line of a placed order as its client sees it. */
export const orderItem = z
  .object({
    id: opaqueId,
    product_id: opaqueId,
    product_name: z.string(),
    brand: z.string(),
    sku: z.string(),
    picture,
    unit: salesUnit,
    uom: z.string(),
    size: shownSize.nullable(),
    /** “Lot B-2207”, or nothing. */
    lot: z.string().nullable(),
    qty: z.int(),
    unit_price_cents: cents,
    discount_cents: cents,
    merchandise_cents: cents,
    tax_cents: cents,
    total_cents: cents,
    status: orderStatus,
    /** The specification's label of the status. */
    status_label: z.string(),
    client_sees: z.string(),
    status_date: z.iso.datetime(),
    /** A new price waits for the client’s answer. */
    is_price_asked: z.boolean(),
    /** The client’s last wish to cancel it when the time for a click was over, and what became of it. */
    cancel_request: z
      .object({ state: z.enum(cancelRequestStates), answer: z.string(), asked_at: z.iso.datetime() })
      .nullable(),
    can: z.object({ cancel: z.boolean(), ask_to_cancel: z.boolean() }),
  })
  .meta({ id: 'OrderItem' })
export type OrderItem = z.infer<typeof orderItem>

export const delivery = z
  .object({
    id: opaqueId,
    vendor: z.string(),
    service: z.enum(deliveryServices),
    service_label: z.string(),
    arrives: z.object({ from: z.string(), to: z.string() }),
    items: z.array(orderItem),
    merchandise_cents: cents,
    discount_cents: cents,
    shipping_cents: cents,
    tax_cents: cents,
    total_cents: cents,
    /** Sums of the ledger. */
    held_cents: cents,
    charged_cents: cents,
    refunded_cents: cents,
    /** What a bank no longer holds of it, and another card has to. */
    payment_needed: z.object({ amount_cents: cents }).nullable(),
  })
  .meta({ id: 'Delivery' })
export type Delivery = z.infer<typeof delivery>

/** An order in the list of /your_orders. */
export const orderSummary = z
  .object({
    id: opaqueId,
    number: z.string(),
    placed_at: z.iso.datetime(),
    showroom: z.string(),
    company_name: z.string(),
    project_name: z.string().nullable(),
    item_count: z.int(),
    pictures: z.array(picture),
    /** The one that needs looking at most. */
    status: orderStatus,
    status_label: z.string(),
    client_sees: z.string(),
    /** “Tile arrives 11.12–11.16” */
    next_event: z.string().nullable(),
    total_cents: cents,
    /** Until when it may be cancelled by a click; null when that time is over. */
    cancel_until: z.iso.datetime().nullable(),
    /** What it leads to besides its page: packages on their way, something to return or report, invoices, new prices. */
    ways: z.object({ track: z.boolean(), return: z.boolean(), invoice: z.boolean(), prices: z.boolean() }),
  })
  .meta({ id: 'OrderSummary' })
export type OrderSummary = z.infer<typeof orderSummary>

/** What happened to the money, by date: from the ledger. */
export const orderMovement = z.object({
  kind: z.enum(['hold', 'release', 'capture', 'refund', 'adjustment']),
  vendor: z.string(),
  amount_cents: cents,
  at: z.iso.datetime(),
})

/** Another address at other sums, accepted by the client: it is in force when a bank holds what it costs more. */
export const addressChange = z.object({
  /** `unheld`: the bank did not. Another card may, until `pay_by`. */
  state: z.enum(['asking', 'unheld']),
  ship_to: place,
  more_cents: z.int(),
  total_cents: cents,
  pay_by: z.iso.datetime(),
  can: z.object({ keep_address: z.boolean() }),
})
export type AddressChange = z.infer<typeof addressChange>

const placeSums = z.object({ shipping_cents: cents, tax_cents: cents, total_cents: cents })

/** What an order costs where it goes now, and what it would cost elsewhere. */
export const addressQuote = z
  .object({
    zip_code: z.string(),
    now: placeSums,
    there: placeSums,
    more_cents: z.int(),
    /** Every amount stays what it is: nothing has to be accepted. */
    is_same: z.boolean(),
  })
  .meta({ id: 'AddressQuote' })
export type AddressQuote = z.infer<typeof addressQuote>

export const order = orderSummary
  .extend({
    /** Null on the page of somebody else’s website, which need not know where a client lives. */
    ship_to: place.nullable(),
    /** Null as well where none is under way. */
    address_change: addressChange.nullable(),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    /** The client's own project that it was ordered for; null on the page of somebody else's website. */
    project_id: opaqueId.nullable(),
    /** What may be done with the order as a whole. */
    can: z.object({ change_address: z.boolean() }),
    coupon_code: z.string().nullable(),
    deliveries: z.array(delivery),
    merchandise_cents: cents,
    discount_cents: cents,
    shipping_cents: cents,
    tax_cents: cents,
    /** Sums of the ledger. */
    held_cents: cents,
    charged_cents: cents,
    released_cents: cents,
    refunded_cents: cents,
    movements: z.array(orderMovement),
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof order>

/** How far another card is that is to hold what a bank no longer does. */
export const orderPayment = z
  .object({
    /** `held`: nothing is needed any more. */
    state: z.enum(['needed', 'asked', 'confirming', 'declined', 'held']),
    /** For people: why a card was declined, what a bank asks. */
    message: z.string(),
    /** Where the bank asks its customer; it sends them back to /your_orders/…. */
    confirm_url: z.url().nullable(),
  })
  .meta({ id: 'OrderPayment' })
export type OrderPayment = z.infer<typeof orderPayment>

/** A row of the Order Items popup (specification §2): what the viewer earns, by role (§6). */
export const orderItemProfit = z
  .object({
    id: opaqueId,
    product_name: z.string(),
    qty: z.int(),
    /** Decimal strings with two places; only the viewer's own. */
    final_price: z.string().optional(),
    contractor_markup_amt: z.string().optional(),
    admin_profit_inclusive_tax: z.string().optional(),
    /** Negative at Return Request and Returned; left out in Client view. */
    profit_cents: cents.optional(),
    status: orderStatus,
    status_label: z.string(),
    /** The specification's internal name of the status. */
    status_name: z.string(),
    status_date: z.iso.datetime(),
    /** What this viewer may set now. */
    can_set: z.array(orderStatus),
    /** Of a vendor: a new price may be proposed for it now. */
    can_propose_price: z.boolean(),
    /** A new price for it waits for somebody. */
    is_price_open: z.boolean(),
    /** Its client asks for it to be cancelled, and waits for whom sells or delivers it to answer. */
    cancel_asked: z.object({ reason: z.string(), can_answer: z.boolean() }).nullable(),
  })
  .meta({ id: 'OrderItemProfit' })
export type OrderItemProfit = z.infer<typeof orderItemProfit>
