import type { Cart } from '@showroom/contract/cart/cart'
import type { Checkout, CheckoutDelivery, CheckoutLine } from '@showroom/contract/checkout/checkout'
import { shareOf } from '@showroom/contract/shared/money'
import type { FakeAnswers } from './fake-api.ts'

const services: CheckoutDelivery['services'] = [
  { service: 'curbside', label: 'Curbside', hint: 'To the curb, with a liftgate.', price_cents: 0 },
  { service: 'threshold', label: 'Threshold', hint: 'Over your doorstep.', price_cents: 4_500 },
  { service: 'inside', label: 'Inside the house', hint: 'Two people carry it in.', price_cents: 9_500 },
]
const parcel: CheckoutDelivery['services'] = [
  { service: 'parcel', label: 'Parcel', hint: 'To your door.', price_cents: 0 },
]

type Chosen = { coupon: string | null; zip: string | null; ways: Map<string, string> }

/** A checkout that keeps what it is sent, as the server would: 5 % off with WELCOME5, tax of 9.50 %. */
export const fakeCheckout = (cart: () => Cart): FakeAnswers => {
  const chosen: Chosen = { coupon: null, zip: null, ways: new Map() }
  const reply = () => ({ success: true as const, data: checkoutOf(cart(), chosen) })
  return {
    'GET /api/checkout': reply,
    'PUT /api/checkout': ({ body }) => {
      const { coupon_code, zip_code, deliveries }: SentChoice = Object(body)
      if (zip_code === '00000') throw invalid('zip_code', 'We know no place with this ZIP code.')
      if (coupon_code !== undefined) chosen.coupon = coupon_code
      if (zip_code !== undefined) chosen.zip = zip_code
      for (const { vendor_id, service } of deliveries ?? []) chosen.ways.set(vendor_id, service)
      return reply()
    },
  }
}
type SentChoice = {
  coupon_code?: string | null
  zip_code?: string | null
  deliveries?: { vendor_id: string; service: string }[]
}

const invalid = (field: string, message: string) =>
  new Response(
    JSON.stringify({
      success: false,
      code: 'invalid',
      message: 'Invalid data send',
      errors: { [field]: [message] },
    }),
    { status: 422 },
  )

const checkoutOf = (cart: Cart, chosen: Chosen): Checkout => {
  const lines = cart.Project_tans.map((line) => lineOf(line, chosen))
  const deliveries = cart.vendors.map(({ vendor_id, vendor, line_ids }) =>
    deliveryOf(
      { vendor_id, vendor },
      lines.filter(({ line_id }) => line_ids.includes(line_id)),
      chosen,
    ),
  )
  const sum = (of: (delivery: CheckoutDelivery) => number) =>
    deliveries.reduce((total, one) => total + of(one), 0)
  const discount_cents = sum((one) => one.discount_cents)
  const tax_cents = chosen.zip === null ? null : sum((one) => one.tax_cents ?? 0)
  return {
    showroom: cart.showroom,
    cart_id: cart.cart_id,
    cart_version: cart.version,
    price_version: 'v1',
    lines,
    deliveries,
    coupon:
      chosen.coupon === null
        ? null
        : {
            code: chosen.coupon,
            discount_cents,
            message: discount_cents === 0 ? 'This code is not known.' : null,
          },
    address: null,
    zip_code: chosen.zip,
    state: chosen.zip === null ? null : 'CA',
    merchandise_cents: sum((one) => one.merchandise_cents),
    discount_cents,
    shipping_cents: sum((one) => one.shipping_cents),
    tax_cents,
    total_cents: sum((one) => one.total_cents),
    hold_message: 'We hold the total today. You are charged by shipment: about 2 charges.',
    can: { place: false, reasons: [] },
  }
}

const lineOf = (line: Cart['Project_tans'][number], { coupon, zip }: Chosen): CheckoutLine => {
  const { id, product_id, name, brand, picture, unit, uom, qty, unit_price_cents } = line
  const discount_cents = coupon !== 'WELCOME5' ? 0 : shareOf(unit_price_cents, 500) * qty
  const merchandise_cents = line.line_total_cents - discount_cents
  return {
    line_id: id,
    product_id,
    name,
    brand,
    picture,
    unit,
    uom,
    qty,
    unit_price_cents,
    discount_cents,
    merchandise_cents,
    tax_cents: zip === null ? null : shareOf(merchandise_cents, 950),
  }
}

type Vendor = Pick<CheckoutDelivery, 'vendor_id' | 'vendor'>

const deliveryOf = (vendor: Vendor, lines: CheckoutLine[], { zip, ways }: Chosen): CheckoutDelivery => {
  const offered = lines.some(({ unit }) => unit === 'box') ? services : parcel
  const way = offered.find(({ service }) => service === ways.get(vendor.vendor_id)) ?? offered[0]
  const sum = (of: (line: CheckoutLine) => number) => lines.reduce((total, line) => total + of(line), 0)
  const merchandise_cents = sum((line) => line.merchandise_cents)
  const tax_cents = zip === null ? null : sum((line) => line.tax_cents ?? 0)
  const shipping_cents = way?.price_cents ?? 0
  return {
    ...vendor,
    line_ids: lines.map(({ line_id }) => line_id),
    service: way?.service ?? 'parcel',
    services: offered,
    arrives: { from: '2026-11-12', to: '2026-11-16' },
    window: null,
    windows: [],
    note: '',
    weight_lb: null,
    is_pallet: offered === services,
    merchandise_cents,
    discount_cents: sum((line) => line.discount_cents),
    shipping_cents,
    tax_cents,
    total_cents: merchandise_cents + shipping_cents + (tax_cents ?? 0),
  }
}
