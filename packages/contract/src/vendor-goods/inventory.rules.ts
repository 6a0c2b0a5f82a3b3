export const inventorySorts = ['sku', 'name', 'warehouse', 'on_hand', 'reserved', 'available'] as const

/** What a vendor looks for in the warehouse. */
export const stockViews = ['low', 'out', 'reserved'] as const
export type StockView = (typeof stockViews)[number]

/** A count says what lies there; what orders were promised lies there too. */
export const canCount = (onHand: number, reserved: number): boolean => onHand >= reserved
