import type { StockView } from '@showroom/contract/vendor-goods/inventory.rules'

const views: Record<StockView, string> = {
  low: 'Few available',
  out: 'None available',
  reserved: 'Reserved for orders',
}

/** What the list of the warehouse says. */
export const inventoryMessages = {
  viewOf: (view: StockView) => views[view],
  caption: 'What lies in the warehouse',
  row: 'row',
  rows: 'rows',
  search: 'Search by SKU, name or lot',
  nothing: 'Nothing lies here yet. Goods turn up as soon as they are in Products.',
  show: 'Show',
  everything: 'Everything',
  sku: 'SKU',
  name: 'Product',
  lot: 'Lot',
  noLot: 'no lots',
  received: 'Received',
  onHand: 'On hand',
  reserved: 'Reserved',
  available: 'Available',
  unit: 'Unit',
  few: 'few',
  none: 'none',
  countOf: (sku: string, lot: string | null) =>
    lot === null ? `Count of ${sku}` : `Count of ${sku}, lot ${lot}`,
  counted: 'Counted on hand',
  reservedHint: (reserved: number) =>
    reserved === 0
      ? 'Nothing of it is reserved.'
      : `${reserved.toLocaleString('en-US')} are reserved for orders.`,
  why: 'Why does it change?',
  whyHint: 'Counted anew, broken, received…',
  save: 'Save the count',
  typeCount: 'Please type how many lie there.',
} as const
