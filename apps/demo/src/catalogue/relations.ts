import type { GeneratedFamily } from './generated.ts'
import { hash32 } from '@showroom/api/shared/hash32'
import { itemAt } from './random.ts'

/** As much of a product as is needed to find what goes with it. */
export type IndexCard = {
  id: string
  subcategory: string
  family: string
  brand: string
  color: string
  finish: string
  /** What kind of part it is, and what kind it does not work without. */
  part: string | null
  needs: string | null
  /** How a vanity's top is drilled. */
  drilling: string | null
  discontinued: boolean
}

export type Relation = { product: string; related: string; kind: 'matching' | 'required'; position: number }
export type Substitute = { product: string; substitute: string }

export const indexCardsOf = (family: GeneratedFamily): IndexCard[] =>
  family.products.map((product) => ({
    id: product.publicId,
    subcategory: family.subcategory,
    family: family.handle,
    brand: family.brand,
    color: product.colorWord ?? '',
    finish: String(product.attributes.finish ?? ''),
    part: product.part,
    needs: product.needs,
    drilling: typeof product.attributes.faucet_holes === 'string' ? product.attributes.faucet_holes : null,
    discontinued: product.stock.status === 'discontinued',
  }))

/** Subcategories whose goods are shown beside those of another, where colour or finish agrees. */
const goesWith: Record<string, readonly string[]> = {
  'porcelain-tile': ['porcelain-mosaic', 'mosaic-floor-tile', 'subway-tile'],
  'wood-look-plank': ['mosaic-floor-tile', 'subway-tile'],
  'ceramic-tile': ['subway-tile', 'liners-pencils-and-bullnose'],
  'natural-stone-tile': ['marble-mosaic', 'mosaic-floor-tile'],
  'mosaic-floor-tile': ['porcelain-tile', 'subway-tile'],
  'large-format-slab-look': ['porcelain-mosaic', 'mosaic-floor-tile'],
  'cement-and-encaustic-look': ['subway-tile', 'porcelain-tile'],
  'subway-tile': ['liners-pencils-and-bullnose', 'mosaic-floor-tile'],
  'handmade-look-and-zellige-style': ['liners-pencils-and-bullnose', 'porcelain-tile'],
  'marble-mosaic': ['liners-pencils-and-bullnose', 'natural-stone-tile'],
  'glass-mosaic': ['liners-pencils-and-bullnose', 'subway-tile'],
  'porcelain-mosaic': ['liners-pencils-and-bullnose', 'porcelain-tile'],
  'patterned-and-decorative': ['subway-tile', 'liners-pencils-and-bullnose'],
  'engineered-hardwood': ['trim-and-moldings'],
  'solid-hardwood': ['trim-and-moldings'],
  'herringbone-and-chevron': ['trim-and-moldings', 'engineered-hardwood'],
  'water-resistant-laminate': ['laminate-trim'],
  'standard-laminate': ['laminate-trim'],
  'wide-plank-laminate': ['laminate-trim'],
  'spc-rigid-core-plank': ['lvp-trim'],
  'wpc-plank': ['lvp-trim'],
  'dryback--glue-down-plank': ['lvp-trim'],
  'luxury-vinyl-tile': ['lvp-trim'],
  'lvp-herringbone': ['lvp-trim', 'spc-rigid-core-plank'],
  'single-hole': ['drains-and-accessories', 'shower-systems-and-trim-kits'],
  widespread: ['drains-and-accessories', 'tub-fillers'],
  centerset: ['drains-and-accessories'],
  'vessel-faucets': ['drains-and-accessories'],
  'wall-mount': ['drains-and-accessories'],
  'tub-fillers': ['shower-systems-and-trim-kits'],
  'pull-down': ['soap-filter-and-accessories', 'pot-filler'],
  bridge: ['soap-filter-and-accessories', 'pot-filler'],
  'pull-out': ['soap-filter-and-accessories'],
  'pot-filler': ['pull-down'],
  undermount: ['grids-drains-and-disposals', 'pull-down'],
  'farmhouse--apron': ['grids-drains-and-disposals', 'bridge'],
  workstation: ['grids-drains-and-disposals', 'pull-down'],
  freestanding: ['drains-and-trim', 'tub-fillers'],
  alcove: ['drains-and-trim'],
  'drop-in-and-undermount': ['drains-and-trim'],
  'shower-systems-and-trim-kits': ['shower-heads-and-hand-showers', 'linear-drains'],
  'shower-doors-and-enclosures': ['shower-bases-and-pans'],
  'shower-bases-and-pans': ['shower-doors-and-enclosures', 'linear-drains'],
  'one-piece': ['bidet-seats', 'seats-and-parts'],
  'two-piece': ['seats-and-parts', 'bidet-seats'],
  'bar-pulls': ['knobs', 'appliance-pulls'],
  'arch-and-traditional-pulls': ['knobs', 'cup-and-bin-pulls'],
  knobs: ['bar-pulls', 'arch-and-traditional-pulls'],
  'cup-and-bin-pulls': ['knobs'],
  'appliance-pulls': ['bar-pulls'],
  'quartz-slabs': ['undermount', 'subway-tile'],
  'granite-slabs': ['undermount'],
  pendants: ['wall-sconces', 'chandeliers'],
  chandeliers: ['pendants', 'wall-sconces'],
  'vanity-lights': ['wall-sconces'],
  'wall-sconces': ['vanity-lights'],
  'ceiling-fans-with-light': ['downrods-and-controls'],
  'ceiling-fans-without-light': ['downrods-and-controls'],
  'outdoor-fans': ['downrods-and-controls'],
  'porcelain-pavers-2-cm': ['porcelain-coping', 'edging-base-and-jointing'],
  'concrete-pavers': ['edging-base-and-jointing', 'retaining-wall-blocks'],
  'natural-stone-pavers': ['travertine-coping', 'edging-base-and-jointing'],
  'ledger-panels': ['matching-corners', 'caps-and-sills'],
  'thin-veneer-loose': ['caps-and-sills'],
  'travertine-coping': ['corners-and-radius-pieces', 'natural-stone-pavers'],
  'porcelain-coping': ['corners-and-radius-pieces', 'porcelain-pavers-2-cm'],
  'landscape-turf': ['infill-seam-and-tools'],
  'pet-turf': ['infill-seam-and-tools'],
  'putting-green': ['infill-seam-and-tools'],
  'playground-turf': ['infill-seam-and-tools'],
}

