import { createHash } from 'node:crypto'
import type { Appearance } from '@showroom/contract/catalogue/appearance'
import { placeholderOf } from '../../picture/picture.ts'
import type { Packing } from '../product/packing.ts'
import { facetsOf, searchTextOf } from '../search/search-words.ts'
import { guessAppearance, hexOfWords } from './appearance-guess.ts'
import { nearestPlace, placeOf } from './category-words.ts'
import type { NamedPlace, Place } from './place.ts'
import type { FeedItem } from './feed-item.ts'
import { handleOf, longestSku, variantOf } from './identity.ts'
import { centsOf } from './measures.ts'
import { packingOf } from './packing-of-item.ts'
import { cut, oneLine, plainTextOf } from './plain-text.ts'
import { statedAttributes } from './stated-attributes.ts'
import { stockIn, type ImportedStock } from './stock-words.ts'

/** A vendor's item as we sell it. */
export type Material = {
  publicId: string
  category: string
  subcategory: string
  family: { handle: string; name: string; brand: string; description: string }
  sku: string
  mpn: string | null
  upc: string | null
  name: string
  variant: Record<string, string>
  colorHex: string | null
  packing: Packing
  finalPriceCents: number
  msrpCents: number | null
  stock: ImportedStock
  status: 'active' | 'hidden'
  attributes: Record<string, string>
  facets: string[]
  appearance: Appearance
  placeholder: string
  searchText: string
  pictures: { url: string; alt: string }[]
  sourceHash: string
}

export type Judged = { ok: true; material: Material } | { ok: false; reason: string }

export type Judging = {
  vendorCode: string
  vendorName: string
  /** As Admins have arranged them. */
  places: (slug: string) => NamedPlace | null
  within: NamedPlace | null
}

const dearest = 20_000_000

export const judge = (item: FeedItem, judging: Judging): Judged => {
  const name = oneLine(item.title)
  if (item.sku === '') return refused('There is no SKU.')
  if (item.sku.length > longestSku) return refused(`The SKU is longer than ${longestSku} characters.`)
  if (name === '') return refused('There is no title.')
  if (item.price === '') return refused('There is no price.')
  const cents = centsOf(item.price)
  if (cents === null) return refused(`“${cut(item.price, 40)}” is not a price in US dollars.`)
  if (cents <= 0) return refused(`A price must be above zero, not ${item.price}.`)
  if (cents > dearest) return refused(`A price of ${item.price} is above what we sell.`)
  const place = placeFor(item, name, judging)
  if ('reason' in place) return { ok: false, reason: place.reason }
  return { ok: true, material: materialOf(item, { place, name, cents, judging }) }
}

const refused = (reason: string): Judged => ({ ok: false, reason })

const placeFor = (
  item: FeedItem,
  name: string,
  { places, within: named }: Judging,
): Place | { reason: string } => {
  const texts = [...item.categoryTexts.map(oneLine).filter((text) => text !== ''), name]
  if (named !== null) {
    const subcategory =
      named.subcategory ?? placeOf(texts, named.category)?.subcategory ?? named.category.subcategories[0]
    return subcategory
      ? { category: named.category, subcategory }
      : { reason: `${named.category.slug_url} has no subcategories.` }
  }
  const place = placeOf(texts)
  if (place) return { ...place, category: places(place.subcategory.slug)?.category ?? place.category }
  const nearest = nearestPlace(texts)
  const meant = nearest
    ? ` The nearest is “${nearest.subcategory.name}” (--category ${nearest.subcategory.slug}).`
    : ' Name one with --category.'
  return { reason: `“${cut(texts[0] ?? '', 60)}” is none of our categories.${meant}` }
}

type Found = { place: Place; name: string; cents: number; judging: Judging }

const materialOf = (item: FeedItem, found: Found): Material => {
  const { place, cents } = found
  const words = wordsAndLooks(item, found)
  const { name, brand, mpn, variant, description, color, attributes, appearance } = words
  const stock = stockIn(item.stock)
  const material = {
    publicId: publicIdOf(found.judging.vendorCode, item.sku),
    category: place.category.slug_url,
    subcategory: place.subcategory.slug,
    family: {
      handle: handleOf(item),
      name: oneLine(item.familyTitle) || name,
      brand,
      description,
    },
    sku: item.sku,
    mpn: mpn || null,
    upc: /^\d{8,14}$/.test(item.barcode) ? item.barcode : null,
    name,
    variant,
    colorHex: hexOfWords(color || name),
    packing: packingOf(item, place, description),
    finalPriceCents: cents,
    msrpCents: listPriceOf(item, cents),
    stock,
    status: item.isPublished ? ('active' as const) : ('hidden' as const),
    attributes,
    facets: facetsOf(place.category, place.subcategory, { brand, attributes, stock: stock.status }),
    appearance,
    placeholder: placeholderOf(appearance),
    searchText: searchTextFor(item, place, words),
    pictures: picturesOf(item),
  }
  return { ...material, sourceHash: createHash('sha256').update(JSON.stringify(material)).digest('hex') }
}

const wordsAndLooks = (item: FeedItem, { place, name, judging }: Found) => {
  const color = oneLine(item.color)
  const variant = variantOf(item)
  const text = `${name} ${Object.values(variant).join(' ')}`
  return {
    name,
    brand: cut(oneLine(item.brand), 80) || judging.vendorName,
    mpn: oneLine(item.mpn),
    variant,
    description: plainTextOf(item.description),
    color,
    attributes: statedAttributes(place.category, `${text} ${item.categoryTexts.join(' ')}`, color),
    appearance: guessAppearance({
      place,
      text: `${text} ${place.subcategory.name}`,
      colorText: color,
      sku: item.sku,
    }),
  }
}

const searchTextFor = (item: FeedItem, place: Place, words: ReturnType<typeof wordsAndLooks>): string =>
  searchTextOf(place.category, place.subcategory, {
    brand: words.brand,
    collection: '',
    title: words.name,
    colorWord: words.color,
    sizeLabel: words.variant.size ?? '',
    attributes: words.attributes,
    sku: item.sku,
    mpn: words.mpn,
  })

const mostPictures = 20

const picturesOf = (item: FeedItem) =>
  item.pictures
    .filter(({ url }) => /^https?:\/\/\S{4,1900}$/.test(url))
    .slice(0, mostPictures)
    .map(({ url, alt }) => ({ url, alt: oneLine(alt) }))

const listPriceOf = (item: FeedItem, cents: number): number | null => {
  const listed = item.listPrice === '' ? null : centsOf(item.listPrice)
  return listed !== null && listed > cents && listed <= dearest ? listed : null
}

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The same for the same vendor's SKU, so that links outlive an import. */
const publicIdOf = (vendorCode: string, sku: string): string =>
  [...createHash('sha256').update(`import|${vendorCode}|${sku}`).digest().subarray(0, 12)]
    .map((byte) => base62[byte % 62])
    .join('')
