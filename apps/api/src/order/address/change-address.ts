import { isDeepStrictEqual } from 'node:util'
import type { Order } from '@showroom/contract/order/order'
import { orderMessages } from '@showroom/contract/order/order.messages'
import { canGoElsewhere, isCancelTime } from '@showroom/contract/order/order-status.rules'
import { addressesOf } from '../../account/profile/address.store.ts'
import { writeAudit } from '../../audit/audit.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { ParsedRequestFor } from '../../platform/http/serve.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import type { TaxService } from '../../pricing/tax.ts'
import { announceAddress } from '../letters/announce.ts'
import { soldItemsOfOrder } from '../reading/item-profit.store.ts'
import { type ShipTo, shipToOf } from '../placing/new-order.ts'
import type { WholeOrder } from '../reading/order-facts.ts'
import { type Elsewhere, requireDeliverable, requireSameSums, zipProblem } from './order-elsewhere.ts'
import { ownOrder } from '../reading/order-read.store.ts'
import { shownOrder } from '../reading/read-orders.ts'
import { saveShipTo } from './ship-to.store.ts'
import { lockForPlacing } from '../placing/lock-order.ts'

export type AddressDeps = PaymentDeps & { tax: TaxService }

export type AddressChange = {
  publicId: string
  accountId: number
  requested: ParsedRequestFor<'POST /api/order/{id}/address'>['body']
}

/**
 * Within the hour an order goes elsewhere, where no sum changes by that: what is held stays what was agreed to. Asked
 * twice, the second finds it done.
 */
export const changeAddress = async (deps: AddressDeps, change: AddressChange): Promise<Order> => {
  const { db, now } = deps
  const { order } = await requireOwn(db, change)
  await db.transaction(async (tx) => {
    await lockForPlacing(tx, order.id)
    const whole = await requireOwn(tx, change)
    const shipTo = await chosenAddress(tx, change)
    if (isDeepStrictEqual(shipTo, whole.order.shipTo)) return
    await moveTo(tx, deps, { whole, shipTo, items: await soldItemsOfOrder(tx, order.id) })
  })
  return shownOrder({ db, now: now() }, await requireOwn(db, change), { isOwnPage: true })
}

const requireOwn = async (db: Queries, { publicId, accountId }: AddressChange): Promise<WholeOrder> =>
  (await ownOrder(db, publicId, accountId)) ?? refuseUnknown()

const chosenAddress = async (tx: Queries, { accountId, requested }: AddressChange): Promise<ShipTo> => {
  const { address, address_id } = requested
  const saved = (await addressesOf(tx, accountId)).find(({ id }) => id === address_id)
  const shipTo = address ?? (saved && shipToOf(saved))
  if (!shipTo) return refuseInvalid({ address_id: [orderMessages.address.unknown] })
  const problem = zipProblem(shipTo)
  if (problem !== null) refuseInvalid({ [address ? 'address.zip_code' : 'address_id']: [problem] })
  return shipTo
}

const moveTo = async (tx: Queries, { tax, now }: AddressDeps, elsewhere: Elsewhere): Promise<void> => {
  const { whole, items, shipTo } = elsewhere
  const { id: orderId, publicId, accountId, placedAt, shipTo: before } = whole.order
  const at = now()
  if (!isCancelTime(placedAt, at)) refuse(409, 'address_over', orderMessages.address.over)
  if (!canGoElsewhere(items.map(({ status }) => status)))
    refuse(409, 'address_fixed', orderMessages.address.fixed)
  await requireDeliverable(tx, elsewhere)
  const sums = await requireSameSums(tx, tax, elsewhere)
  await saveShipTo(tx, { orderId, shipTo, ...sums })
  await writeAudit(tx, {
    at,
    accountId,
    who: 'Client',
    place: '',
    action: 'changed the address',
    entity: 'order',
    entityId: publicId,
    // Streets are forgotten with the account; what the tax was reckoned by stays.
    note: `${townOf(before)} → ${townOf(shipTo)}`,
  })
  await announceAddress(tx, { orderId, at })
}

const townOf = ({ city, state, zip_code }: ShipTo): string => `${city}, ${state} ${zip_code}`
