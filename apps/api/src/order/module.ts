import type { Module } from '../module.ts'
import type { PaymentApi } from '../payment/module.ts'
import type { Platform } from '../platform/platform.ts'
import { taxTable } from '../pricing/tax.ts'
import { checkoutRoutes } from './checkout.routes.ts'
import { orderHandlers } from './letters/order-mail.ts'
import { orderRoutes } from './order.routes.ts'
import { orderPersonalData } from './personal-data.ts'
import { expireUnpaid } from './placing/abandon.ts'
import { priceChangeRoutes } from './price-change/price-change.routes.ts'
import { keepPriceChanges } from './price-change/price-change-upkeep.ts'
import { settleOrderWith } from './placing/settle-order.ts'

type Needs = { payment: PaymentApi }

/** From the checkout on: committed lines with frozen prices, what becomes of them and of their money. */
export const orderModule = ({ config, db, now, post }: Platform, { payment: { cards, payment } }: Needs) =>
  ({
    tables: [
      'order_item',
      'order_price_change',
      'order_status_change',
      'shop_order',
      'sub_order',
      'vendor_member',
    ],
    routes: ({ serve }) => {
      checkoutRoutes(serve, { db, now, tax: taxTable, cards, payment })
      orderRoutes(serve, { ...payment, tax: taxTable })
      priceChangeRoutes(serve, payment)
    },
    on: orderHandlers({ db, post, publicUrl: config.publicUrl }),
    onInTransaction: settleOrderWith(cards),
    jobs: [
      {
        name: 'order.abandon-unpaid',
        every: 'minute',
        run: () => expireUnpaid(payment),
      },
      {
        name: 'order.keep-price-changes',
        every: 'minute',
        run: () => keepPriceChanges(payment),
      },
    ],
    personalData: [orderPersonalData(db)],
  }) satisfies Module
