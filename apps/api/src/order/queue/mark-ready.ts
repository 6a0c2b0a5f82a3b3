import type { QueueLine, ReadyGoods } from '@showroom/contract/order/order-queue'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import type { Calling } from '../deed/actor.ts'
import { setStatus } from '../fulfilment/set-status.ts'
import { readQueueLine } from './read-queue.ts'
import { saveReady } from './ready.store.ts'
import { shipFromOf } from './ship-from.ts'

type Marking = { publicId: string; goods: ReadyGoods; shipFrom: string | null }

/** The line is set ready, and what the carrier has to bring a truck for is kept with it: both or none. */
export const markReady = async (
  deps: PaymentDeps,
  { publicId, goods, shipFrom }: Marking,
  caller: Calling,
): Promise<QueueLine> => {
  const at = deps.now()
  await setStatus(
    deps,
    {
      publicId,
      status: 'ready_to_pick_up',
      note: '',
      along: async (tx, itemId) => {
        const warehouseId = await shipFromOf(tx, { itemId, shipFrom, byTruck: goods.pallets > 0 })
        await saveReady(tx, { itemId, goods, warehouseId, by: caller.accountId, at })
      },
    },
    caller,
  )
  return readQueueLine({ db: deps.db, now: at }, publicId, caller)
}
