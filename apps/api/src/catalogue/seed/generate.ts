import { createHash } from 'node:crypto'
import { placeholderOf } from '../../picture/picture.ts'
import { blueprintOf } from './blueprint/blueprints.ts'
import type { VariantDesign } from './design.ts'
import type { GeneratedFamily, GeneratedProduct } from './generated.ts'
import { pricesOf, type PriceDraw } from './prices.ts'
import { hash32, itemAt, type Random, randomFrom } from './random.ts'
import { facetsOf, searchTextOf } from './search-words.ts'
import { stockOf } from './stock.ts'
import { type Subcategory, taxonomy, type TaxonomyCategory } from './taxonomy.ts'
import { brandsOf, type DemoVendor, vendorsOf } from './vendors.ts'
import { collectionCode, collectionOf, wordCode } from './words.ts'

type Place = {
  category: TaxonomyCategory
  subcategory: Subcategory
  /** Among the families of the subcategory, and of the whole category. */
  index: number
  indexInCategory: number
  familiesInSubcategory: number
  count: number
  /** Two digits for a UPC. */
  categoryNumber: number
  subcategoryNumber: number
}

export const defaultSeed = '20261121'

const productsPerFamily = 6.04
const largestFamily = 8

/** The demo catalogue, family by family. The same seed gives the same catalogue; fewer families, the same ones first. */
export function* generateCatalogue({
  seed = defaultSeed,
  families = Number.POSITIVE_INFINITY,
}: {
  seed?: string
  families?: number
}): Iterable<GeneratedFamily> {
  const vendors = vendorsOf(seed)
  for (const place of placesOf(families)) yield familyAt(place, { seed, vendors })
}

export const productsIn = (families = Number.POSITIVE_INFINITY): number =>
  placesOf(families).reduce((sum, { count }) => sum + count, 0)

/** Every subcategory's families in order; with a limit, the first of each in turn until it is reached. */
const placesOf = (limit: number): Place[] => {
  const perSubcategory = taxonomy.categories.flatMap((category, categoryNumber) =>
    placesOfCategory(category, categoryNumber),
  )
  const all = perSubcategory.flat()
  if (limit >= all.length) return all
  const rounds = all.toSorted(
    (one, other) => one.index - other.index || one.indexInCategory - other.indexInCategory,
  )
  return rounds.slice(0, Math.max(limit, perSubcategory.length))
}

const placesOfCategory = (category: TaxonomyCategory, categoryNumber: number): Place[][] => {
  const targets = productTargets(category)
  let indexInCategory = 0
  return category.subcategories.map((subcategory, subcategoryNumber) => {
    const target = targets[subcategoryNumber] ?? 0
    const familiesInSubcategory = Math.max(1, Math.round(target / productsPerFamily))
    return familySizes(target, familiesInSubcategory).map((count, index) => ({
      category,
      subcategory,
      index,
      indexInCategory: indexInCategory++,
      familiesInSubcategory,
      count,
      categoryNumber,
      subcategoryNumber,
    }))
  })
}

