import { expect, test } from 'vitest'
import { moneyElsewhere, orderMoney } from './order-money.rules.ts'
import { coupon, running, shipments } from './testing/running-order.ts'

test('an order that goes elsewhere keeps its prices and its coupon; tax and delivery are reckoned anew', () => {
  const before = orderMoney({ lines: running, shipments, coupon })
  const lines = running.map((line, index) => ({ ...line, ...before.lines[index] }))
  const sold = lines.map(({ discountCents = 0, taxCents = 0, ...line }) => ({
    ...line,
    discountCents,
    taxCents,
  }))
  expect(moneyElsewhere({ lines: sold, shipments })).toMatchObject({
    merchandiseCents: before.merchandiseCents,
    discountCents: before.discountCents,
    totalCents: before.totalCents,
  })
  const inTexas = sold.map((line) => ({ ...line, taxBps: 625 }))
  const shipped = shipments.map((shipment) => ({ ...shipment, shippingTaxBps: 625 }))
  expect(moneyElsewhere({ lines: inTexas, shipments: shipped })).toMatchObject({
    merchandiseCents: before.merchandiseCents,
    discountCents: before.discountCents,
    taxCents: 16_125,
  })
})
