import type { Appearance } from '@showroom/contract/catalogue/appearance'
import type { SalesUnit } from '@showroom/contract/catalogue/catalogue'
import type { DeliveryService } from '@showroom/contract/checkout/delivery-services'
import type { CancelRequestState } from '@showroom/contract/order/cancel-request.rules'
import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import type { Photo } from '../../catalogue/photo/photo.ts'
import type { ReservedLot, ShipTo } from '../placing/new-order.ts'

/** Placed orders as they are read: nothing in here that a client may not see. */
export type OrderFacts = {
  id: number
  publicId: string
  number: string
  accountId: number
  showroomId: number
  showroomRef: string
  companyName: string
  projectId: string | null
  projectName: string | null
  shipTo: ShipTo
  couponCode: string | null
  merchandiseCents: number
  discountCents: number
  shippingCents: number
  taxCents: number
  totalCents: number
  placedAt: Date
}

export type DeliveryFacts = {
  id: number
  publicId: string
  orderId: number
  vendor: string
  service: DeliveryService
  deliverFrom: string
  deliverTo: string
  merchandiseCents: number
  discountCents: number
  shippingCents: number
  shippingTaxCents: number
  taxCents: number
  totalCents: number
}

export type ItemFacts = {
  id: number
  publicId: string
  subOrderId: number
  productPublicId: string
  productName: string
  brand: string
  sku: string
  unit: SalesUnit
  uom: string
  sizeLabel: string
  appearance: Appearance | null
  placeholder: string
  /** Those that the product has today. */
  photos: Photo[]
  lots: ReservedLot[]
  qty: number
  /** Units that left, and were charged. */
  shippedQty: number
  /** When its last package so far came; null where none has, or it goes without. */
  packageCameAt: Date | null
  unitPriceCents: number
  discountCents: number
  merchandiseCents: number
  taxCents: number
  totalCents: number
  status: OrderStatus
  statusAt: Date
  /** A vendor’s new price for it waits for the client’s answer. */
  isPriceAsked: boolean
  cancelRequest: AskedCancel | null
}

/** The last of a line. */
export type AskedCancel = { state: CancelRequestState; answer: string; askedAt: string }

export type WholeOrder = {
  order: OrderFacts
  deliveries: readonly DeliveryFacts[]
  items: readonly ItemFacts[]
}
