import { z } from 'zod'
import { picture } from '../catalogue/catalogue.ts'
import { selection } from '../checklist/checklist.ts'
import { orderStatus } from '../order/order.ts'
import { cents, opaqueId } from '../shared/ids.ts'

const productCard = z.object({
  kind: z.literal('product'),
  id: opaqueId,
  name: z.string(),
  brand: z.string(),
  uom: z.string(),
  picture: picture.nullable(),
  is_sold: z.boolean(),
  /** Null where it is not sold here; absent where the viewer may not see prices. */
  price_cents: cents.nullable().optional(),
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

/** What a card stands for, as one viewer may see it now. */
export const chatCardView = z
  .discriminatedUnion('kind', [productCard, selectionCard, orderItemCard])
  .meta({ id: 'ChatCardView' })
export type ChatCardView = z.infer<typeof chatCardView>
export type ChatCardOf<Kind extends ChatCardView['kind']> = Extract<ChatCardView, { kind: Kind }>
