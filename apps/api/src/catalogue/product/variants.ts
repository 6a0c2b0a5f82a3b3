import type { VariantAxis } from '@showroom/contract/catalogue/catalogue'
import { likenessOf } from './product-card.ts'
import type { SiblingRow } from './product-card.store.ts'

type Variant = Record<string, string>

/**
 * For each axis every value that the family has. A value leads to the product that differs in nothing else;
 * where there is none, to the one most like this, with the reason.
 */
export const variantsOf = (
  axes: readonly string[],
  own: Variant,
  siblings: readonly SiblingRow[],
): VariantAxis[] =>
  axes
    .map((axis) => ({ axis, label: labelOf(axis), options: optionsAlong(axis, own, siblings) }))
    .filter(({ options }) => options.length > 1)

type Option = VariantAxis['options'][number]

const optionsAlong = (axis: string, own: Variant, siblings: readonly SiblingRow[]): Option[] => {
  const values = new Set(siblings.flatMap(({ variant }) => variant[axis] ?? []))
  return [...values].sort(byName).map((value) => {
    const wanted = { ...own, [axis]: value }
    const nearest = nearestTo(
      wanted,
      siblings.filter(({ variant }) => variant[axis] === value),
    )
    return {
      value,
      color: axis === colorAxisOf(own) ? (nearest?.colorHex ?? null) : null,
      product_id: nearest?.publicId ?? null,
      selected: own[axis] === value,
      reason: nearest ? reasonAgainst(nearest, wanted) : null,
    }
  })
}

/** Of equals the first. */
const nearestTo = (wanted: Variant, siblings: readonly SiblingRow[]): SiblingRow | undefined => {
  let nearest: SiblingRow | undefined
  let most = -1
  for (const sibling of siblings) {
    const likeness = likenessOf(wanted, sibling.variant)
    if (likeness > most) [nearest, most] = [sibling, likeness]
  }
  return nearest
}

const reasonAgainst = ({ variant, stockStatus, stockQty }: SiblingRow, wanted: Variant): string | null => {
  const differing = Object.entries(wanted).filter(([axis, value]) => (variant[axis] ?? value) !== value)
  if (differing.length > 0) return `Not made in ${differing.map(([, value]) => value).join(', ')}`
  return stockStatus === 'discontinued' && stockQty === 0 ? 'Discontinued' : null
}

/** Fixtures have their colour from the finish. */
const colorAxisOf = (variant: Variant): string => ('color' in variant ? 'color' : 'finish')

const labelOf = (axis: string): string => {
  const words = axis.replace(/_/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const names = new Intl.Collator('en-US', { numeric: true })
const byName = (a: string, b: string): number => names.compare(a, b)
