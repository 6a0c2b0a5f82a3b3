import { type PriceNews, priceNews } from '@showroom/contract/order/price-change.rules'
import { z } from 'zod'
import type { Queries } from '../../platform/db/db.ts'
import { emit } from '../../platform/jobs/emit.ts'

export const priceChangeTold = z.object({
  orderId: z.int().positive(),
  changeId: z.int().positive(),
  news: z.enum(priceNews),
})

type Told = { change: { id: number; orderId: number }; news: PriceNews; at: Date; nth?: number }

/** Saved with what it is about: mails, notifications and chats read it, what is of one order in the order in which it came. */
export const tellPriceChange = (tx: Queries, { change, news, at, nth = 0 }: Told): Promise<void> =>
  emit(tx, {
    kind: 'price_change',
    cause: `price change ${change.id} ${news}${nth > 0 ? ` ${nth}` : ''}`,
    payload: { orderId: change.orderId, changeId: change.id, news },
    line: `prices of order ${change.orderId}`,
    at,
  })
