import { randomFrom } from './random.ts'

/** A vendor of the demo catalogue, with the brands it sells; each brand has one vendor. */
export type DemoVendor = {
  code: string
  name: string
  state: string
  leadDaysExtra: number
  cutOffHour: number
  freightTerms: string
  minimumOrderCents: number
  acceptRateBps: number
  damageRateBps: number
  brands: string[]
}

/** vendor name, state, its brands */
const roster: readonly (readonly [name: string, state: string, ...brands: string[]])[] = [
  ['Ostrevane Tile Company', 'GA', 'Ostrevane', 'Sarravel'],
  ['Quillhearth Tileworks', 'CA', 'Quillhearth Tileworks'],
  ['Marblund Stone Importers', 'FL', 'Marblund', 'Cordwick Stone'],
  ['Kilnfern Ceramics', 'TX', 'Kilnfern'],
  ['Pellagrove Tile Supply', 'TN', 'Pellagrove'],
  ['Tesselmoor Mosaics', 'NJ', 'Tesselmoor'],
  ['Timberlune Mills', 'PA', 'Timberlune', 'Hollowmere Plank'],
  ['Fennbarrow Flooring', 'TN', 'Fennbarrow'],
  ['Larchgate Floors', 'WI', 'Larchgate Floors'],
  ['Grovewyn Hardwoods', 'MO', 'Grovewyn'],
  ['Plankhaugh Surfaces', 'GA', 'Plankhaugh'],
  ['Brindlequay Brassworks', 'IN', 'Brindlequay', 'Nixholm'],
  ['Halvorbrook Faucet Company', 'OH', 'Halvorbrook'],
  ['Pourmont & Wray', 'NC', 'Pourmont & Wray'],
  ['Aquistrel Bath Fittings', 'CA', 'Aquistrel'],
  ['Spoutmere Plumbing Supply', 'IL', 'Spoutmere'],
  ['Larkspindle Bath', 'CA', 'Larkspindle Bath', 'Mossgrave', 'Basinmoor'],
  ['Wrenholt Cabinetmakers', 'NC', 'Wrenholt'],
  ['Tubwick & Sedge', 'NV', 'Tubwick & Sedge'],
  ['Flushgate Sanitary', 'MI', 'Flushgate'],
  ['Slabmere Surfaces', 'AZ', 'Slabmere', 'Veinholt'],
  ['Graniford Stone', 'VA', 'Graniford'],
  ['Basinfenn Sinks', 'OH', 'Basinfenn'],
  ['Quartzhollow Slabs', 'TX', 'Quartzhollow'],
  ['Knobbury Hardware', 'MI', 'Knobbury', 'Latchmead'],
  ['Ferrule & Fyne', 'NY', 'Ferrule & Fyne'],
  ['Pullwright Hardware', 'KY', 'Pullwright'],
  ['Tarnholm Decorative', 'WA', 'Tarnholm'],
  ['Lumefell Lighting Group', 'NY', 'Lumefell', 'Ampervale', 'Filamoor', 'Shadewick'],
  ['Zephyrane Air', 'FL', 'Zephyrane'],
  ['Whirlmont Fan Company', 'TX', 'Whirlmont'],
  ['Kestrane Appliance', 'SC', 'Kestrane'],
  ['Emberquist Cooking', 'KY', 'Emberquist'],
  ['Frostwaite Refrigeration', 'WI', 'Frostwaite'],
  ['Culivane Kitchens', 'IL', 'Culivane'],
  ['Terravick Hardscapes', 'AZ', 'Terravick', 'Slatewren'],
  ['Pavermoss Concrete', 'CO', 'Pavermoss'],
  ['Copingham Edge', 'FL', 'Copingham Edge'],
  ['Turfhelm Grass', 'GA', 'Turfhelm'],
  ['Ledgewain Stone Veneer', 'CO', 'Ledgewain'],
]

const freightTerms = [
  'Prepaid and added',
  'Prepaid over $1,500, else added',
  'Free freight over $2,500',
  'Collect, liftgate on request',
]

