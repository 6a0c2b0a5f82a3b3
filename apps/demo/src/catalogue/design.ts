import type { Appearance } from '@showroom/contract/catalogue/appearance'
import { type Attributes, onePiece, type Packing } from '@showroom/api/catalogue/product/packing'
import type { Random } from './random.ts'
import type { Size, Subcategory, TaxonomyCategory } from '@showroom/api/catalogue/taxonomy/taxonomy'

export type VariantDesign = {
  /** Along the family's axes, in their order. */
  variant: Record<string, string>
  /** What stands after the collection: `12x24 Matte Porcelain Tile – Fog`. */
  title: string
  colorWord: string | null
  colorHex: string | null
  sizeLabel: string
  attributes: Attributes
  /** Price against the family's base. */
  factor: number
  packing: Packing
  appearance: Appearance
  certifications: string[]
  restrictedStates: string[]
  /** What kind of part this is to others, and what kind it does not work without. */
  part?: string
  needs?: string
}

export type FamilyDesign = {
  /** `Porcelain Tile`, `Widespread Bathroom Faucet`. */
  typeName: string
  variants: VariantDesign[]
  /** Two plain sentences on use, one on care. */
  description: string
}

/** What a blueprint is given: it returns at least `count` variants, the most telling first. */
export type Commission = {
  category: TaxonomyCategory
  subcategory: Subcategory
  random: Random
  /** The family's place among its siblings: colours and styles take turns by it. */
  turn: number
  count: number
  collection: string
  /** Fixes the drawing: the same for all products of a family. */
  seed: number
}

export type Blueprint = (commission: Commission) => FamilyDesign

export const sizesOf = (subcategory: Subcategory): readonly Size[] => subcategory.sizes ?? []

/** Every combination, the first list turning fastest. */
export const crossing = <A, B, C>(
  first: readonly A[],
  second: readonly B[],
  third: readonly C[],
): [A, B, C][] => third.flatMap((c) => second.flatMap((b) => first.map((a): [A, B, C] => [a, b, c])))

/** Starts at the family's turn, so that neighbours differ. */
export const inTurn = <Item>(items: readonly Item[], turn: number): Item[] =>
  items.map((_, index) => items[(index + turn) % items.length]).filter((item) => item !== undefined)

/** How many options of each axis make at least `count` combinations, most of them along the first. */
export const spreadOver = (
  count: number,
  [firstMost, secondMost, thirdMost]: readonly [number, number, number],
  random: Random,
): [number, number, number] => {
  let second = Math.min(secondMost, random.whole(1, 3))
  let third = Math.min(thirdMost, random.chance(0.35) ? 2 : 1)
  while (firstMost * second * third < count) {
    if (second < secondMost) second++
    else if (third < thirdMost) third++
    else break
  }
  const first = Math.min(firstMost, Math.max(Math.min(2, count), Math.ceil(count / (second * third))))
  return [first, second, third]
}

const thousandths = (value: number) => Math.round(value * 1000)

/** A size with box, length or slab measures, as the taxonomy has it. */
export const soldAs = (size: Size, isPlank = false): Packing => {
  const longest = Math.max(size.w_in ?? 0, size.l_in ?? 0)
  const measured = {
    ...onePiece,
    coverage: size.box_sqft ? thousandths(size.box_sqft) : null,
    weightLb: size.box_lb ?? size.lb ?? null,
    longestEdge: longest > 0 ? thousandths(longest) : null,
    isPlank,
  }
  if (size.slab_sqft) return { ...measured, unit: 'slab', uom: 'Slab', coverage: thousandths(size.slab_sqft) }
  if (size.label.includes('(ton)')) return { ...measured, unit: 'pallet', uom: 'Ton' }
  if (size.label.includes('pallet')) {
    return { ...measured, unit: 'pallet', uom: 'Pallet', pieces: size.pieces_per_pallet ?? null }
  }
  if (size.box_linear_ft) {
    return {
      ...measured,
      unit: 'box',
      uom: 'Box',
      length: thousandths(size.box_linear_ft),
      pieces: size.pieces_per_box ?? null,
    }
  }
  if (size.box_sqft) return { ...measured, unit: 'box', uom: 'Box', pieces: size.pieces_per_box ?? null }
  return { ...measured, length: size.linear_ft ? thousandths(size.linear_ft) : null }
}

export const inches = (text: string | undefined): number => {
  const [whole, fraction] = (text ?? '').replace(/ (in|mm|cm)$/, '').split(/[ -](?=\d+\/)/)
  const parts = [whole, fraction].filter((part) => part !== undefined)
  return parts.reduce((sum, part) => {
    const [over, under] = part.split('/').map(Number)
    return sum + (over ?? 0) / (under ?? 1)
  }, 0)
}
