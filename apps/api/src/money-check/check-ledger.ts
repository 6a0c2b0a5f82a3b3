import { isCharged, isHeld } from '@showroom/contract/order/order-status.rules'
import { dollars } from '@showroom/contract/shared/money-text'
import { reservedOfLots, reservedOfProducts, type ReservedStock } from '../catalogue/stock/stock.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { paidByItem, type PartSum, sumsByPart, unbalancedMovements } from '../ledger/ledger-check.store.ts'
import { withdrawnParts } from '../payment/disputes/withdrawn-refund.store.ts'
import { lotsKept } from '../order/shipment/lots.rules.ts'
import { leftBefore } from './check-shipments.ts'
import {
  cartsOrderedTwice,
  type CheckedDelivery,
  checkedDeliveries,
  type CheckedItem,
  checkedItems,
  linesOrderedTwice,
  ordersThatDoNotAddUp,
} from '../order/order-check.store.ts'
import { ordersUsingCoupons } from '../pricing/coupon/coupon.store.ts'
import type { Check } from './check.ts'

/** The ledger against itself, and against orders, stock and coupons. */
export const checkLedger = async (db: Queries): Promise<Check[]> => {
  const items = await checkedItems(db)
  const sums = await sumsByPart(db)
  const deliveries = await checkedDeliveries(db)
  const unbalanced = await unbalancedMovements(db)
  const broken = await ordersThatDoNotAddUp(db)
  return [
    {
      name: 'Every movement of the ledger sums to zero.',
      differences: unbalanced.map(({ cause, cents }) => `${cause} is off by ${dollars(cents)}`),
    },
    {
      name: 'The parts of every order sum to it.',
      differences: broken.map((number) => `order ${number} does not add up`),
    },
    { name: 'No cart is ordered twice.', differences: await orderedTwice(db) },
    {
      name: 'What was ever held is held, charged or let go of, and of a placed order it is the whole.',
      differences: heldDifferences(sums, deliveries),
    },
    {
      name: 'What was paid for a line is the sum of its parts.',
      differences: await paidDifferences(db, items),
    },
    { name: 'What is reserved is what live lines wait for.', differences: await stockDifferences(db, items) },
    { name: 'Every use of a coupon is a live order’s.', differences: await couponDifferences(db, items) },
  ]
}

const orderedTwice = async (db: Queries): Promise<string[]> => {
  const carts = await cartsOrderedTwice(db)
  const lines = await linesOrderedTwice(db)
  return [
    ...carts.map(({ cartId, numbers }) => `cart ${cartId} is ${numbers.join(' and ')}`),
    ...lines.map(({ lineId, numbers }) => `line ${lineId} is in ${numbers.join(' and ')}`),
  ]
}

const none = { heldCents: 0, chargedCents: 0, everHeldCents: 0, releasedCents: 0 }

const heldDifferences = (sums: readonly PartSum[], deliveries: readonly CheckedDelivery[]): string[] => {
  const sumOf = new Map(sums.map((sum) => [sum.subOrderId, sum]))
  return deliveries.flatMap(({ id, number, state, totalCents, raisedCents, loweredCents }) => {
    const { heldCents, chargedCents, everHeldCents, releasedCents } = sumOf.get(id) ?? none
    const lost = everHeldCents - heldCents - chargedCents - releasedCents
    // A raise may be unpaid, or fit into what was held for a line that is cancelled; a lower price is charged of what is held.
    const isWhole =
      heldCents + chargedCents <= totalCents + loweredCents && everHeldCents >= totalCents - raisedCents
    return [
      ...(lost === 0 ? [] : [`delivery ${id} of ${number}: ${dollars(lost)} is nowhere`]),
      ...(state !== 'placed' || isWhole ? [] : [`delivery ${id} of ${number} is not held whole`]),
      ...(state === 'placed' || chargedCents === 0
        ? []
        : [`delivery ${id} of ${number} is charged, and not placed`]),
    ]
  })
}

const paidDifferences = async (db: Queries, items: readonly CheckedItem[]): Promise<string[]> => {
  const paid = new Map((await paidByItem(db)).map((sum) => [sum.orderItemId, sum]))
  const withdrawn = await withdrawnParts(db)
  const left = await leftBefore(db)
  return items.flatMap(({ id, number, name, status, totalCents, leftCents }) => {
    const owed = isCharged(status) ? leftCents : (left.get(id) ?? 0)
    const { paidCents, chargedCents } = paid.get(id) ?? { paidCents: 0, chargedCents: 0 }
    // What a bank gave back instead of us is in no movement of its line.
    const is = withdrawn
      .filter(({ orderItemId }) => orderItemId === id)
      .reduce((sum, { amountCents }) => sum - amountCents, paidCents)
    // An Admin took a return back that was paid out already: the goods are there, and so is the money.
    if (is === 0 && chargedCents === totalCents) return []
    return is === owed ? [] : [`${name} of ${number}: ${dollars(is)} is paid instead of ${dollars(owed)}`]
  })
}

const isLive = ({ state, status }: CheckedItem): boolean => state !== 'abandoned' && isHeld(status)

const added = (sums: Map<number, number>, id: number, qty: number) => sums.set(id, (sums.get(id) ?? 0) + qty)

const stockDifferences = async (db: Queries, items: readonly CheckedItem[]): Promise<string[]> => {
  const lots = new Map<number, number>()
  const products = new Map<number, number>()
  for (const { reservedQty, lots: kept, productId } of items.filter(({ reservedQty }) => reservedQty > 0)) {
    if (kept.length === 0) added(products, productId, reservedQty)
    for (const { lotId, qty } of lotsKept({ qty: reservedQty, lots: kept })) added(lots, lotId, qty)
  }
  return [
    ...items
      .filter((item) => item.reservedQty > 0 && !isLive(item))
      .map(
        ({ name, number, reservedQty }) =>
          `${reservedQty} of ${name} are kept for ${number}, which takes none`,
      ),
    ...unequal('lot', lots, await reservedOfLots(db)),
    ...unequal('product', products, await reservedOfProducts(db)),
  ]
}

const unequal = (
  what: string,
  wanted: ReadonlyMap<number, number>,
  reserved: readonly ReservedStock[],
): string[] => {
  const is = new Map(reserved.map((row) => [row.id, row.reserved]))
  const ids = [...new Set([...wanted.keys(), ...is.keys()])].sort((a, b) => a - b)
  return ids
    .filter((id) => (wanted.get(id) ?? 0) !== (is.get(id) ?? 0))
    .map((id) => `${what} ${id}: ${is.get(id) ?? 0} are reserved, ${wanted.get(id) ?? 0} are ordered`)
}

/** An order lives as long as something of it was not cancelled or declined. */
const couponDifferences = async (db: Queries, items: readonly CheckedItem[]): Promise<string[]> => {
  const live = new Set(
    items
      .filter(({ hasCoupon, state }) => hasCoupon && state !== 'abandoned')
      .filter(({ status }) => status !== 'cancle' && status !== 'decline')
      .map(({ orderId }) => orderId),
  )
  const using = new Set(await ordersUsingCoupons(db))
  return [
    ...[...live]
      .filter((id) => !using.has(id))
      .map((id) => `order ${id} has a coupon that does not count it`),
    ...[...using].filter((id) => !live.has(id)).map((id) => `order ${id} uses a coupon and came to nothing`),
  ]
}
