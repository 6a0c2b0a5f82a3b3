import type { Kept, KeptLot } from '../../catalogue/stock/reserve-stock.ts'

/** Units leave from a line's lots in the order in which the lots are written on it. */
export const lotsTaken = (lots: readonly KeptLot[], units: number): KeptLot[] => {
  let left = units
  return lots.flatMap((lot) => {
    const qty = Math.min(lot.qty, left)
    left -= qty
    return qty > 0 ? [{ ...lot, qty }] : []
  })
}

/** Of a line’s lots, which stay written on it, those that `qty` units are still kept of: the last ones. */
export const lotsKept = ({ qty, lots }: Pick<Kept, 'qty' | 'lots'>): KeptLot[] =>
  lotsTaken(lots.toReversed(), qty).toReversed()
