import { orderMoney } from '@showroom/contract/pricing/order-money.rules'
import { priceStack, standardFeeBps } from '@showroom/contract/pricing/pricing.rules'
import type { Db } from '../../platform/db/db.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { NewOrder, NewOrderItem } from '../placing/new-order.ts'
import { createOrder } from '../placing/new-order.store.ts'
import { newOrderNumber } from '../order-number.ts'
import { savePlaced } from '../placing/order-state.store.ts'
import {
  anAccount,
  anEmptyCart,
  itemIdsOf,
  showroomCalled,
  type Sold,
  threeVendorsProducts,
} from './an-order.store.ts'

/** The running example (domain §3.7): tile, vanity and faucet of three vendors, 5 % off, 9.5 % tax. */
const runningLines = [
  { name: 'Tile', finalPriceCents: 7_425, markupBps: 1_000, qty: 9, shippingCents: 4_500 },
  { name: 'Vanity', finalPriceCents: 118_000, markupBps: 2_000, qty: 1, shippingCents: 0 },
  { name: 'Faucet', finalPriceCents: 13_900, markupBps: 1_500, qty: 2, shippingCents: 0 },
] as const
const taxBps = 950
const couponBps = 500

const shipTo = {
  street: '12 Elm St',
  apartment: '',
  city: 'Pasadena',
  state: 'CA',
  zip_code: '91101',
  contact: 'Hanna',
  country_code: '+1',
  phone_number: '6265550142',
  gate_code: '',
  stairs: '',
  truck_access: null,
}

const priced = runningLines.map((line) => ({
  ...line,
  stack: priceStack(line.finalPriceCents, standardFeeBps, line.markupBps),
}))

/** The example's money, from the module that computes every order's. */
export const runningMoney = orderMoney({
  lines: priced.map(({ stack, qty }, vendor) => ({ stack, qty, taxBps, isCouponed: true, vendor })),
  shipments: priced.map(({ shippingCents }, vendor) => ({ vendor, shippingCents, shippingTaxBps: 0 })),
  coupon: { offBps: couponBps },
})

const itemOf = (product: Sold, index: number): NewOrderItem => {
  const { stack, qty, markupBps, name } = priced[index] ?? priced[0] ?? neverEmpty()
  const money = runningMoney.lines[index] ?? neverEmpty()
  return {
    publicId: newPublicId(),
    productId: product.productId,
    cartLineId: newPublicId(),
    projectId: null,
    productName: name,
    brand: product.brand,
    sku: product.sku,
    unit: 'piece',
    uom: product.uom,
    sizeLabel: product.sizeLabel,
    coverage: null,
    appearance: null,
    placeholder: product.placeholder,
    lots: [],
    reservedQty: 0,
    qty,
    finalPriceCents: stack.finalPriceCents,
    feeBps: standardFeeBps,
    unitFeeCents: stack.feeCents,
    markupBps,
    markupRuleId: null,
    unitMarkupCents: stack.markupCents,
    unitPriceCents: stack.priceCents,
    couponBps,
    discountCents: money.discountCents,
    merchandiseCents: money.merchandiseCents,
    taxBps,
    taxCents: money.taxCents,
    totalCents: money.totalCents,
  }
}

const neverEmpty = (): never => {
  throw new Error('The running example has three lines.')
}

const subOrderOf = (product: Sold, index: number): NewOrder['subOrders'][number] => ({
  ...(runningMoney.shipments[index] ?? neverEmpty()),
  publicId: newPublicId(),
  vendorId: product.vendorId,
  service: index === 0 ? 'threshold' : 'curbside',
  deliverFrom: '2026-11-11',
  deliverTo: '2026-11-16',
  window: null,
  note: '',
  weightLb: 310,
  items: [itemOf(product, index)],
})

export type TestOrder = Awaited<ReturnType<typeof anOrder>>

/** The running example as it is when it was just submitted, or placed at `placedAt`; nothing is held for it yet. */
export const anOrder = async (
  db: Db,
  told: { accountId?: number; showroom?: string; at?: Date; placedAt?: Date; contact?: string } = {},
) => {
  const { showroom = 'HARVEST2', placedAt = null, at = placedAt ?? new Date('2026-11-02T18:15:00Z') } = told
  const showroomId = await showroomCalled(db, showroom)
  const accountId = told.accountId ?? (await anAccount(db))
  const products = await threeVendorsProducts(db)
  const order: NewOrder = {
    ...runningMoney,
    publicId: newPublicId(),
    number: newOrderNumber(),
    showroomId,
    accountId,
    projectId: null,
    cartId: await anEmptyCart(db, showroomId),
    cartVersion: 1,
    priceVersion: 'as seen',
    card: { paymentMethodId: 'pm_test', kept: null },
    shipTo: { ...shipTo, ...(told.contact ? { contact: told.contact } : {}) },
    couponId: null,
    couponCode: 'WELCOME5',
    at,
    subOrders: products.map(subOrderOf),
  }
  const { id, subOrders } = await db.transaction(async (tx) => {
    const created = await createOrder(tx, order)
    if (placedAt) await savePlaced(tx, created.id, placedAt)
    return created
  })
  return {
    id,
    publicId: order.publicId,
    number: order.number,
    accountId,
    showroomId,
    subOrders,
    items: await itemIdsOf(db, id),
  }
}
