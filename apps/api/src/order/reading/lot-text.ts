import type { ReservedLot } from '../placing/new-order.ts'

/** “Lot B-2207”; where shades may differ, every lot that it came from. */
export const lotText = (lots: readonly ReservedLot[]): string | null =>
  lots.length === 0
    ? null
    : `Lot ${[...new Set(lots.map(({ code }) => code.replace(/^lot\s+/i, '')))].join(', ')}`
