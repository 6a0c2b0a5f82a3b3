import type { LayPattern } from '@showroom/contract/catalogue/catalogue'

/** How goods of a category can be laid; what is not laid in a pattern has none. */
const patternsByRoot: Record<string, readonly LayPattern[]> = {
  'tile-flooring': ['straight', 'half_offset', 'third_offset', 'diagonal', 'herringbone', 'versailles'],
  'backsplash-tiles': ['straight', 'half_offset', 'third_offset', 'diagonal', 'herringbone'],
  'hardwood-flooring': ['straight', 'diagonal', 'herringbone'],
  'laminate-flooring': ['straight', 'diagonal'],
  'luxury-flooring': ['straight', 'diagonal', 'herringbone'],
  hardscaping: ['straight', 'half_offset', 'diagonal', 'herringbone', 'versailles'],
}

export const layPatternsOf = (rootSlug: string, coverage: number | null): LayPattern[] =>
  coverage === null ? [] : [...(patternsByRoot[rootSlug] ?? [])]
