import type { Attributes, AttributeValue } from '../product/packing.ts'
import type { PlaceCategory, PlaceSubcategory } from '../import/place.ts'
import { seoTitleOf } from '../taxonomy/taxonomy.ts'

type Described = {
  brand: string
  collection: string
  title: string
  colorWord: string | null
  sizeLabel: string
  attributes: Attributes
  sku: string
  mpn: string
}

/** `material=Porcelain`: one for each value of each attribute that a filter offers, and what every category filters by. */
export const facetsOf = (
  category: PlaceCategory,
  subcategory: PlaceSubcategory,
  product: { brand: string; attributes: Attributes; stock: string },
): string[] => [
  ...category.attributes
    .filter(({ filter }) => filter)
    .flatMap(({ key }) => valuesOf(product.attributes[key]).map((value) => `${key}=${value}`)),
  `brand=${product.brand}`,
  `stock=${product.stock}`,
  `subcategory=${subcategory.slug}`,
]

const valuesOf = (value: AttributeValue | undefined): string[] => {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [String(value)]
}

/** What people call it besides the name it is sold by. */
const alsoCalled: Record<string, string> = {
  'tile-flooring': 'floor tile tiles flooring',
  'backsplash-tiles': 'backsplash wall tile tiles splashback',
  'hardwood-flooring': 'wood floor hardwood floors planks',
  'laminate-flooring': 'laminate floor flooring planks',
  'luxury-flooring': 'LVP LVT SPC vinyl plank luxury vinyl floor flooring',
  'bathroom-vanitys': 'bathroom vanity vanities cabinet lav',
  'bathroom-faucets': 'lav faucet lavatory faucet bathroom tap sink faucet',
  'kitchen-faucets': 'kitchen tap sink faucet',
  'kitchen-sinks': 'kitchen sink basin',
  'bath-tubs': 'bathtub bath tub soaking tub',
  showers: 'shower',
  toilets: 'toilet commode WC water closet',
  'cabinet-hardware': 'cabinet pull pulls handle handles drawer hardware',
  countertop: 'countertop counter top worktop slab',
  appliances: 'appliance kitchen',
  lights: 'light lighting lamp fixture',
  fans: 'fan',
  hardscaping: 'paver pavers patio hardscape outdoor',
  'stacked-stone': 'ledger stone veneer stacked stone wall panel',
  'pool-copings': 'pool coping edge outdoor',
  'artificial-turf': 'artificial grass turf synthetic lawn',
}

const alsoCalledMoreExactly: Record<string, string> = {
  'engineered-hardwood': 'engineered wood',
  'spc-rigid-core-plank': 'rigid core click vinyl',
  knobs: 'knob',
  refrigerators: 'fridge',
  ranges: 'stove',
  cooktops: 'hob stove top',
  'range-hoods': 'vent hood extractor',
  'microwaves-and-drawers': 'microwave',
  'farmhouse--apron': 'apron front farm sink',
  'shower-heads-and-hand-showers': 'showerhead handheld',
  'bath-exhaust-fans': 'exhaust fan vent bathroom fan',
  'recessed-and-downlights': 'can light recessed',
  pendants: 'hanging lamp',
  'wall-sconces': 'sconce wall lamp',
}

const searched = [
  'material',
  'look',
  'color_family',
  'finish',
  'species',
  'style',
  'core',
  'type',
  'stone',
  'color',
]

export const searchTextOf = (
  category: PlaceCategory,
  subcategory: PlaceSubcategory,
  product: Described,
): string => {
  const words = [
    product.collection,
    product.title,
    product.brand,
    seoTitleOf(category.slug_url, category.tile_name),
    subcategory.name,
    ...searched.flatMap((key) => valuesOf(product.attributes[key])),
    product.colorWord ?? '',
    product.sizeLabel,
    product.sku,
    product.mpn,
    alsoCalled[category.slug_url] ?? '',
    alsoCalledMoreExactly[subcategory.slug] ?? '',
  ]
  return words.filter(Boolean).join(' ')
}