export const vendorsOf = (seed: string): DemoVendor[] =>
  roster.map(([name, state, ...brands]) => {
    const random = randomFrom(`${seed}/vendor/${name}`)
    return {
      code: (brands[0] ?? name)
        .replace(/[^A-Za-z]/g, '')
        .slice(0, 10)
        .toUpperCase(),
      name,
      state,
      leadDaysExtra: random.weighted([
        [0, 60],
        [1, 25],
        [2, 15],
      ]),
      cutOffHour: random.whole(11, 16),
      freightTerms: random.pick(freightTerms),
      minimumOrderCents: random.pick([0, 0, 10_000, 15_000, 25_000, 50_000]),
      acceptRateBps: random.whole(8_800, 9_900),
      damageRateBps: random.whole(30, 300),
      brands,
    }
  })

/** Who makes what. A brand stays in its trade, as real ones do. */
export const brandsByCategory: Record<string, readonly string[]> = {
  'tile-flooring': [
    'Ostrevane',
    'Quillhearth Tileworks',
    'Marblund',
    'Kilnfern',
    'Pellagrove',
    'Sarravel',
    'Cordwick Stone',
    'Tesselmoor',
  ],
  'backsplash-tiles': [
    'Tesselmoor',
    'Kilnfern',
    'Quillhearth Tileworks',
    'Marblund',
    'Sarravel',
    'Ostrevane',
    'Pellagrove',
  ],
  'hardwood-flooring': ['Timberlune', 'Grovewyn', 'Larchgate Floors', 'Hollowmere Plank', 'Fennbarrow'],
  'laminate-flooring': ['Plankhaugh', 'Larchgate Floors', 'Fennbarrow', 'Hollowmere Plank'],
  'luxury-flooring': ['Hollowmere Plank', 'Plankhaugh', 'Fennbarrow', 'Timberlune', 'Larchgate Floors'],
  'bathroom-vanitys': ['Larkspindle Bath', 'Wrenholt', 'Mossgrave', 'Basinmoor'],
  'bathroom-faucets': ['Brindlequay', 'Halvorbrook', 'Nixholm', 'Pourmont & Wray', 'Aquistrel', 'Spoutmere'],
  'kitchen-faucets': ['Spoutmere', 'Pourmont & Wray', 'Brindlequay', 'Halvorbrook', 'Nixholm'],
  'kitchen-sinks': ['Basinfenn', 'Graniford', 'Basinmoor'],
  'bath-tubs': ['Tubwick & Sedge', 'Basinmoor', 'Larkspindle Bath'],
  showers: ['Aquistrel', 'Nixholm', 'Halvorbrook', 'Pourmont & Wray', 'Brindlequay'],
  toilets: ['Flushgate', 'Basinmoor', 'Mossgrave'],
  'cabinet-hardware': ['Knobbury', 'Ferrule & Fyne', 'Pullwright', 'Tarnholm', 'Latchmead'],
  countertop: ['Slabmere', 'Veinholt', 'Quartzhollow', 'Graniford'],
  appliances: ['Kestrane', 'Emberquist', 'Frostwaite', 'Culivane'],
  lights: ['Lumefell', 'Ampervale', 'Filamoor', 'Shadewick'],
  fans: ['Zephyrane', 'Whirlmont'],
  hardscaping: ['Terravick', 'Pavermoss', 'Slatewren'],
  'stacked-stone': ['Ledgewain', 'Slatewren', 'Cordwick Stone'],
  'pool-copings': ['Copingham Edge', 'Terravick', 'Pavermoss'],
  'artificial-turf': ['Turfhelm', 'Slatewren', 'Terravick'],
}

/** Appliance brands cook or cool; only the two generalists do both. */
const brandsBySubcategory: Record<string, readonly string[]> = {
  refrigerators: ['Frostwaite', 'Kestrane', 'Culivane'],
  'wine-and-beverage': ['Frostwaite', 'Kestrane'],
  ranges: ['Emberquist', 'Kestrane', 'Culivane'],
  'range-hoods': ['Emberquist', 'Culivane', 'Kestrane'],
  cooktops: ['Emberquist', 'Culivane'],
  'wall-ovens': ['Emberquist', 'Culivane', 'Kestrane'],
  'concrete-pavers': ['Pavermoss', 'Terravick'],
  'quartz-slabs': ['Quartzhollow', 'Slabmere', 'Veinholt'],
  'granite-slabs': ['Graniford', 'Slabmere'],
}

export const brandsOf = (category: string, subcategory: string): readonly string[] =>
  brandsBySubcategory[subcategory] ?? brandsByCategory[category] ?? []
