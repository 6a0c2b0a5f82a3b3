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
  warehouse: 'Warehouse',
  everyWarehouse: 'Every warehouse',
  warehouses: 'Warehouses',
  warehousesAbout: 'Pick lists and packing slips name them; a truck comes only where pallets leave.',
  liesIn: 'Lies in',
  liesInHint: 'Counts and what orders were promised stay as they are.',
  main: 'Main',
  parcelsOnly: 'Parcels only',
  noAddress: 'No address yet.',
  addWarehouse: 'Add a warehouse',
  editWarehouse: (name: string) => `Change ${name}`,
  edit: 'Change',
  makeMain: 'Make it the main one',
  makeMainOf: (name: string) => `Make ${name} the main one`,
  close: 'Close it',
  closeOf: (name: string) => `Close ${name}`,
  warehouseName: 'Name',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  shipsFreight: 'Trucks take pallets there',
  saveWarehouse: 'Save',
  leaveIt: 'Leave it',
  lot: 'Lot',
  noLot: 'no lots',
  addLot: 'Add a lot',
  lotOf: (sku: string) => `A lot of ${sku}`,
  lotCode: 'Lot code, as on the boxes',
  choosing: { short: 'Choose', to: (name: string) => `Choose ${name}` },
  firstLot: (onHand: number, uom: string) =>
    onHand === 0
      ? 'It is the first lot: from now on its stock is what its lots have.'
      : `It is the first lot: from now on its stock is what its lots have, and the ${onHand.toLocaleString('en-US')} (${uom}) that lie there without a lot are no longer counted beside it.`,
  whyLot: 'Why is it added?',
  whyLotHint: 'Received, sorted anew…',
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
