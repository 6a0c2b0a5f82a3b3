import type { ProductForm, VariantForm } from '@showroom/contract/vendor-goods/vendor-product'
import { longestProductName } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { variantName } from '@showroom/contract/vendor-goods/variant.rules'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import { formOf } from '../product/present-product.ts'
import type { WrittenProduct } from '../product/product-edit.store.ts'
import type { EditedProduct } from '../product/product-list.store.ts'
import { type FindPlace, writtenOf } from '../product/written-product.ts'

export type Typed = { row: VariantForm; known: EditedProduct | null }
export type Planned = {
  rows: { known: EditedProduct | null; written: WrittenProduct }[]
  /** What was not typed, and needs its size to be told from what was. */
  others: { id: number; variant: Variant }[]
}
type Variant = Record<string, string>

type Planning = {
  source: EditedProduct
  family: readonly EditedProduct[]
  typed: readonly Typed[]
  placeNamed: FindPlace
}

/** What is written of each row that was changed or added, and of the others where sizes begin to tell them apart. */
export const plannedVariants = ({ source, family, typed, placeNamed }: Planning): Planned => {
  const untouched = family.filter(({ id }) => !typed.some(({ known }) => known?.id === id))
  const labels = [...typed.map(({ row }) => row.size_label), ...untouched.map((known) => known.sizeLabel)]
  const isToldBySize = new Set(labels).size > 1
  const told = (variant: Variant, size: string): Variant =>
    isToldBySize && size !== '' && variant.size === undefined ? { ...variant, size } : variant
  const rows = typed.map(({ row, known }) => {
    const written = writtenRow({ row, known }, { source, placeNamed })
    return { known, written: { ...written, variant: told(written.variant, written.sizeLabel) } }
  })
  const others = untouched.map((known) => ({ known, variant: told(known.variant, known.sizeLabel) }))
  refuseAlike(
    rows.map(({ written }) => written.variant),
    others.flatMap(({ known, variant }) => (known.status === 'archived' ? [] : [variant])),
  )
  return {
    rows: rows.filter(({ known, written }) => known === null || isChanged(known, written)),
    others: others
      .filter(({ known, variant }) => !isAlike(known.variant, variant))
      .map(({ known: { id }, variant }) => ({ id, variant })),
  }
}

/** A new one is like the product that it was added to, but for what was typed and what is each one's own. */
const writtenRow = (
  { row: { id: _, revision: __, ...row }, known }: Typed,
  { source, placeNamed }: Pick<Planning, 'source' | 'placeNamed'>,
): WrittenProduct => {
  if (known) return writtenOf({ ...formOf(known), ...row }, { stockQty: known.stockQty, known, placeNamed })
  const form = formOf(source)
  const own = { mpn: '', upc: '', msrp_cents: null, restock_on: null } satisfies Partial<ProductForm>
  const name = variantName(form, row, longestProductName)
  return writtenOf({ ...form, ...own, ...row, name }, { stockQty: 0, known: source, placeNamed })
}

const isChanged = (known: EditedProduct, written: WrittenProduct): boolean =>
  written.sku !== known.sku ||
  written.priceCents !== known.priceCents ||
  written.sizeLabel !== known.sizeLabel ||
  !isAlike(known.variant, written.variant)

const keyOf = (variant: Variant): string =>
  JSON.stringify(Object.entries(variant).toSorted(([one], [other]) => (one < other ? -1 : 1)))

const isAlike = (one: Variant, other: Variant) => keyOf(one) === keyOf(other)

/** Shops could not tell two of them apart. What is in the archive is in no shop. */
const refuseAlike = (rows: readonly Variant[], others: readonly Variant[]) => {
  const taken = new Set(others.map(keyOf))
  const errors: Record<string, string[]> = {}
  for (const [at, variant] of rows.entries()) {
    const key = keyOf(variant)
    if (taken.has(key)) errors[`variants.${at}.color`] = [say.variantTwice]
    taken.add(key)
  }
  if (Object.keys(errors).length > 0) refuseInvalid(errors)
}
