/** What a board says. */
export const boardMessages = {
  board: 'Room board',
  fileName: (room: string) => `${room} board.pdf`,
  generated: (at: string) => `Written ${at} (Pacific)`,
  ours: 'Showroom',
  material: 'Material',
  quantity: 'Quantity',
  price: 'Price',
  total: 'Total',
  sku: (sku: string) => `SKU ${sku}`,
  area: (area: number) => `${(area / 1_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} sq ft`,
  units: (qty: number, uom: string) => `${qty.toLocaleString('en-US')} × ${uom.toLowerCase()}`,
  count: (materials: number) => (materials === 1 ? '1 material' : `${materials} materials`),
  nothing: 'Nothing is laid in this room yet.',
  notSold: 'Not in this list',
  pictured: 'Colors vary by screen and print. Ask for a sample before you decide.',
  fromPhoto: 'Areas that nobody has measured are read from the photo. Measure before you order.',
}
