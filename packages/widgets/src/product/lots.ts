import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'

type Lots = ProductDetail['lots']

/** The oldest lot that has them all: lots come oldest first. */
export const coveringLot = (lots: Lots, qty: number) => lots.find((lot) => lot.available >= qty) ?? null

export const largestLot = (lots: Lots) => Math.max(0, ...lots.map((lot) => lot.available))
