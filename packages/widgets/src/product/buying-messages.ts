import type { LayPattern } from '@showroom/contract/catalogue/catalogue'

/** How much is needed, and what buying it costs: it comes after the pictures and the price. */
export const buyingMessages = {
  howMuch: 'How much do you need?',
  howMany: 'Quantity',
  areaToCover: 'Area to cover',
  room: (index: number) => `Room ${index}`,
  measureBy: 'How do you know the size?',
  byArea: 'I know the area',
  bySides: 'Length × width',
  sqft: 'sq ft',
  feet: 'ft',
  feetOf: (side: string) => `${side}, feet`,
  addRoom: 'Add another room',
  totalToCover: (area: string) => `${area} sq ft in all`,
  pattern: 'Pattern',
  waste: 'Extra for cuts',
  wasteHint: (percent: number) => `${percent}% is usual here`,
  lengthNeeded: 'Length to cover',

  covers: (units: string, area: string) => `${units} = ${area} sq ft`,
  coversLength: (units: string, feet: string) => `${units} = ${feet} ft`,
  slabChoice: 'Natural stone is chosen slab by slab; we confirm yours before it is cut.',

  total: 'Total',
  add: 'Add to cart',
  adding: 'Adding…',
  added: (units: string) => `Added ${units}.`,
  minimum: (units: string) => `Sold from ${units} on.`,
  step: (units: string) => `Sold in steps of ${units}.`,
  stockShort: (units: string) => `We have ${units} at the moment. Please lower the quantity.`,

  oneLot: (units: string) => `Your ${units} come from one lot`,
  oneLotSingle: (unit: string) => `Your ${unit} comes from one lot`,
  lotShort: (units: string, largest: number) =>
    `No single lot has ${units} (largest ${largest}). Mix lots, wait or reduce.`,
  mixLots: 'Mix lots; shades may differ slightly',
  delivery: (from: string, to: string) => `Arrives ${from} – ${to}`,
  later: 'Takes longer than our usual three weeks.',
} as const

export const patternLabels: Record<LayPattern, string> = {
  straight: 'Straight',
  half_offset: '½ offset',
  third_offset: '⅓ offset',
  diagonal: 'Diagonal',
  herringbone: 'Herringbone or chevron',
  versailles: 'Versailles',
}
