import type { SalesUnit } from '../catalogue/catalogue.ts'

/** What is judged of a product; `attributes` are the ones that its category asks for, by whether each is there. */
export type Describable = {
  description: string
  photos: number
  unit: SalesUnit
  coverage: number | null
  length: number | null
  pieces: number | null
  weightLb: number | null
  sizeLabel: string
  /** By its key: whether it is said. */
  attributes: Readonly<Record<string, boolean>>
  msrpCents: number | null
  documents: number
}

export const completenessParts = [
  'description',
  'photo',
  'more_photos',
  'attributes',
  'packaging',
  'weight',
  'size',
  'msrp',
  'documents',
] as const
export type CompletenessPart = (typeof completenessParts)[number]

/** A description of two sentences says something. */
const tellingDescription = 120
const enoughPhotos = 3

/** Hundredths of the whole: they sum to 100. */
export const completenessWeights: Record<CompletenessPart, number> = {
  description: 15,
  photo: 15,
  more_photos: 5,
  attributes: 30,
  packaging: 15,
  weight: 8,
  size: 5,
  msrp: 4,
  documents: 3,
}

/** What one unit covers, or is long, must be said where it is bought by area, length or bundle. */
export const isPacked = ({
  unit,
  coverage,
  length,
  pieces,
}: Pick<Describable, 'unit' | 'coverage' | 'length' | 'pieces'>): boolean => {
  if (unit === 'box' || unit === 'slab' || unit === 'pallet' || unit === 'square_foot')
    return coverage !== null
  if (unit === 'linear_foot') return length !== null || coverage !== null
  return unit === 'piece' || pieces !== null
}

/** How much of each part is there, from 0 to 1. */
const sharesOf = (product: Describable): Record<CompletenessPart, number> => {
  const asked = Object.values(product.attributes)
  return {
    description: Math.min(1, product.description.trim().length / tellingDescription),
    photo: product.photos > 0 ? 1 : 0,
    more_photos: Math.min(1, Math.max(0, product.photos - 1) / (enoughPhotos - 1)),
    attributes: asked.length === 0 ? 1 : asked.filter(Boolean).length / asked.length,
    packaging: isPacked(product) ? 1 : 0,
    weight: product.weightLb === null ? 0 : 1,
    size: product.sizeLabel.trim() === '' ? 0 : 1,
    msrp: product.msrpCents === null ? 0 : 1,
    documents: product.documents > 0 ? 1 : 0,
  }
}

/** How much of what buyers look for is said, in percent, and what is missing: 100 only where nothing is. */
export const completenessOf = (product: Describable): { percent: number; missing: CompletenessPart[] } => {
  const shares = sharesOf(product)
  const missing = completenessParts.filter((part) => shares[part] < 1)
  const sum = completenessParts.reduce((total, part) => total + shares[part] * completenessWeights[part], 0)
  return { percent: missing.length === 0 ? 100 : Math.min(99, Math.floor(sum)), missing }
}
