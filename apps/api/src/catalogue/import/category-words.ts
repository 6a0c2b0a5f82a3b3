import { taxonomy } from '../taxonomy/taxonomy.ts'
import type { NamedPlace, Place, PlaceCategory } from './place.ts'

/** What vendors call a kind of goods, and where we keep it. Longer phrases are surer. */
const phrases: Record<string, readonly string[]> = {
  'porcelain-tile': ['porcelain tile', 'porcelain floor tile', 'floor tile', 'floor wall tile'],
  'ceramic-tile': ['ceramic tile', 'ceramic floor tile'],
  'wood-look-plank': ['wood look tile', 'wood look porcelain', 'wood look plank'],
  'natural-stone-tile': [
    'natural stone tile',
    'marble tile',
    'travertine tile',
    'limestone tile',
    'slate tile',
    'stone tile',
  ],
  'mosaic-floor-tile': ['floor mosaic', 'mosaic floor tile'],
  'cement-and-encaustic-look': ['cement tile', 'encaustic tile'],
  'subway-tile': ['subway tile', 'backsplash tile', 'backsplash', 'wall tile'],
  'handmade-look-and-zellige-style': ['zellige', 'handmade tile'],
  'marble-mosaic': ['marble mosaic', 'stone mosaic'],
  'glass-mosaic': ['glass mosaic', 'glass tile'],
  'porcelain-mosaic': ['porcelain mosaic', 'penny tile', 'mosaic tile', 'mosaic'],
  'patterned-and-decorative': ['decorative tile', 'patterned tile'],
  'peel-and-stick': ['peel and stick'],
  'liners-pencils-and-bullnose': ['bullnose', 'pencil liner', 'tile trim', 'chair rail'],
  'engineered-hardwood': [
    'engineered hardwood',
    'engineered wood',
    'hardwood flooring',
    'wood flooring',
    'hardwood floor',
    'engineered wood flooring',
  ],
  'solid-hardwood': ['solid hardwood', 'solid wood flooring', 'solid oak'],
  'herringbone-and-chevron': ['herringbone flooring', 'chevron flooring'],
  'unfinished-hardwood': ['unfinished hardwood'],
  'trim-and-moldings': ['stair nose', 't molding', 'quarter round', 'floor molding', 'wood trim'],
  'standard-laminate': ['laminate flooring', 'laminate'],
  'water-resistant-laminate': ['waterproof laminate', 'water resistant laminate'],
  'spc-rigid-core-plank': [
    'spc',
    'lvp',
    'vinyl plank',
    'rigid core',
    'luxury vinyl plank',
    'luxury vinyl',
    'vinyl flooring',
    'luxury vinyl flooring',
  ],
  'wpc-plank': ['wpc'],
  'dryback--glue-down-plank': ['glue down vinyl', 'dryback'],
  'luxury-vinyl-tile': ['lvt', 'luxury vinyl tile', 'vinyl tile'],
  'single-sink-vanities': ['single sink vanity', 'bathroom vanity', 'bath vanity', 'vanity', 'single vanity'],
  'double-sink-vanities': ['double sink vanity', 'double vanity'],
  'floating-vanities': ['floating vanity', 'wall mounted vanity'],
  'corner-and-powder-room': ['powder room vanity', 'corner vanity'],
  'vanity-tops': ['vanity top'],
  'single-hole': [
    'single hole faucet',
    'bathroom faucet',
    'bathroom sink faucet',
    'lavatory faucet',
    'lav faucet',
  ],
  widespread: ['widespread faucet', 'widespread bathroom faucet'],
  centerset: ['centerset faucet'],
  'vessel-faucets': ['vessel faucet', 'vessel sink faucet'],
  'wall-mount': ['wall mount faucet', 'wall mount bathroom faucet'],
  'tub-fillers': ['tub filler', 'bathtub faucet', 'tub faucet'],
  'pull-down': ['pull down faucet', 'kitchen faucet', 'pull down kitchen faucet'],
  'pull-out': ['pull out faucet'],
  bridge: ['bridge faucet'],
  'pot-filler': ['pot filler'],
  touchless: ['touchless faucet', 'touchless kitchen faucet'],
  undermount: ['undermount sink', 'kitchen sink', 'undermount kitchen sink'],
  'farmhouse--apron': ['farmhouse sink', 'apron sink', 'apron front sink'],
  workstation: ['workstation sink'],
  'drop-in': ['drop in sink', 'topmount sink'],
  'bar-and-prep-sinks': ['bar sink', 'prep sink'],
  freestanding: ['freestanding tub', 'freestanding bathtub', 'bathtub', 'soaking tub', 'bath tub', 'tub'],
  alcove: ['alcove tub', 'alcove bathtub'],
  'drop-in-and-undermount': ['drop in tub', 'drop in bathtub'],
  'whirlpool-and-air': ['whirlpool tub', 'jetted tub'],
  'walk-in': ['walk in tub'],
  'shower-systems-and-trim-kits': ['shower system', 'shower trim', 'shower faucet', 'shower set'],
  'shower-doors-and-enclosures': ['shower door', 'shower enclosure', 'shower screen'],
  'shower-bases-and-pans': ['shower base', 'shower pan'],
  'shower-heads-and-hand-showers': ['shower head', 'showerhead', 'hand shower', 'handheld shower'],
  'linear-drains': ['linear drain', 'shower drain'],
  'one-piece': ['one piece toilet', 'toilet'],
  'two-piece': ['two piece toilet'],
  'smart-and-bidet-toilets': ['smart toilet', 'bidet toilet'],
  'wall-hung-and-in-wall-tank': ['wall hung toilet'],
  'bidet-seats': ['bidet seat'],
  'seats-and-parts': ['toilet seat'],
  'bar-pulls': ['bar pull', 'cabinet pull', 'drawer pull', 'cabinet handle', 'cabinet hardware'],
  'arch-and-traditional-pulls': ['arch pull'],
  knobs: ['cabinet knob', 'knob'],
  'cup-and-bin-pulls': ['cup pull', 'bin pull'],
  'appliance-pulls': ['appliance pull'],
  'hooks-and-latches': ['robe hook', 'cabinet latch'],
  'quartz-slabs': ['quartz slab', 'quartz countertop', 'countertop', 'quartz'],
  'granite-slabs': ['granite slab', 'granite countertop'],
  'marble-and-quartzite-slabs': ['marble slab', 'quartzite slab', 'marble countertop'],
  'butcher-block': ['butcher block'],
  refrigerators: ['refrigerator', 'fridge'],
  ranges: ['range', 'stove'],
  'range-hoods': ['range hood', 'vent hood'],
  dishwashers: ['dishwasher'],
  cooktops: ['cooktop'],
  'wall-ovens': ['wall oven', 'oven'],
  'microwaves-and-drawers': ['microwave'],
  'washers-and-dryers': ['washer', 'dryer', 'washing machine'],
  'wine-and-beverage': ['wine cooler', 'beverage center'],
  pendants: ['pendant', 'pendant light', 'pendant lighting'],
  chandeliers: ['chandelier'],
  'vanity-lights': ['vanity light', 'bath bar', 'bathroom light'],
  'wall-sconces': ['sconce', 'wall sconce', 'wall light'],
  'flush-and-semi-flush': ['flush mount', 'semi flush', 'ceiling light'],
  'recessed-and-downlights': ['downlight', 'recessed light'],
  'outdoor-lights': ['outdoor light', 'outdoor lighting'],
  'ceiling-fans-with-light': ['ceiling fan with light', 'ceiling fan'],
  'bath-exhaust-fans': ['exhaust fan', 'bath fan'],
  'outdoor-fans': ['outdoor fan', 'outdoor ceiling fan'],
  'porcelain-pavers-2-cm': ['porcelain paver', '2cm paver'],
  'concrete-pavers': ['paver', 'concrete paver'],
  'natural-stone-pavers': ['stone paver', 'travertine paver', 'flagstone'],
  'ledger-panels': ['ledger panel', 'ledger stone', 'stacked stone', 'stone veneer'],
  'travertine-coping': ['travertine coping', 'pool coping', 'coping'],
  'porcelain-coping': ['porcelain coping'],
  'landscape-turf': ['artificial turf', 'artificial grass', 'synthetic turf', 'turf'],
  'pet-turf': ['pet turf'],
  'putting-green': ['putting green'],
}

