import type { Packing } from '@showroom/api/catalogue/product/packing'
import type { Random } from './random.ts'

export type GeneratedLot = { code: string; onHand: number; receivedDaysAgo: number }

/** Days instead of dates: the catalogue stays the same on whichever day it is loaded. */
export type GeneratedStock = {
  status: 'in_stock' | 'low' | 'backorder' | 'made_to_order' | 'discontinued'
  quantity: number
  restockInDays: number | null
  lots: GeneratedLot[]
}

type Shelf = { random: Random; packing: Packing; slug: string }

export const stockOf = ({ random, packing, slug }: Shelf): GeneratedStock => {
  const status = random.weighted([
    ['in_stock', 70],
    ['low', 15],
    ['backorder', 8],
    ['made_to_order', 5],
    ['discontinued', 2],
  ] as const)
  if (status === 'backorder') return { status, quantity: 0, restockInDays: random.whole(9, 60), lots: [] }
  if (status === 'made_to_order' || status === 'discontinued') {
    return { status, quantity: 0, restockInDays: null, lots: [] }
  }
  if (!comesInLots(packing, slug)) {
    const quantity = (status === 'low' ? random.whole(1, 5) : random.whole(6, 400)) * packing.minQty
    return { status, quantity, restockInDays: null, lots: [] }
  }
  const lots = status === 'low' ? [fewLeft(random, packing)] : lotsOf(random, packing)
  return { status, quantity: lots.reduce((sum, { onHand }) => sum + onHand, 0), restockInDays: null, lots }
}

/** What is fired, sawn or dyed in runs comes in lots; so does every natural slab. */
const comesInLots = ({ unit }: Packing, slug: string) =>
  ['box', 'slab', 'pallet', 'square_foot'].includes(unit) || slug.endsWith('coping')

/** Counted in the smallest order, so that even the last of a roll can be bought. */
const fewLeft = (random: Random, { minQty }: Packing): GeneratedLot => {
  const lot = lotOf(random, [1, 5])
  return { ...lot, onHand: lot.onHand * minQty }
}

const lotsOf = (random: Random, { unit }: Packing): GeneratedLot[] => {
  const most: [number, number] = unit === 'slab' ? [1, 9] : unit === 'square_foot' ? [900, 6000] : [6, 240]
  const lots = Array.from({ length: random.whole(1, 4) }, () => lotOf(random, most))
  const seen = new Set<string>()
  return lots.filter(({ code }) => !seen.has(code) && seen.add(code))
}

/** `LOT 26-0413 S2 C7`: year and run, shade, caliber. */
const lotOf = (random: Random, [least, most]: readonly [number, number]): GeneratedLot => {
  const year = random.chance(0.7) ? 26 : 25
  const run = `${String(random.whole(1, 12)).padStart(2, '0')}${String(random.whole(1, 28)).padStart(2, '0')}`
  return {
    code: `LOT ${year}-${run} S${random.whole(1, 4)} C${random.whole(4, 9)}`,
    onHand: random.whole(least, most),
    receivedDaysAgo: random.whole(4, 300),
  }
}
