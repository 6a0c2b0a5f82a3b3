import { isDeepStrictEqual } from 'node:util'
import { addressPayBy } from '@showroom/contract/order/address-change.rules'
import type { Order } from '@showroom/contract/order/order'
import { orderMessages } from '@showroom/contract/order/order.messages'
import { canGoElsewhere, isCancelTime } from '@showroom/contract/order/order-status.rules'
import { dollars } from '@showroom/contract/shared/money-text'
import { addressesOf } from '../../account/profile/address.store.ts'
import { raiseHold } from '../../payment/holds/captures.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { ParsedRequestFor } from '../../platform/http/serve.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import type { TaxService } from '../../pricing/tax.ts'
import { moveOn } from '../fulfilment/set-status.ts'
import { soldItemsOfOrder, type SoldItem } from '../reading/item-profit.store.ts'
import { type ShipTo, shipToOf } from '../placing/new-order.ts'
import type { OrderFacts, WholeOrder } from '../reading/order-facts.ts'
import { dueOfDelivery } from '../price-change/delivery-due.ts'
import { ownOrder } from '../reading/order-read.store.ts'
import { shownOrder } from '../reading/read-orders.ts'
import { lockForPlacing } from '../placing/lock-order.ts'
import { addAddressChange, openAddressChange } from './address-change.store.ts'
import { moveWhereHeld, tellMoved } from './move-order.ts'
import {
  type Elsewhere,
  requireDeliverable,
  type SumsElsewhere,
  sumsElsewhere,
  zipProblem,
} from './order-elsewhere.ts'
import { saveShipTo } from './ship-to.store.ts'

export type AddressDeps = PaymentDeps & { tax: TaxService }

export type AddressChange = {
  publicId: string
  accountId: number
  requested: ParsedRequestFor<'POST /api/order/{id}/address/quote'>['body']
  /** What its client read that it comes to there. */
  agreedCents?: number | undefined
}

/**
 * Within the hour an order goes elsewhere: at once where no amount changes; at other sums where its client has accepted
 * them, and a bank holds what they come to. Asked twice, the second finds it done.
 */
export const changeAddress = async (
  deps: AddressDeps,
  change: AddressChange,
): Promise<{ order: Order; message: string }> => {
  const { db, now } = deps
  const { order } = await requireOwn(db, change)
  await db.transaction(async (tx) => {
    await lockForPlacing(tx, order.id)
    const whole = await requireOwn(tx, change)
    const shipTo = await chosenAddress(tx, change)
    if (isDeepStrictEqual(shipTo, whole.order.shipTo)) return
    if (isDeepStrictEqual(shipTo, (await openAddressChange(tx, order.id))?.shipTo)) return
    const items = await soldItemsOfOrder(tx, order.id)
    await moveTo(tx, deps, { elsewhere: { whole, shipTo, items }, agreedCents: change.agreedCents })
  })
  await moveOn(deps, order.id)
  const after = await shownOrder({ db, now: now() }, await requireOwn(db, change), { isOwnPage: true })
  return { order: after, message: said(order, after) }
}

const say = orderMessages.address

const said = ({ totalCents }: OrderFacts, { address_change: asked, total_cents }: Order): string => {
  if (asked) return say[asked.state](dollars(Math.abs(asked.more_cents)))
  return total_cents === totalCents ? say.changed : say.changedTo(dollars(total_cents))
}

export const requireOwn = async (
  db: Queries,
  { publicId, accountId }: Pick<AddressChange, 'publicId' | 'accountId'>,
): Promise<WholeOrder> => (await ownOrder(db, publicId, accountId)) ?? refuseUnknown()

export const chosenAddress = async (
  tx: Queries,
  { accountId, requested }: AddressChange,
): Promise<ShipTo> => {
  const { address, address_id } = requested
  const saved = (await addressesOf(tx, accountId)).find(({ id }) => id === address_id)
  const shipTo = address ?? (saved && shipToOf(saved))
  if (!shipTo) return refuseInvalid({ address_id: [say.unknown] })
  const problem = zipProblem(shipTo)
  if (problem !== null) refuseInvalid({ [address ? 'address.zip_code' : 'address_id']: [problem] })
  return shipTo
}

export const requireMovable = (
  { placedAt }: Pick<OrderFacts, 'placedAt'>,
  items: readonly SoldItem[],
  now: Date,
): void => {
  if (!isCancelTime(placedAt, now)) refuse(409, 'address_over', say.over)
  const hasLeft = items.some(({ shippedQty }) => shippedQty > 0)
  if (hasLeft || !canGoElsewhere(items.map(({ status }) => status))) refuse(409, 'address_fixed', say.fixed)
}

type Moving = { elsewhere: Elsewhere; agreedCents: number | undefined }

const moveTo = async (tx: Queries, deps: AddressDeps, { elsewhere, agreedCents }: Moving): Promise<void> => {
  const { whole, items, shipTo } = elsewhere
  const { order } = whole
  requireMovable(order, items, deps.now())
  if (await openAddressChange(tx, order.id)) refuse(409, 'address_asked', say.waits)
  await requireDeliverable(tx, elsewhere)
  const sums = await sumsElsewhere(tx, deps.tax, elsewhere)
  if (!sums.isSame) return askBank(tx, deps, { elsewhere, sums, agreedCents })
  await saveShipTo(tx, {
    orderId: order.id,
    shipTo,
    taxBps: sums.taxBps,
    itemIds: sums.lines.map(({ itemId }) => itemId),
  })
  await tellMoved(tx, deps, { order, shipTo, moreCents: 0 })
}

type Asking = Moving & { sums: SumsElsewhere }

/** What its client has not read, nobody asks their bank for. */
const askBank = async (
  tx: Queries,
  deps: PaymentDeps,
  { elsewhere: { whole, shipTo }, sums, agreedCents }: Asking,
): Promise<void> => {
  const { id: orderId, totalCents, placedAt } = whole.order
  const { moreCents } = sums
  if (agreedCents !== totalCents + moreCents)
    refuse(
      409,
      'other_sums',
      moreCents === 0 ? say.splits(shipTo.zip_code) : say.costs(shipTo.zip_code, moreCents),
    )
  const askedAt = deps.now()
  await addAddressChange(tx, { orderId, shipTo, sums, askedAt, payBy: addressPayBy(placedAt, askedAt) })
  for (const { subOrderId, moreCents: more } of sums.deliveries) {
    if (more <= 0) continue
    const amountCents = (await dueOfDelivery(tx, subOrderId)) + more
    if (!(await raiseHold(tx, deps, { subOrderId, amountCents })))
      refuse(409, 'payment_needed', orderMessages.price.payFirst)
  }
  await moveWhereHeld(tx, deps, orderId)
}
