import type { ProductForm, ProductShelf, VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import type { UsState } from '@showroom/contract/account/us-states'
import { offeredDocuments } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'

type Attribute = ProductForm['attributes'][string]

/** A product as it is typed: by the names of the call, numbers as people write them. */
export type Typed = Record<
  | 'name'
  | 'sku'
  | 'category'
  | 'brand'
  | 'description'
  | 'mpn'
  | 'upc'
  | 'color'
  | 'size_label'
  | 'price_cents'
  | 'msrp_cents'
  | 'coverage'
  | 'length'
  | 'pieces'
  | 'weight_centi_lb'
  | 'lead_days_min'
  | 'lead_days_max'
  | 'restock_on'
  | 'quantity'
  | 'restricted_states',
  string
> &
  Pick<ProductForm, 'unit' | 'availability' | 'prop65'> & {
    attributes: Record<string, string>
    documents: ProductForm['documents']
  }
export type TextName = Exclude<keyof Typed, 'unit' | 'availability' | 'prop65' | 'attributes' | 'documents'>

export const nothingTyped: Typed = {
  name: '',
  sku: '',
  category: '',
  brand: '',
  description: '',
  mpn: '',
  upc: '',
  color: '',
  size_label: '',
  price_cents: '',
  msrp_cents: '',
  coverage: '',
  length: '',
  pieces: '',
  weight_centi_lb: '',
  lead_days_min: '3',
  lead_days_max: '15',
  restock_on: '',
  quantity: '0',
  restricted_states: '',
  unit: 'piece',
  availability: 'stocked',
  prop65: false,
  attributes: {},
  documents: [...offeredDocuments],
}

const shown = (amount: number | null, per: number): string => (amount === null ? '' : String(amount / per))

const textOfAttribute = (value: Attribute): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(', ') : String(value)
}

export const typedOf = (product: VendorProduct): Typed => ({
  name: product.name,
  sku: product.sku,
  category: product.category,
  brand: product.brand,
  description: product.description,
  mpn: product.mpn,
  upc: product.upc,
  color: product.color,
  size_label: product.size_label,
  unit: product.unit,
  availability: product.availability,
  prop65: product.prop65,
  price_cents: (product.price_cents / 100).toFixed(2),
  msrp_cents: product.msrp_cents === null ? '' : (product.msrp_cents / 100).toFixed(2),
  coverage: shown(product.coverage, 1_000),
  length: shown(product.length, 1_000),
  pieces: shown(product.pieces, 1),
  weight_centi_lb: shown(product.weight_centi_lb, 100),
  lead_days_min: String(product.lead_days_min),
  lead_days_max: String(product.lead_days_max),
  restock_on: product.restock_on ?? '',
  quantity: String(product.stock_qty),
  restricted_states: product.restricted_states.join(', '),
  attributes: Object.fromEntries(
    Object.entries(product.attributes).map(([key, value]) => [key, textOfAttribute(value)]),
  ),
  documents: offeredDocuments.filter((name) => product.documents.includes(name)),
})

/** Commas between thousands alone: “12,50” is not 1,250. */
const number = /^\$? ?(?=[.]?\d)(?:\d{1,3}(?:,\d{3})+|\d*)(?:[.]\d*)?$/

/** Null where nothing was typed; what is no number goes as one that the server refuses at its field. */
export const amountIn = (typed: string, per: number): number | null => {
  const text = typed.trim()
  if (text === '') return null
  return number.test(text) ? Math.round(Number(text.replace(/[$, ]/g, '')) * per) : -1
}

const attributeIn = (
  typed: string,
  { type }: ProductShelf['attributes'][number],
  known: Attribute | undefined,
): Attribute => {
  if (type === 'bool') return typed === 'yes'
  if (type === 'number') return Number.isNaN(Number(typed)) ? typed : Number(typed)
  return Array.isArray(known) ? typed.split(',').map((each) => each.trim()) : typed
}

/** What is sent of it; `known` is the product as it was opened. */
export const bodyOf = (
  typed: Typed,
  shelf: ProductShelf | undefined,
  known: VendorProduct | null,
): ProductForm => ({
  name: typed.name,
  sku: typed.sku,
  category: typed.category,
  brand: typed.brand,
  description: typed.description,
  mpn: typed.mpn,
  upc: typed.upc,
  color: typed.color,
  size_label: typed.size_label,
  unit: typed.unit,
  availability: typed.availability,
  prop65: typed.prop65,
  price_cents: amountIn(typed.price_cents, 100) ?? 0,
  msrp_cents: amountIn(typed.msrp_cents, 100),
  coverage: amountIn(typed.coverage, 1_000),
  length: amountIn(typed.length, 1_000),
  pieces: amountIn(typed.pieces, 1),
  weight_centi_lb: amountIn(typed.weight_centi_lb, 100),
  lead_days_min: amountIn(typed.lead_days_min, 1) ?? 0,
  lead_days_max: amountIn(typed.lead_days_max, 1) ?? 0,
  restock_on: typed.restock_on || null,
  attributes: Object.fromEntries(
    (shelf?.attributes ?? []).flatMap((definition) => {
      const text = typed.attributes[definition.key]?.trim() ?? ''
      return text === ''
        ? []
        : [[definition.key, attributeIn(text, definition, known?.attributes[definition.key])]]
    }),
  ),
  restricted_states: typed.restricted_states
    .split(/[\s,;]+/)
    .filter((code) => code !== '')
    .map((code) => code.toUpperCase() as UsState), // the server refuses what is none
  documents: typed.documents,
})

/** The form's own rules: what can not be left out. */
export const typedRules = (typed: Typed): Record<string, string[]> => ({
  ...(typed.name.trim() === '' ? { name: [say.name] } : {}),
  ...(typed.sku.trim() === '' ? { sku: [say.sku] } : {}),
  ...(typed.category === '' ? { category: [say.category] } : {}),
  ...(typed.brand.trim() === '' ? { brand: [say.brand] } : {}),
  ...((amountIn(typed.price_cents, 100) ?? 0) > 0 ? {} : { price_cents: [say.price] }),
})

/** What others have made of it since: the fields that are not as they were opened. */
export const changedSince = (opened: Typed, latest: Typed): { name: TextName; value: string }[] =>
  textNames.flatMap((name) => (opened[name] === latest[name] ? [] : [{ name, value: latest[name] }]))

const textNames = Object.entries(nothingTyped).flatMap(
  ([name, value]) =>
    typeof value === 'string' && name !== 'unit' && name !== 'availability' && name !== 'quantity'
      ? [name as TextName]
      : [], // of the texts
)
