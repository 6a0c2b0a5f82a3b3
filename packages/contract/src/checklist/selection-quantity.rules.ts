import { allowedQty, type OrderSteps, quantityToCover } from '../cart/quantity.rules.ts'
import type { RoomAreas } from '../project/room-areas.rules.ts'
import type { QtySource } from './selection-choices.ts'

export type Wanted = { qty_source: QtySource; qty: number; waste_pct: number }

export type SoldAs = OrderSteps & {
  /** What one unit covers, in thousandths of a square foot; null where it covers no area. */
  coverage: number | null
  /** How long one piece is, in thousandths of a foot; null where it is not sold by length. */
  length: number | null
}

const perUnitOf = (source: Exclude<QtySource, 'fixed'>, { coverage, length }: SoldAs): number | null =>
  source === 'counter' ? length : coverage

/** What a room's measures ask for; null where they say nothing of this product. */
export const needOf = (wanted: Wanted, sold: SoldAs, areas: RoomAreas | null): number | null => {
  if (wanted.qty_source === 'fixed' || areas === null) return null
  const need = areas[wanted.qty_source]
  return need > 0 && perUnitOf(wanted.qty_source, sold) !== null ? need : null
}

const most = 9_999

/** Boxes for the room where it was measured and the product covers it, else as many as were said. */
export const qtyOfOption = (wanted: Wanted, sold: SoldAs, areas: RoomAreas | null): number => {
  const need = needOf(wanted, sold, areas)
  const perUnit = wanted.qty_source === 'fixed' ? null : perUnitOf(wanted.qty_source, sold)
  const qty =
    need === null || perUnit === null
      ? allowedQty(wanted.qty, sold)
      : quantityToCover(need, wanted.waste_pct, { ...sold, perUnit }).qty
  return Math.min(qty, most - (most % sold.step_qty))
}
