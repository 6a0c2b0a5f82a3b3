import type { Facet, Picture, ProductCard } from '@showroom/contract/catalogue/catalogue'
import { aCard, aFacet, aPicture } from './catalogue-fixtures.ts'

const pictureNames = [
  'swatch_oak',
  'swatch_zellige',
  'swatch_terrazzo',
  'swatch_calacatta_hex',
  'swatch_walnut_herring',
  'swatch_stacked',
  'swatch_brick',
  'swatch_hexmosaic',
]

/** One card per picture we have. */
export const aShelf = (card: (id: string, picture: Picture) => ProductCard): ProductCard[] =>
  pictureNames.map((name) => card(name, aPicture(name)))

export const aShelfOfTiles = (): ProductCard[] =>
  aShelf((id, picture) =>
    aCard({ id, name: `${id.replace('swatch_', '').replaceAll('_', ' ')} tile 12x24`, pictures: [picture] }),
  )

const countsOf = (...labels: string[]): Facet['values'] =>
  labels.map((label, index) => ({
    value: label,
    label,
    count: Math.max(0, 96 - index * 11),
    selected: false,
  }))

export const someFacets = (): Facet[] => [
  aFacet({
    key: 'stock',
    label: 'Availability',
    values: [
      { value: 'in_stock', label: 'In stock', count: 388, selected: false },
      { value: 'backorder', label: 'On backorder', count: 24, selected: false },
    ],
  }),
  aFacet({ values: countsOf('White', 'Light Gray', 'Beige', 'Black', 'Blue', 'Green', 'Multi') }),
  aFacet({
    key: 'size',
    label: 'Nominal size',
    unit: 'in',
    values: countsOf('12x24', '24x24', '24x48', '18x18', '8x48', '6x36', '12x12', '36x36', '2x2', '9 hex'),
  }),
  aFacet({ key: 'finish', label: 'Finish', values: countsOf('Matte', 'Honed', 'Polished') }),
  aFacet({ key: 'brand', label: 'Brand', values: countsOf('Halden Stone Works', 'Ferrier & Lowe') }),
]
