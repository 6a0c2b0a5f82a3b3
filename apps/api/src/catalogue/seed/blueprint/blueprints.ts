import type { Blueprint } from '../design.ts'
import { laminate, vinyl } from './resilient-floor.ts'
import { tile } from './tile.ts'
import { tileLines } from './tile-lines.ts'
import { hardwood } from './wood-floor.ts'

/** Who designs the families of a subcategory. */
const bySubcategory: Record<string, Blueprint> = {
  ...Object.fromEntries(Object.keys(tileLines).map((slug) => [slug, tile])),
  'engineered-hardwood': hardwood,
  'solid-hardwood': hardwood,
  'herringbone-and-chevron': hardwood,
  'unfinished-hardwood': hardwood,
  'water-resistant-laminate': laminate,
  'standard-laminate': laminate,
  'wide-plank-laminate': laminate,
  'spc-rigid-core-plank': vinyl,
  'wpc-plank': vinyl,
  'dryback--glue-down-plank': vinyl,
  'luxury-vinyl-tile': vinyl,
  'lvp-herringbone': vinyl,
}

export const blueprintOf = (subcategory: string): Blueprint => {
  const blueprint = bySubcategory[subcategory]
  if (!blueprint) throw new RangeError(`Nobody designs ${subcategory}.`)
  return blueprint
}

export const isDesigned = (subcategory: string): boolean => subcategory in bySubcategory
