import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { NewOrder, NewOrderItem, NewSubOrder } from './new-order.ts'

export type CreatedSubOrder = { id: number; publicId: string; vendorId: number; totalCents: number }
export type CreatedOrder = { id: number; subOrders: CreatedSubOrder[] }

/**
 * Writes an order that is being placed, with its deliveries and lines. A second one of the same cart and version
 * breaks the unique index `shop_order_cart`: look for the first before, with the cart locked.
 */
export const createOrder = async (tx: Queries, order: NewOrder): Promise<CreatedOrder> => {
  const keptCard = order.card.kept && JSON.stringify(order.card.kept)
  const [created] = await tx.query<{ id: number }>(sql`
    insert into shop_order (public_id, number, showroom_id, account_id, project_id, cart_id, cart_version, state,
      price_version, payment_method_id, kept_card, ship_to, coupon_id, coupon_code, merchandise_cents, discount_cents, shipping_cents, tax_cents, total_cents,
      created_at)
    values (${order.publicId}, ${order.number}, ${order.showroomId}, ${order.accountId}, ${order.projectId},
      ${order.cartId}, ${order.cartVersion}, 'placing',
      ${order.priceVersion}, ${order.card.paymentMethodId}, ${keptCard}::jsonb, ${JSON.stringify(order.shipTo)}::jsonb, ${order.couponId},
      ${order.couponCode}, ${order.merchandiseCents}, ${order.discountCents}, ${order.shippingCents},
      ${order.taxCents}, ${order.totalCents}, ${order.at})
    returning id`)
  if (!created) throw new Error('The order was not created.')
  const subOrders = await createSubOrders(tx, created.id, order.subOrders)
  await createItems(tx, order, subOrders)
  return { id: created.id, subOrders }
}

const createSubOrders = async (
  tx: Queries,
  orderId: number,
  subOrders: readonly NewSubOrder[],
): Promise<CreatedSubOrder[]> => {
  const rows = subOrders.map(({ items: _, ...row }) => row)
  return tx.query<CreatedSubOrder>(sql`
    insert into sub_order (public_id, order_id, vendor_id, service, deliver_from, deliver_to, delivery_window, note,
      weight_lb, merchandise_cents, discount_cents, shipping_cents, shipping_tax_cents, tax_cents, total_cents)
    select "publicId", ${orderId}::int, "vendorId", service, "deliverFrom", "deliverTo", "window", note, "weightLb",
      "merchandiseCents", "discountCents", "shippingCents", "shippingTaxCents", "taxCents", "totalCents"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as part ("publicId" text, "vendorId" int, service text,
      "deliverFrom" date, "deliverTo" date, "window" text, note text, "weightLb" numeric, "merchandiseCents" bigint,
      "discountCents" bigint, "shippingCents" bigint, "shippingTaxCents" bigint, "taxCents" bigint,
      "totalCents" bigint)
    returning id, public_id as "publicId", vendor_id as "vendorId", total_cents as "totalCents"`)
}

type ItemRow = NewOrderItem & { subOrderId: number | undefined }

const createItems = async (tx: Queries, order: NewOrder, subOrders: readonly CreatedSubOrder[]) => {
  const idOf = new Map(subOrders.map(({ vendorId, id }) => [vendorId, id]))
  const rows: ItemRow[] = order.subOrders.flatMap(({ vendorId, items }) =>
    items.map((item) => ({ ...item, subOrderId: idOf.get(vendorId) })),
  )
  await tx.query(sql`
    insert into order_item (public_id, sub_order_id, product_id, cart_line_id, project_id, product_name, brand, sku,
      unit, uom, size_label, coverage, appearance, placeholder, lots, reserved_qty, qty, final_price_cents, fee_bps, unit_fee_cents,
      markup_bps, markup_rule_id, unit_markup_cents, unit_price_cents, coupon_bps, discount_cents, merchandise_cents,
      tax_bps, tax_cents, total_cents, status_at, stock_status, unit_weight)
    select "publicId", "subOrderId", "productId", "cartLineId", "projectId", "productName", brand, sku,
      unit, uom, "sizeLabel", coverage, appearance, placeholder, lots, "reservedQty", qty, "finalPriceCents", "feeBps",
      "unitFeeCents", "markupBps", "markupRuleId", "unitMarkupCents", "unitPriceCents", "couponBps", "discountCents",
      "merchandiseCents", "taxBps", "taxCents", "totalCents", ${order.at},
      (select p.stock_status from product p where p.id = "productId"),
      (select round(p.weight_lb * 100)::int from product p where p.id = "productId")
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as item ("publicId" text, "subOrderId" int,
      "productId" int, "cartLineId" text, "projectId" int, "productName" text, brand text, sku text, unit text,
      uom text, "sizeLabel" text, coverage int, appearance jsonb, placeholder text, lots jsonb, "reservedQty" int, qty int,
      "finalPriceCents" int, "feeBps" int, "unitFeeCents" int, "markupBps" int, "markupRuleId" int,
      "unitMarkupCents" int, "unitPriceCents" int, "couponBps" int, "discountCents" bigint,
      "merchandiseCents" bigint, "taxBps" int, "taxCents" bigint, "totalCents" bigint)`)
}