/** Shares of the category's products by largest remainder, so that they sum to its target. */
export const productTargets = (category: TaxonomyCategory): number[] => {
  const exact = category.subcategories.map(({ share }) => (category.target_skus * share) / 100)
  const whole = exact.map(Math.floor)
  const missing = category.target_skus - whole.reduce((sum, value) => sum + value, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}

/** Some families are small and some large; together they are exactly the target. */
const familySizes = (target: number, families: number): number[] => {
  const sizes = Array.from(
    { length: families },
    (_, index) => Math.floor(((index + 1) * target) / families) - Math.floor((index * target) / families),
  )
  for (let index = 0; index + 1 < families; index += 2) {
    const moved = Math.min(hash32(`${target}/${index}`) % 3, largestFamily - (sizes[index] ?? 0))
    sizes[index] = (sizes[index] ?? 0) + moved
    sizes[index + 1] = (sizes[index + 1] ?? 0) - moved
  }
  return sizes
}

type World = { seed: string; vendors: readonly DemoVendor[] }

const familyAt = (place: Place, world: World): GeneratedFamily => {
  const { category, subcategory, index } = place
  const random = randomFrom(`${world.seed}/${subcategory.slug}/${index}`)
  const brand = itemAt(brandsOf(category.slug_url, subcategory.slug), place.indexInCategory)
  const vendor = world.vendors.find(({ brands }) => brands.includes(brand))
  if (!vendor) throw new RangeError(`No vendor sells ${brand}.`)
  const collection = collectionOf(category.slug_url, place.indexInCategory)
  const design = blueprintOf(
    category.slug_url,
    subcategory.slug,
  )({
    category,
    subcategory,
    random,
    turn: index + place.subcategoryNumber * 5,
    count: place.count,
    collection,
    seed: hash32(`${world.seed}/${subcategory.slug}/${collection}`),
  })
  const variants = design.variants.slice(0, place.count)
  if (variants.length < place.count) {
    throw new RangeError(
      `${subcategory.slug} has ${variants.length} variants, ${place.count} were asked for.`,
    )
  }
  const draw = pricesOf({ category, subcategory, random, variants })
  const family = { brand, vendor, collection, typeName: design.typeName, description: design.description }
  return {
    vendorCode: vendor.code,
    category: category.slug_url,
    subcategory: subcategory.slug,
    handle: `${subcategory.slug}-${collection}`.toLowerCase(),
    brand,
    collection,
    name: `${collection} ${design.typeName}`,
    description: design.description,
    axes: Object.keys(variants[0]?.variant ?? {}).filter((axis) => differs(variants, axis)),
    products: variants.map((variant, tier) =>
      productOf({ place, world, random, family, draw, variant, tier }),
    ),
  }
}

const differs = (variants: readonly VariantDesign[], axis: string) =>
  new Set(variants.map(({ variant }) => variant[axis])).size > 1

type Making = {
  place: Place
  world: World
  random: Random
  family: { brand: string; vendor: DemoVendor; collection: string; typeName: string; description: string }
  draw: PriceDraw
  variant: VariantDesign
  tier: number
}

const productOf = ({ place, world, random, family, draw, variant, tier }: Making): GeneratedProduct => {
  const { category, subcategory } = place
  const sku = skuOf(place, family, variant)
  const stock = stockOf({ random, packing: variant.packing, slug: subcategory.slug })
  const [leadMin, leadMost] = category.lead_time_business_days
  const isMade = stock.status === 'made_to_order'
  // What lies in the warehouse leaves in the first half of the category's range.
  const leadMax = isMade ? leadMost : leadMin + Math.ceil((leadMost - leadMin) / 2)
  const slower = isMade ? 15 : 0
  const named = {
    ...variant,
    brand: family.brand,
    collection: family.collection,
    sku,
    mpn: mpnOf(place, family, tier),
  }
  return {
    publicId: publicIdOf(world.seed, sku),
    sku,
    mpn: named.mpn,
    upc: upcOf(place, tier),
    name: `${family.collection} ${variant.title}`,
    variant: variant.variant,
    colorWord: variant.colorWord,
    colorHex: variant.colorHex,
    sizeLabel: variant.sizeLabel,
    packing: variant.packing,
    ...draw(variant),
    stock,
    leadDaysMin: leadMin + family.vendor.leadDaysExtra + slower,
    leadDaysMax: leadMax + family.vendor.leadDaysExtra + slower,
    attributes: variant.attributes,
    facets: facetsOf(category, subcategory, { ...named, stock: stock.status }),
    certifications: variant.certifications,
    restrictedStates: variant.restrictedStates,
    prop65: category.certifications.some((name) => name.startsWith('Prop 65')),
    documents: category.documents,
    appearance: variant.appearance,
    placeholder: placeholderOf(variant.appearance),
    part: variant.part ?? null,
    needs: variant.needs ?? null,
    popularity: popularityOf(place, tier, random),
    searchText: searchTextOf(category, subcategory, named),
  }
}

/** `OST-TF-ARDMO-FOG-12X24`: brand, category, collection, then what tells the siblings apart. */
const skuOf = ({ category }: Place, { brand, collection }: Making['family'], { variant }: VariantDesign) =>
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
const mpnOf = ({ indexInCategory }: Place, { brand }: Making['family'], tier: number): string => {
  const number = 1000 + indexInCategory * 7
  const patterns = [
    `${brand.slice(0, 2).toUpperCase()}${number}-${String(tier + 1).padStart(2, '0')}`,
    `${number}.${brand.slice(0, 1).toUpperCase()}${tier + 1}`,
    `${brand.slice(0, 1).toUpperCase()}-${number}${String.fromCharCode(65 + tier)}`,
  ]
  return itemAt(patterns, hash32(brand))
}

/** UPC-12 that starts with 2: restricted circulation, never a real product's. */
const upcOf = ({ categoryNumber, subcategoryNumber, index }: Place, tier: number): string => {
  const two = (value: number) => String(value).padStart(2, '0')
  const digits = `2${two(categoryNumber)}${two(subcategoryNumber)}${String(index).padStart(4, '0')}${two(tier)}`
  const weighted = [...digits].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return `${digits}${(10 - (weighted % 10)) % 10}`
}

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const publicIdOf = (seed: string, sku: string): string =>
  [...createHash('sha256').update(`${seed}|${sku}`).digest().subarray(0, 12)]
    .map((byte) => base62[byte % 62])
    .join('')

/**
 * First everyone's first variant, then everyone's second…; within such a round each subcategory is spread evenly.
 * So siblings lie far apart, and the first page of a category mixes its brands, colours and forms.
 */
const popularityOf = ({ index, familiesInSubcategory }: Place, tier: number, random: Random): number => {
  const inRound = (index + 0.2 + random.next() * 0.6) / familiesInSubcategory
  return Math.round(1_000_000_000 - (tier + inRound) * 50_000_000)
}
