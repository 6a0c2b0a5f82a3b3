import type { Price } from '@showroom/contract/catalogue/catalogue'
import { count } from '../ui/format.ts'

/** `1 box`, `9 boxes`; the shop's own label where it has one. */
export function unitsText(qty: number, price: Pick<Price, 'unit' | 'uom'>): string {
  const one =
    price.unit === 'square_foot'
      ? 'sq ft'
      : price.unit === 'linear_foot'
        ? 'linear ft'
        : price.uom.toLowerCase()
  return `${count(qty)} ${qty === 1 || one.endsWith('ft') ? one : pluralOf(one)}`
}

export const unitsName = (price: Pick<Price, 'unit' | 'uom'>) => unitsText(2, price).slice(2)

const pluralOf = (word: string) => (/(x|s|ch|sh)$/.test(word) ? `${word}es` : `${word}s`)