/** A faucet beside a vanity fits the holes in its top. */
const faucetsFor: Record<string, readonly string[]> = {
  Single: ['single-hole'],
  '4 in': ['centerset'],
  '8 in widespread': ['widespread'],
  None: ['vanity-tops'],
}

const besides = ({ subcategory, drilling }: IndexCard): readonly string[] =>
  (drilling === null ? goesWith[subcategory] : faucetsFor[drilling]) ?? []

const shownPerSubcategory = 3

export function* relationsOf(cards: readonly IndexCard[]): Iterable<Relation> {
  const buyable = cards.filter(({ discontinued }) => !discontinued)
  const bySubcategory = grouped(buyable, ({ subcategory }) => subcategory)
  const byTone = grouped(buyable, ({ subcategory, color, finish }) => `${subcategory}/${finish || color}`)
  const byPart = grouped(buyable, ({ part }) => part ?? '')
  for (const card of cards) {
    const required = card.needs === null ? [] : oneOf(byPart.get(card.needs) ?? [], card)
    yield* required.map(({ id }) => ({
      product: card.id,
      related: id,
      kind: 'required' as const,
      position: 0,
    }))
    let position = 0
    for (const subcategory of besides(card)) {
      const sameTone = byTone.get(`${subcategory}/${card.finish || card.color}`) ?? []
      const sameColor = byTone.get(`${subcategory}/${card.color}`) ?? []
      const candidates = [sameTone, sameColor, bySubcategory.get(subcategory) ?? []].find(
        (some) => some.length > 0,
      )
      for (const related of severalOf(candidates ?? [], card)) {
        yield { product: card.id, related: related.id, kind: 'matching', position: position++ }
      }
    }
  }
}

/** Of the same brand where it makes the part. */
const oneOf = (parts: readonly IndexCard[], card: IndexCard): IndexCard[] => {
  const sameBrand = parts.filter(({ brand }) => brand === card.brand)
  const choice = sameBrand.length > 0 ? sameBrand : parts
  return choice.length === 0 ? [] : [itemAt(choice, hash32(card.family))]
}

/** The same few for all products of a family, from different families. */
const severalOf = (candidates: readonly IndexCard[], card: IndexCard): IndexCard[] => {
  const chosen: IndexCard[] = []
  const start = hash32(card.family)
  for (let step = 0; step < candidates.length && chosen.length < shownPerSubcategory; step++) {
    const candidate = itemAt(candidates, start + step * 7)
    if (!chosen.some(({ family }) => family === candidate.family)) chosen.push(candidate)
  }
  return chosen
}

/** Another of the same kind that can be bought, in the same colour where there is one. */
export const substitutesOf = (cards: readonly IndexCard[]): Substitute[] => {
  const bySubcategory = grouped(
    cards.filter(({ discontinued }) => !discontinued),
    ({ subcategory }) => subcategory,
  )
  return cards
    .filter(({ discontinued }) => discontinued)
    .flatMap((gone) => {
      const candidates = bySubcategory.get(gone.subcategory) ?? []
      const sameColor = candidates.filter(
        ({ color, family }) => color === gone.color && family !== gone.family,
      )
      const choice = sameColor.length > 0 ? sameColor : candidates
      if (choice.length === 0) return []
      return [{ product: gone.id, substitute: itemAt(choice, hash32(gone.id)).id }]
    })
}

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
