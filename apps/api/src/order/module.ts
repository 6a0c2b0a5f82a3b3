import type { Module } from '../module.ts'
import type { PaymentApi } from '../payment/module.ts'
import { type FileStore, readsAlso } from '../platform/files/file-store.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import type { Platform } from '../platform/platform.ts'
import { taxTable } from '../pricing/tax.ts'
import { orderAddressRoutes } from './address/address.routes.ts'
import { keepAddresses } from './address/keep-own-address.ts'
import { checkoutRoutes } from './checkout.routes.ts'
import { cancelRequestRoutes } from './cancel-request/cancel-request.routes.ts'
import { documentRoutes } from './document/document.routes.ts'
import { orderHandlers } from './letters/order-mail.ts'
import { soldOrderRoutes } from './fulfilment/sold-order.routes.ts'
import { dropProofs, statusProofRoutes } from './fulfilment/status-proof.routes.ts'
import { orderRoutes } from './order.routes.ts'
import { orderPersonalData } from './personal-data.ts'
import { expireUnpaid } from './placing/abandon.ts'
import { queueRoutes } from './queue/queue.routes.ts'
import { priceChangeRoutes } from './price-change/price-change.routes.ts'
import { keepPriceChanges } from './price-change/price-change-upkeep.ts'
import { deliveryPhotoRoutes, dropUnsignedPhotos } from './shipment/photo.routes.ts'
import { shipmentRoutes } from './shipment/shipment.routes.ts'
import { returnRoutes } from './return/return.routes.ts'
import { dropPhotos, returnPhotoRoutes } from './return/return-photo.routes.ts'
import { keepReturns } from './return/return-upkeep.ts'
import { orderWaiting } from './waiting.ts'
import { settleOrderWith } from './placing/settle-order.ts'

type Needs = { payment: PaymentApi }

const tables = [
  'delivery_photo',
  'delivery_receipt',
  'delivery_receipt_line',
  'order_address_change',
  'order_address_delivery',
  'order_address_line',
  'order_cancel_request',
  'order_item',
  'order_item_ready',
  'order_price_change',
  'order_status_change',
  'order_status_proof',
  'return_line',
  'return_photo',
  'return_request',
  'shipment',
  'shipment_line',
  'shop_order',
  'sub_order',
  'vendor_member',
] as const

/** From the checkout on: committed lines with frozen prices, what becomes of them and of their money. */
export const orderModule = ({ config, db, now, post }: Platform, { payment: { cards, payment } }: Needs) => {
  const receiptFiles = openFileStore(config, 'receipts')
  const returnFiles = openFileStore(config, 'returns')
  const proofs = openFileStore(config, 'status-proofs')
  return {
    tables: [...tables],
    routes: (edge) => {
      const { serve } = edge
      checkoutRoutes(serve, { db, now, tax: taxTable, cards, payment })
      orderRoutes(serve, payment)
      orderAddressRoutes(serve, { ...payment, tax: taxTable })
      statusProofRoutes(edge, { db, now, proofs })
      queueRoutes(edge, { ...payment, publicUrl: config.publicUrl })
      soldOrderRoutes(serve, { db, now })
      priceChangeRoutes(serve, payment)
      shipmentRoutes(serve, payment)
      deliveryPhotoRoutes(edge, { db, now, receiptFiles })
      returnRoutes(serve, payment)
      returnPhotoRoutes(edge, { db, now, photos: readsAlso(returnFiles, receiptFiles) })
      cancelRequestRoutes(serve, payment)
      documentRoutes(edge, { db, now, publicUrl: config.publicUrl })
    },
    on: orderHandlers({ db, post, publicUrl: config.publicUrl }),
    onInTransaction: settleOrderWith(cards),
    jobs: jobsOf({ payment, receiptFiles, returnFiles, proofs }),
    personalData: orderPersonalData(db),
    waiting: orderWaiting({ db, now }),
  } satisfies Module
}

type JobDeps = {
  payment: PaymentApi['payment']
  receiptFiles: FileStore
  returnFiles: FileStore
  proofs: FileStore
}

/** What is done by the clock. */
const jobsOf = ({ payment, receiptFiles, returnFiles, proofs }: JobDeps): NonNullable<Module['jobs']> => [
  { name: 'order.abandon-unpaid', every: 'minute', run: () => expireUnpaid(payment) },
  { name: 'order.keep-price-changes', every: 'minute', run: () => keepPriceChanges(payment) },
  { name: 'order.keep-addresses', every: 'minute', run: () => keepAddresses(payment) },
  { name: 'order.keep-returns', every: 'minute', run: () => keepReturns(payment) },
  {
    name: 'order.drop-unsigned-photos',
    every: 'hour',
    run: (at) => dropUnsignedPhotos({ ...payment, receiptFiles }, at),
  },
  {
    name: 'order.drop-return-photos',
    every: 'hour',
    run: (at) => dropPhotos({ ...payment, photos: returnFiles }, at),
  },
  {
    name: 'order.drop-status-proofs',
    every: 'hour',
    run: (at) => dropProofs({ ...payment, proofs }, at),
  },
]
