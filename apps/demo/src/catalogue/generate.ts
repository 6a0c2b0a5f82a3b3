import { placeholderOf } from '@showroom/api/picture/picture'
import { blueprintOf } from './blueprint/blueprints.ts'
import type { VariantDesign } from './design.ts'
import type { GeneratedFamily, GeneratedProduct } from './generated.ts'
import { pricesOf, type PriceDraw } from './prices.ts'
import { hash32 } from '@showroom/api/shared/hash32'
import { itemAt, type Random, randomFrom } from './random.ts'
import { facetsOf, searchTextOf } from '@showroom/api/catalogue/search/search-words'
import { stockOf } from './stock.ts'
import { brandsOf, type DemoVendor, vendorsOf } from './vendors.ts'
import { collectionOf } from './words.ts'
import { mpnOf, publicIdOf, skuOf, upcOf } from './codes.ts'
import { type Place, placesOf } from './places.ts'

export const defaultSeed = '20261121'

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
    popularity: popularityOf(place, tier + roundsLater[stock.status], random),
    searchText: searchTextOf(category, subcategory, named),
  }
}

/** What can not be had at once is shown later, and what can not be had at all among the last. */
const roundsLater = { in_stock: 0, low: 0, made_to_order: 1, backorder: 1, discontinued: 9 }

/**
 * First everyone's first variant, then everyone's second…; within such a round each subcategory is spread evenly.
 * So siblings lie far apart, and the first page of a category mixes its brands, colours and forms.
 */
const popularityOf = ({ index, familiesInSubcategory }: Place, tier: number, random: Random): number => {
  const inRound = (index + 0.2 + random.next() * 0.6) / familiesInSubcategory
  return Math.round(1_000_000_000 - (tier + inRound) * 50_000_000)
}
