import { z } from 'zod'
import { picture, salesUnit } from '../catalogue/catalogue.ts'
import { selection } from '../checklist/checklist.ts'
import { orderStatus } from '../order/order.ts'
import { priceChangeState } from '../order/price-change.ts'
import { cents, opaqueId } from '../shared/ids.ts'

const productCard = z.object({
  kind: z.literal('product'),
  id: opaqueId,
  name: z.string(),
  brand: z.string(),
  unit: salesUnit,
  uom: z.string(),
  picture: picture.nullable(),
  is_sold: z.boolean(),
  /** Null where it is not sold here; absent where the viewer may not see prices. */
  price_cents: cents.nullable().optional(),
  per_sqft_cents: cents.nullable().optional(),
  can: z.object({ add_option: z.boolean() }),
})

/** With the version and the price that an approval of it is bound to. */
const selectionCard = z.object({ kind: z.literal('selection'), id: opaqueId, selection })

/** Everybody in the project may know what comes when; what was paid for it stays on the order's own page. */
const orderItemCard = z.object({
  kind: z.literal('order_item'),
  id: opaqueId,
  product_name: z.string(),
  brand: z.string(),
  qty: z.int(),
  uom: z.string(),
  picture: picture.nullable(),
  order_number: z.string(),
  status: orderStatus,
  client_sees: z.string(),
  arrives: z.object({ from: z.string(), to: z.string() }),
})

/** A vendor's new price for what was ordered: old and new for those who see prices, the answer from who ordered it. */
const priceChangeCard = z.object({
  kind: z.literal('price_change'),
  id: opaqueId,
  item_id: opaqueId,
  order_number: z.string(),
  product_name: z.string(),
  qty: z.int(),
  uom: z.string(),
  picture: picture.nullable(),
  reason: z.string(),
  state: priceChangeState,
  /** What the state means to who ordered; null for everybody else. */
  message: z.string().nullable(),
  /** Null where nobody is waited for. */
  answer_by: z.iso.datetime().nullable(),
  /** Absent where the viewer may not see prices. The difference is of the line, with its tax. */
  money: z
    .object({
      unit_price_before_cents: cents,
      unit_price_after_cents: cents,
      difference_cents: cents,
      tax_difference_cents: cents,
    })
    .optional(),
  /** For who ordered it: where all of it is looked at. */
  order_id: opaqueId.nullable(),
  can: z.object({ answer: z.boolean() }),
})

/** What people can show by themselves. */
export const chatChoice = z
  .discriminatedUnion('kind', [productCard, selectionCard, orderItemCard])
  .meta({ id: 'ChatChoice' })
export type ChatChoice = z.infer<typeof chatChoice>

/** What a card stands for, as one viewer may see it now. */
export const chatCardView = z
  .discriminatedUnion('kind', [productCard, selectionCard, orderItemCard, priceChangeCard])
  .meta({ id: 'ChatCardView' })
export type ChatCardView = z.infer<typeof chatCardView>
export type ChatCardOf<Kind extends ChatCardView['kind']> = Extract<ChatCardView, { kind: Kind }>
