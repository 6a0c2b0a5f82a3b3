import { dollars } from '@showroom/contract/shared/money-text'
import { canGoElsewhere } from '@showroom/contract/order/order-status.rules'
import { writeAudit } from '../../audit/audit.store.ts'
import { heldOf, releaseRest } from '../../payment/holds/captures.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import type { Queries } from '../../platform/db/db.ts'
import { announceAddress } from '../letters/announce.ts'
import type { ShipTo } from '../placing/new-order.ts'
import { dueOfDelivery } from '../price-change/delivery-due.ts'
import { soldItemsOfOrder } from '../reading/item-profit.store.ts'
import type { OrderFacts } from '../reading/order-facts.ts'
import { orderById } from '../reading/order-read.store.ts'
import {
  type AddressChange,
  moreCentsOf,
  openAddressChange,
  saveAddressEnded,
} from './address-change.store.ts'
import { keepAddress } from './keep-address.ts'
import { saveShipTo, saveSumsElsewhere } from './ship-to.store.ts'

type Clock = Pick<PaymentDeps, 'now'>

/** An order goes elsewhere once a bank holds what each of its deliveries comes to there. */
export const moveWhereHeld = async (tx: Queries, clock: Clock, orderId: number): Promise<void> => {
  const change = await openAddressChange(tx, orderId)
  if (!change || !(await isHeldWhole(tx, change))) return
  const whole = await orderById(tx, orderId)
  if (!whole || !(await standsAsAgreed(tx, change))) return keepAddress(tx, clock, change)
  const { itemIds, taxBps, shipTo } = movedOf(change)
  await saveSumsElsewhere(tx, change.id)
  await saveShipTo(tx, { orderId, shipTo, itemIds, taxBps })
  await saveAddressEnded(tx, change.id, { state: 'moved', at: clock.now() })
  await lower(tx, clock, change)
  await tellMoved(tx, clock, { order: whole.order, shipTo, moreCents: moreCentsOf(change) })
}

const movedOf = ({ shipTo, taxBps, lines }: AddressChange) => ({
  shipTo,
  taxBps,
  itemIds: lines.map(({ itemId }) => itemId),
})

const isHeldWhole = async (tx: Queries, { deliveries }: AddressChange): Promise<boolean> => {
  for (const { subOrderId, moreCents } of deliveries)
    if ((await heldOf(tx, { subOrderId })) < (await dueOfDelivery(tx, subOrderId)) + moreCents) return false
  return true
}

/** Nothing of it has changed since its client accepted: neither what is left, nor a price. */
const standsAsAgreed = async (tx: Queries, { orderId, lines }: AddressChange): Promise<boolean> => {
  const items = await soldItemsOfOrder(tx, orderId)
  if (!canGoElsewhere(items.map(({ status }) => status))) return false
  const taxOf = new Map(items.map(({ id, taxCents }) => [id, taxCents]))
  return lines.every(({ itemId, taxBefore }) => taxOf.get(itemId) === taxBefore)
}

/** Where less is to be charged, a smaller hold takes over. */
const lower = async (tx: Queries, clock: Clock, { deliveries }: AddressChange): Promise<void> => {
  for (const { subOrderId, moreCents } of deliveries) {
    if (moreCents >= 0) continue
    await releaseRest(tx, clock, { subOrderId, keepCents: await dueOfDelivery(tx, subOrderId) })
  }
}

type Moved = { order: OrderFacts; shipTo: ShipTo; moreCents: number }

export const tellMoved = async (
  tx: Queries,
  { now }: Clock,
  { order, shipTo, moreCents }: Moved,
): Promise<void> => {
  const at = now()
  const costs = moreCents === 0 ? '' : ` (${moreCents > 0 ? '+' : '−'}${dollars(Math.abs(moreCents))})`
  await writeAudit(tx, {
    at,
    accountId: order.accountId,
    who: 'Client',
    place: '',
    action: 'changed the address',
    entity: 'order',
    entityId: order.publicId,
    // Streets are forgotten with the account; what the tax was reckoned by stays.
    note: `${townOf(order.shipTo)} → ${townOf(shipTo)}${costs}`,
  })
  await announceAddress(tx, { orderId: order.id, at, moreCents })
}

const townOf = ({ city, state, zip_code }: ShipTo): string => `${city}, ${state} ${zip_code}`
