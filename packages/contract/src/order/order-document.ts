import { z } from 'zod'
import { orderDocumentKinds } from './order-document.rules.ts'

/** A paper of an order that its reader may fetch: `GET /api/order_document/{order}/{name}` answers it as PDF. */
export const orderDocument = z
  .object({
    /** `confirmation`, `invoice-2`, `packing-slip-1` */
    name: z.string(),
    kind: z.enum(orderDocumentKinds),
    title: z.string(),
    /** As it stands at the foot of each page. */
    number: z.string(),
    /** Of what it tells: when the order was placed, when the card was charged. */
    at: z.iso.datetime(),
  })
  .meta({ id: 'OrderDocument' })
export type OrderDocument = z.infer<typeof orderDocument>
