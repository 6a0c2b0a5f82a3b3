import { createHash } from 'node:crypto'
import { hash32 } from '@showroom/api/shared/hash32'
import { itemAt } from './random.ts'
import { collectionCode, wordCode } from './words.ts'
import type { VariantDesign } from './design.ts'
import type { Place } from './places.ts'

type Named = { brand: string; collection: string }

/** `OST-TF-ARDMO-FOG-12X24`: brand, category, collection, then what tells the siblings apart. */
export const skuOf = ({ category }: Place, { brand, collection }: Named, { variant }: VariantDesign) =>
  [
    brand.slice(0, 3),
    categoryCodes[category.slug_url],
    collectionCode(collection),
    ...Object.values(variant).map(wordCode),
  ]
    .filter(Boolean)
    .join('-')
    .toUpperCase()

const categoryCodes: Record<string, string> = {
  'tile-flooring': 'TF',
  'backsplash-tiles': 'BS',
  'hardwood-flooring': 'HW',
  'laminate-flooring': 'LM',
  'luxury-flooring': 'LX',
  'bathroom-vanitys': 'VN',
  'bathroom-faucets': 'BF',
  'kitchen-faucets': 'KF',
  'kitchen-sinks': 'KS',
  'bath-tubs': 'TB',
  showers: 'SH',
  toilets: 'WC',
  'cabinet-hardware': 'CH',
  countertop: 'CT',
  appliances: 'AP',
  lights: 'LT',
  fans: 'FN',
  hardscaping: 'HS',
  'stacked-stone': 'ST',
  'pool-copings': 'PC',
  'artificial-turf': 'AT',
}

/** Each brand numbers its parts in its own way. */
export const mpnOf = ({ indexInCategory }: Place, { brand }: Named, tier: number): string => {
  const number = 1000 + indexInCategory * 7
  const patterns = [
    `${brand.slice(0, 2).toUpperCase()}${number}-${String(tier + 1).padStart(2, '0')}`,
    `${number}.${brand.slice(0, 1).toUpperCase()}${tier + 1}`,
    `${brand.slice(0, 1).toUpperCase()}-${number}${String.fromCharCode(65 + tier)}`,
  ]
  return itemAt(patterns, hash32(brand))
}

/** UPC-12 that starts with 2: restricted circulation, never a real product's. */
export const upcOf = ({ categoryNumber, subcategoryNumber, index }: Place, tier: number): string => {
  const two = (value: number) => String(value).padStart(2, '0')
  const digits = `2${two(categoryNumber)}${two(subcategoryNumber)}${String(index).padStart(4, '0')}${two(tier)}`
  const weighted = [...digits].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return `${digits}${(10 - (weighted % 10)) % 10}`
}

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export const publicIdOf = (seed: string, sku: string): string =>
  [...createHash('sha256').update(`${seed}|${sku}`).digest().subarray(0, 12)]
    .map((byte) => base62[byte % 62])
    .join('')
