import type { SoldPriceChange } from '@showroom/contract/order/price-change'
import { orderMessages } from '@showroom/contract/order/order.messages'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Caller } from '../../platform/http/who.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { vendorOf } from '../fulfilment/vendor-member.store.ts'
import { lockForPlacing } from '../placing/lock-order.ts'
import { saveChangeState } from './change-price.store.ts'
import { presentSold } from './present-price-change.ts'
import { priceChangeById, priceChangeSeenBy } from './price-change.store.ts'
import { tellPriceChange } from './price-change-events.ts'

/** The line goes on at the price that it was ordered at. Asked twice, the second finds it done. */
export const withdrawPrice = async (
  { db, now }: Pick<PaymentDeps, 'db' | 'now'>,
  publicId: string,
  { accountId }: Caller,
): Promise<SoldPriceChange> => {
  const vendorId = (await vendorOf(db, accountId)) ?? refuseUnknown()
  const found = (await priceChangeSeenBy(db, publicId, { vendorId })) ?? refuseUnknown()
  await db.transaction(async (tx) => {
    await lockForPlacing(tx, found.orderId)
    const change = (await priceChangeById(tx, found.id)) ?? refuseUnknown()
    if (change.state === 'withdrawn') return
    if (change.state !== 'proposed') refuse(409, 'price_change_answered', orderMessages.price.notOpen)
    const at = now()
    await saveChangeState(tx, change.id, { state: 'withdrawn', answeredBy: accountId, at })
    await tellPriceChange(tx, { change, news: 'withdrawn', at })
  })
  return presentSold((await priceChangeById(db, found.id)) ?? refuseUnknown(), 'Vendor', now())
}
