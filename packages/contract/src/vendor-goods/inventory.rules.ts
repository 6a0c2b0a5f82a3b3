import { type Day, isDay } from '../shared/day.ts'

export const inventorySorts = ['sku', 'name', 'warehouse', 'on_hand', 'reserved', 'available'] as const

/** What a vendor looks for in the warehouse. */
export const stockViews = ['low', 'out', 'reserved'] as const
export type StockView = (typeof stockViews)[number]

/** Codes of lots as they are printed on boxes. */
export const longestLotCode = 60
/** Of a product, or of one of its lots. */
export const mostUnits = 1_000_000
/** What came in before is long gone from every warehouse. */
const oldestReceipt: Day = '2000-01-01'

/** Nothing came in on a day that is still to come. */
export const canReceiveOn = (day: Day, today: Day): boolean =>
  isDay(day) && day >= oldestReceipt && day <= today

/** A count says what lies there; what orders were promised lies there too. */
export const canCount = (onHand: number, reserved: number): boolean => onHand >= reserved
