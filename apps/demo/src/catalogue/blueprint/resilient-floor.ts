import { concreteColors, stoneColors, woodColors, type Color } from '../color.ts'
import { type Attributes } from '@showroom/api/catalogue/product/packing'
import {
  type Blueprint,
  type Commission,
  crossing,
  inTurn,
  inches,
  sizesOf,
  soldAs,
  spreadOver,
} from '../design.ts'
import { itemAt } from '../random.ts'
import type { Size } from '@showroom/api/catalogue/taxonomy/taxonomy'
import { boards } from './wood-floor.ts'

const plankLooks = ['Oak', 'Hickory', 'Oak', 'Walnut', 'Maple', 'Pine']

/** Laminate: axes color, thickness. */
export const laminate: Blueprint = (commission) => {
  const { subcategory, random, turn, count, category } = commission
  const look = itemAt(plankLooks, turn)
  const surface = random.pick(['EIR', 'Wire-brushed', 'Smooth', 'Hand-scraped'])
  const isWaterResistant = subcategory.slug !== 'standard-laminate'
  const facts: Attributes = {
    ac_rating: random.pick(isWaterResistant ? ['AC4', 'AC5', 'AC4'] : ['AC3', 'AC4']),
    water_rating_h: isWaterResistant ? random.pick([24, 72, 100]) : 0,
    look,
    surface,
    pad: random.chance(0.4),
    locking: random.pick(['Angle-angle', 'Drop lock']),
    edge: random.pick(['Painted bevel', 'Rolled', 'Square']),
  }
  const palette = inTurn(woodColors, turn * 5)
  const sizes = inTurn(sizesOf(subcategory), turn)
  const [colorCount, sizeCount] = spreadOver(count, [palette.length, sizes.length, 1], random)
  const variants = crossing(palette.slice(0, colorCount), sizes.slice(0, sizeCount), [null]).map(
    ([color, size]) => ({
      variant: { color: color.word, thickness: `${size.thickness} (${size.label})` },
      title: `${size.thickness} ${look} Laminate ${size.label} – ${color.word}`,
      colorWord: color.word,
      colorHex: color.hex,
      sizeLabel: size.label,
      attributes: { ...facts, color_family: color.family, thickness_mm: inches(size.thickness) },
      factor: 0.7 + inches(size.thickness) / 40,
      packing: soldAs(size, true),
      appearance: boards(size, color, { seed: commission.seed, material: 'laminate', surface }),
      certifications: category.certifications.filter(() => random.chance(0.7)),
      restrictedStates: [],
    }),
  )
  const water = isWaterResistant ? ` Spills may stand for ${facts.water_rating_h} hours.` : ''
  const description = `Laminate planks with a ${look.toLowerCase()} look for living rooms, bedrooms and offices.${water} Lay them floating over a flat floor with a gap of 3/8 in at every wall. Vacuum or dust-mop, and wipe with a damp cloth; no wax or steam.`
  return { typeName: `${look} Laminate`, variants, description }
}

const coreOf: Record<string, string> = { 'wpc-plank': 'WPC', 'dryback--glue-down-plank': 'Flexible' }

/** Vinyl planks and tiles: axes color, size, wear layer. */
export const vinyl: Blueprint = (commission) => {
  const { subcategory, random, turn, count, category } = commission
  const isTile = subcategory.slug === 'luxury-vinyl-tile'
  const look = itemAt(isTile ? ['Stone', 'Concrete', 'Travertine', 'Stone'] : plankLooks, turn)
  const facts = vinylFacts(commission, look)
  const palette = inTurn(isTile ? (look === 'Concrete' ? concreteColors : stoneColors) : woodColors, turn * 5)
  const sizes = inTurn(sizesOf(subcategory), turn)
  const layers = inTurn(['20', '12', '22', '28', '6'], random.whole(0, 1))
  const [colorCount, sizeCount, layerCount] = spreadOver(
    count,
    [palette.length, sizes.length, layers.length],
    random,
  )
  const variants = crossing(
    palette.slice(0, colorCount),
    sizes.slice(0, sizeCount),
    layers.slice(0, layerCount),
  ).map(([color, size, layer]) => ({
    variant: { color: color.word, size: plainSize(size), 'wear layer': `${layer} mil` },
    title: `${plainSize(size)} ${layer} mil ${look} ${nounOf(commission)} – ${color.word}`,
    colorWord: color.word,
    colorHex: color.hex,
    sizeLabel: plainSize(size),
    attributes: {
      ...facts,
      wear_layer_mil: layer,
      thickness_mm: inches(size.thickness),
      color_family: vinylFamily(color),
      res_warranty_y: Number(layer) >= 20 ? 50 : 25,
      com_warranty_y: Number(layer) >= 20 ? 15 : 5,
    },
    factor: 0.8 + Number(layer) / 60 + inches(size.thickness) / 60,
    packing: soldAs(size, !isTile),
    appearance: boards(size, color, {
      seed: commission.seed,
      material: 'vinyl',
      surface: String(facts.surface),
      look: isTile ? (look === 'Concrete' ? 'concrete' : 'stone') : 'wood',
    }),
    certifications: category.certifications.filter(() => random.chance(0.75)),
    restrictedStates: [],
  }))
  const boxes = subcategory.slug === 'lvp-herringbone' ? ' Order A and B boxes in equal numbers.' : ''
  const description = `${nounOf(commission)} with a ${look.toLowerCase()} look for kitchens, baths and basements; the plank itself takes no harm from water. Install by ${String(facts.install).toLowerCase()} over a floor flat to 3/16 in within 10 ft.${boxes} Sweep and damp-mop with a neutral cleaner; put felt under furniture feet.`
  return { typeName: `${look} ${nounOf(commission)}`, variants, description }
}

const plainSize = (size: Size) => size.label.replace(' (A+B boxes)', ' herringbone')

const nounOf = ({ subcategory }: Commission): string =>
  ({
    'spc-rigid-core-plank': 'SPC Vinyl Plank',
    'wpc-plank': 'WPC Vinyl Plank',
    'dryback--glue-down-plank': 'Glue-Down Vinyl Plank',
    'luxury-vinyl-tile': 'Luxury Vinyl Tile',
  })[subcategory.slug] ?? 'SPC Herringbone Plank'

const vinylFamily = ({ family }: Color): string =>
  ({
    'Light Gray': 'Gray',
    'Dark Gray': 'Gray',
    Beige: 'Natural',
    Ivory: 'Blonde',
    Greige: 'Gray',
    Terracotta: 'Brown',
    Black: 'Dark',
    Green: 'Gray',
  })[family] ?? family

const vinylFacts = ({ subcategory, random }: Commission, look: string): Attributes => {
  const core = coreOf[subcategory.slug] ?? 'SPC'
  const isGlued = core === 'Flexible'
  return {
    core,
    pad: isGlued ? 'None' : random.pick(['IXPE 1 mm', 'IXPE 1.5 mm', 'Cork', 'None']),
    look,
    surface: random.pick(['EIR', 'Hand-scraped', 'Wire-brushed', 'Smooth']),
    iic: random.whole(52, 72),
    stc: random.whole(50, 68),
    install: isGlued ? 'Glue' : 'Click',
    waterproof: true,
  }
}
