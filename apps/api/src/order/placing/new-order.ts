import type { Address } from '@showroom/contract/account/address'
import type { Appearance } from '@showroom/contract/catalogue/appearance'
import type { SalesUnit } from '@showroom/contract/catalogue/catalogue'
import type { DeliveryService, DeliveryWindow } from '@showroom/contract/checkout/delivery-services'

/** Where an order goes, as the address book had it when the order was placed. */
export type ShipTo = {
  street: string
  apartment: string
  city: string
  state: string
  zip_code: string
  contact: string
  country_code: string
  phone_number: string
  gate_code: string
  stairs: string
  truck_access: string | null
}

/** What an order keeps of an address of the book. */
export const shipToOf = ({ id: _, is_default: __, ...shipTo }: Address): ShipTo => shipTo

type Amounts = {
  merchandiseCents: number
  discountCents: number
  shippingCents: number
  taxCents: number
  totalCents: number
}

/** Units promised from one production run. */
export type ReservedLot = { lotId: number; code: string; qty: number }

/** A line with all that it is sold with. Amounts without `unit` are of the whole line. */
export type NewOrderItem = {
  publicId: string
  productId: number
  cartLineId: string
  projectId: number | null
  productName: string
  brand: string
  sku: string
  unit: SalesUnit
  uom: string
  sizeLabel: string
  coverage: number | null
  appearance: Appearance | null
  placeholder: string
  lots: readonly ReservedLot[]
  /** Units that are kept for the line: none of what is made for the order. */
  reservedQty: number
  qty: number
  finalPriceCents: number
  feeBps: number
  unitFeeCents: number
  markupBps: number
  markupRuleId: number | null
  unitMarkupCents: number
  unitPriceCents: number
  couponBps: number
  discountCents: number
  merchandiseCents: number
  taxBps: number
  taxCents: number
  totalCents: number
}

/** What one vendor delivers. */
export type NewSubOrder = Amounts & {
  publicId: string
  vendorId: number
  service: DeliveryService
  /** YYYY-MM-DD */
  deliverFrom: string
  deliverTo: string
  window: DeliveryWindow | null
  note: string
  weightLb: number | null
  /** Of the shipping alone; part of `taxCents`. */
  shippingTaxCents: number
  items: readonly NewOrderItem[]
}

/** The card of an attempt, at the provider; `kept` is what to save of it once the order is placed. */
export type OrderCard = { paymentMethodId: string; kept: object | null }

export type NewOrder = Amounts & {
  publicId: string
  number: string
  showroomId: number
  accountId: number
  projectId: number | null
  cartId: number
  cartVersion: number
  /** What was seen and agreed to: the same cart with other choices is another order. */
  priceVersion: string
  card: OrderCard
  shipTo: ShipTo
  couponId: number | null
  couponCode: string | null
  at: Date
  subOrders: readonly NewSubOrder[]
}