const places = new Map<string, Place>(
  taxonomy.categories.flatMap((category) =>
    category.subcategories.map((subcategory) => [subcategory.slug, { category, subcategory }] as const),
  ),
)

const stem = (word: string) => word.replace(/(?<=[a-z]{3})ies$/, 'y').replace(/(?<=[a-z]{2}[^s])s$/, '')
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'and' && word !== 'with')
    .map(stem)

type Phrase = { words: string[]; place: Place }
const known: Phrase[] = [...places].flatMap(([slug, place]) =>
  [place.subcategory.name, ...(phrases[slug] ?? [])].map((phrase) => ({ words: wordsOf(phrase), place })),
)

/** The place whose phrase says most about the texts; earlier texts count for more than later ones. */
export const placeOf = (texts: readonly string[], within?: PlaceCategory): Place | null => {
  let best: { place: Place; score: number } | null = null
  texts.forEach((text, index) => {
    const present = new Set(wordsOf(text))
    if (present.size === 0) return
    for (const { words, place } of known) {
      if (within && place.category.slug_url !== within.slug_url) continue
      if (words.length === 0 || !words.every((word) => present.has(word))) continue
      // Of two phrases that fit, the longer one; of two texts, the first.
      const score = words.length * 10 - Math.min(index, 8)
      if (!best || score > best.score) best = { place, score }
    }
  })
  return (best as { place: Place } | null)?.place ?? null // assigned inside the callback, which the compiler does not follow
}

/** A category or a subcategory by its slug. */
export const placeNamed = (slug: string): NamedPlace | null => {
  const place = places.get(slug)
  if (place) return place
  const category = taxonomy.categories.find(({ slug_url }) => slug_url === slug)
  return category ? { category, subcategory: null } : null
}

/** The subcategory whose words are most alike: for “did you mean”. */
export const nearestPlace = (texts: readonly string[]): Place | null => {
  const asked = new Set(texts.flatMap(wordsOf).flatMap(trigrams))
  let best: { place: Place; shared: number } | null = null
  for (const { words, place } of known) {
    const own = words.flatMap(trigrams)
    const shared = own.filter((trigram) => asked.has(trigram)).length / Math.max(1, own.length)
    if (shared > 0.6 && (!best || shared > best.shared)) best = { place, shared }
  }
  return best?.place ?? null
}

const trigrams = (word: string): string[] => {
  const padded = ` ${word} `
  return Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3))
}
