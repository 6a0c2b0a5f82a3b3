import type { Order } from '@showroom/contract/order/order'
import { orderMessages } from '@showroom/contract/order/order.messages'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import { moveOn } from '../fulfilment/set-status.ts'
import { announceAddress } from '../letters/announce.ts'
import { lockForPlacing } from '../placing/lock-order.ts'
import { ownOrder } from '../reading/order-read.store.ts'
import { shownOrder } from '../reading/read-orders.ts'
import { addressChangesOver, openAddressChange, wasAddressKept } from './address-change.store.ts'
import { isBankAsked, keepAddress } from './keep-address.ts'

const mostAtOnce = 50

/** Of a client whose bank did not hold what another address costs more. Said twice, it is done once. */
export const keepOwnAddress = async (
  deps: PaymentDeps,
  { publicId, accountId }: { publicId: string; accountId: number },
): Promise<Order> => {
  const { db, now } = deps
  const own = async () => (await ownOrder(db, publicId, accountId)) ?? refuseUnknown()
  const { order } = await own()
  await db.transaction(async (tx) => {
    await lockForPlacing(tx, order.id)
    const change = await openAddressChange(tx, order.id)
    if (!change) {
      if (await wasAddressKept(tx, order.id)) return
      return refuse(409, 'no_address_asked', orderMessages.address.nothingAsked)
    }
    if (await isBankAsked(tx, change)) refuse(409, 'address_asked', orderMessages.address.waits)
    await keepAddress(tx, deps, change)
  })
  await moveOn(deps, order.id)
  return shownOrder({ db, now: now() }, await own(), { isOwnPage: true })
}

/** No card paid for it in time: the order stays where it goes, and its client is told. */
export const keepAddresses = async (deps: PaymentDeps): Promise<void> => {
  for (const { orderId } of await addressChangesOver(deps.db, deps.now(), mostAtOnce))
    await keepOne(deps, orderId).catch(deps.onProviderError)
}

const keepOne = async (deps: PaymentDeps, orderId: number): Promise<void> => {
  const isKept = await deps.db.transaction(async (tx) => {
    await lockForPlacing(tx, orderId)
    const change = await openAddressChange(tx, orderId)
    if (!change || change.payBy >= deps.now() || (await isBankAsked(tx, change))) return false
    await keepAddress(tx, deps, change)
    await announceAddress(tx, { orderId, at: deps.now(), moreCents: null })
    return true
  })
  if (isKept && deps.provider) await moveOn(deps, orderId)
}
