import type { Queries } from '../../platform/db/db.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { changeStatus } from '../fulfilment/change-status.ts'
import type { Actor } from '../deed/actor.ts'
import { soldItemsOfOrder } from '../reading/item-profit.store.ts'
import type { PriceChange } from './price-change.store.ts'

type Cancelling = { change: PriceChange; actor: Actor; note: string }

/** Its price is not agreed to: this line alone is cancelled, and nothing of the others is reckoned anew. */
export const cancelLine = async (
  tx: Queries,
  clock: Pick<PaymentDeps, 'now'>,
  { change, actor, note }: Cancelling,
): Promise<void> => {
  const item = (await soldItemsOfOrder(tx, change.orderId)).find(({ id }) => id === change.itemId)
  if (item) await changeStatus(tx, clock, { item, to: 'cancle', actor, note })
}
