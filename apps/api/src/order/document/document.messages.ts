import type { OrderDocumentKind } from '@showroom/contract/order/order-document.rules'

const titles: Record<OrderDocumentKind, string> = {
  confirmation: 'Order confirmation',
  invoice: 'Invoice',
  'packing-slip': 'Packing slip',
}

/** What the papers of an order say. */
export const documentMessages = {
  titles,
  of: (title: string, vendor: string) => `${title}: ${vendor}`,
  fileName: (number: string) => `${number}.pdf`,
  order: (number: string) => `Order ${number}`,
  generated: (number: string, at: string) => `Document ${number} · Written ${at} (Pacific)`,
  placed: (day: string) => `Placed ${day}`,
  charged: (day: string) => `Charged ${day}`,
  deliveredTo: 'Delivered to',
  deliveredBy: 'Delivered by',
  paidWith: 'Paid with',
  card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  soldBy: 'Ordered from',
  item: 'Item',
  qty: 'Quantity',
  unitPrice: 'Unit price',
  tax: 'Tax',
  sum: 'Price',
  packed: 'Packed',
  /** To be filled in by hand. */
  line: '_______',
  units: (qty: number, uom: string) => `${qty} × ${uom.toLowerCase()}`,
  sku: (sku: string) => `SKU ${sku}`,
  saved: (sum: string) => `Coupon −${sum}`,
  merchandise: 'Merchandise',
  delivery: 'Delivery',
  total: 'Total',
  totalCharged: 'Charged',
  arrives: (days: string) => `arrives ${days}`,
  from: (vendor: string) => `From ${vendor}`,
  holdNote:
    'Your bank holds the total first. Each delivery is charged when it leaves its vendor, and has an invoice of its own.',
  cancelNote: 'What was cancelled or declined is not charged, whatever stands above.',
  refundNote: 'What is given back later is on the page of the order.',
  countNote: 'Please count the boxes before you sign for them, and note what is missing or broken.',
  carrierNote: 'The carrier has the whole address.',
}
