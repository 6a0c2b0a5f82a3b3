import type { Queries } from '../../platform/db/db.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { saveChangeState } from './change-price.store.ts'
import { coverRest } from './cover-delivery.ts'
import { openChangeOfItem } from './price-change.store.ts'
import { tellPriceChange } from './price-change-events.ts'

type Clock = Pick<PaymentDeps, 'now'>

/** A line has come to nothing: nobody is asked about its price any more. */
export const dropPriceChange = async (tx: Queries, clock: Clock, itemId: number): Promise<void> => {
  const change = await openChangeOfItem(tx, itemId)
  if (!change) return
  const at = clock.now()
  await saveChangeState(tx, change.id, { state: 'dropped', at })
  await tellPriceChange(tx, { change, news: 'dropped', at })
  if (change.state === 'paying') await coverRest(tx, clock, change.subOrderId)
}
