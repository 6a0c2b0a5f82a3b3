import { type Packing, soldByPiece } from '../product/packing.ts'
import type { Place } from './place.ts'
import type { FeedItem } from './feed-item.ts'
import { coverageIn, measureOf, poundsOf } from './measures.ts'

const soldByBox = new Set([
  'tile-flooring',
  'backsplash-tiles',
  'hardwood-flooring',
  'laminate-flooring',
  'luxury-flooring',
  'hardscaping',
  'stacked-stone',
])

/** A measure makes a box; without one, the product is sold by the piece. */
export const packingOf = (item: FeedItem, { category }: Place, description: string): Packing => {
  const weightLb = poundsOf(item.weight)
  const stated = item.measure === '' ? null : measureOf(item.measure)
  const measure =
    stated ??
    coverageIn(Object.values(item.options).join(' ')) ??
    (soldByBox.has(category.slug_url) ? coverageIn(description) : null)
  if (measure === null) return soldByPiece({ weightLb })
  if ('length' in measure) return soldByPiece({ weightLb, length: measure.length })
  if (category.slug_url === 'countertop')
    return soldByPiece({ unit: 'slab', uom: 'Slab', coverage: measure.coverage, weightLb })
  if (measure.coverage === 1000)
    return soldByPiece({ unit: 'square_foot', uom: 'Sq ft', coverage: 1000, weightLb })
  return soldByPiece({ unit: 'box', uom: 'Box', coverage: measure.coverage, weightLb })
}
