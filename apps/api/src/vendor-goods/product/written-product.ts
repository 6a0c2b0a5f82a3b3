import type { ProductForm } from '@showroom/contract/vendor-goods/vendor-product'
import { stockStatusOf } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import { guessAppearance, hexOfWords } from '../../catalogue/import/appearance-guess.ts'
import type { NamedPlace, Place } from '../../catalogue/import/place.ts'
import { kindNamed } from '../../catalogue/documents/document-kinds.ts'
import { facetsOf, searchTextOf } from '../../catalogue/search/search-words.ts'
import { placeholderOf } from '../../picture/picture.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import { attributesTyped } from './attributes-typed.ts'
import type { EditedProduct } from './product-list.store.ts'
import type { WrittenProduct } from './product-edit.store.ts'

const unitNames: Record<ProductForm['unit'], string> = {
  box: 'Box',
  piece: 'Piece',
  pack: 'Pack',
  linear_foot: 'Linear ft',
  slab: 'Slab',
  square_foot: 'Sq ft',
  pallet: 'Pallet',
}

type Known = Pick<
  EditedProduct,
  | 'rootSlug'
  | 'slug'
  | 'unit'
  | 'uom'
  | 'variant'
  | 'sizeLabel'
  | 'colorHex'
  | 'attributes'
  | 'documents'
  | 'appearance'
  | 'placeholder'
>

/** Whatever an Admin has arranged: `readPlaces` says where goods can be put. */
export type FindPlace = (slug: string) => NamedPlace | null

type Writing = { stockQty: number; known: Known | null; placeNamed: FindPlace }

/** What is written of what a vendor has typed; `known` is what stands there already. */
export const writtenOf = (form: ProductForm, { stockQty, known, placeNamed }: Writing): WrittenProduct => {
  const place = placeIn(placeNamed(form.category))
  const attributes = attributesTyped(place.category, form.attributes, known)
  const stockStatus = stockStatusOf(form.availability, stockQty)
  const { brand, color, mpn } = form
  const searched = {
    brand,
    collection: '',
    title: form.name,
    colorWord: color,
    sizeLabel: form.size_label,
    attributes,
    sku: form.sku,
    mpn,
  }
  return {
    ...plainOf(form),
    ...looksOf(form, place, known),
    uom: known?.unit === form.unit ? known.uom : unitNames[form.unit],
    stockStatus,
    attributes,
    facets: facetsOf(place.category, place.subcategory, { brand, attributes, stock: stockStatus }),
    documents: documentsTyped(form, known),
    searchText: searchTextOf(place.category, place.subcategory, searched),
  }
}

/** What is kept as it was typed. */
const plainOf = (form: ProductForm) => ({
  slug: form.category,
  sku: form.sku,
  mpn: form.mpn || null,
  upc: form.upc || null,
  name: form.name,
  brand: form.brand,
  sizeLabel: form.size_label,
  unit: form.unit,
  priceCents: form.price_cents,
  msrpCents: form.msrp_cents,
  coverage: form.coverage,
  length: form.length,
  pieces: form.pieces,
  weightLb: form.weight_centi_lb === null ? null : form.weight_centi_lb / 100,
  restockOn: form.restock_on,
  leadDaysMin: form.lead_days_min,
  leadDaysMax: form.lead_days_max,
  restrictedStates: [...new Set(form.restricted_states)],
  prop65: form.prop65,
})

const placeIn = (named: NamedPlace | null): Place =>
  named?.subcategory
    ? { category: named.category, subcategory: named.subcategory }
    : refuseInvalid({ category: [say.category] })

/** Its looks are guessed anew only where its place or its colour is another. */
const looksOf = (form: ProductForm, place: Place, known: Known | null) => {
  const { color, sku } = form
  const { color: before = '', ...others } = known?.variant ?? {}
  const sized = known && others.size !== undefined && form.size_label !== known.sizeLabel
  const told = sized ? { ...others, size: form.size_label } : others
  const variant: Record<string, string> = color === '' ? told : { ...told, color }
  if (known && known.slug === form.category && before === color) {
    const { colorHex, appearance, placeholder } = known
    return { variant, colorHex, appearance, placeholder }
  }
  const text = `${form.name} ${place.subcategory.name}`
  const appearance = guessAppearance({ place, text, colorText: color, sku })
  return {
    variant,
    colorHex: hexOfWords(color || form.name),
    appearance,
    placeholder: placeholderOf(appearance),
  }
}

/** Drawings that somebody sent stay: only what we write ourselves is chosen. */
const documentsTyped = ({ documents }: ProductForm, known: Known | null): string[] => {
  const sent = (known?.documents ?? []).filter((name) => kindNamed(name) === undefined)
  return [...new Set([...documents, ...sent])]
}
