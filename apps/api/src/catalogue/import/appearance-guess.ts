import type { Appearance, SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import { blend } from '@showroom/drawing/texture/color'
import { finishOf, type FinishName, allFinishes } from '@showroom/drawing/finishes'
import { hash32 } from '../../shared/hash32.ts'
import type { Place } from './place.ts'

/** Colour words of vendors, and what they look like. Longer ones first: “light gray” before “gray”. */
const colorWords: readonly (readonly [word: string, hex: string])[] = [
  ['light gray', '#c4c2bd'],
  ['dark gray', '#5c5f61'],
  ['off white', '#ece7dc'],
  ['natural oak', '#c3a171'],
  ['white oak', '#cbb38e'],
  ['slate rain', '#6f7f88'],
  ['sage ash', '#a7b19b'],
  ['calacatta', '#efece6'],
  ['carrara', '#e6e5e2'],
  ['charcoal', '#46494c'],
  ['graphite', '#4d5053'],
  ['anthracite', '#3c3f42'],
  ['espresso', '#453127'],
  ['walnut', '#7b5436'],
  ['chestnut', '#84502f'],
  ['hickory', '#a87a4f'],
  ['driftwood', '#a39078'],
  ['honey', '#b98246'],
  ['natural', '#c6ab82'],
  ['blonde', '#d3bb92'],
  ['ivory', '#ebe3d2'],
  ['cream', '#ece2cc'],
  ['bone', '#e8e1d3'],
  ['beige', '#d6c6aa'],
  ['taupe', '#a89a8a'],
  ['greige', '#bdb3a4'],
  ['sand', '#d2bf9d'],
  ['oat', '#d6c6aa'],
  ['linen', '#e2d7c4'],
  ['fog', '#c9c5bd'],
  ['silver', '#bcbdbb'],
  ['pewter', '#8f9190'],
  ['gray', '#9a9b9a'],
  ['grey', '#9a9b9a'],
  ['white', '#f1efea'],
  ['chalk', '#f1efea'],
  ['black', '#232425'],
  ['ink', '#2c3e54'],
  ['navy', '#2c3c54'],
  ['blue', '#4f6f8c'],
  ['teal', '#2f6a6a'],
  ['green', '#57775f'],
  ['sage', '#9ba88f'],
  ['emerald', '#2f6b4f'],
  ['red', '#9c3b30'],
  ['terracotta', '#b4694b'],
  ['clay', '#b98465'],
  ['brown', '#7d5a41'],
  ['tan', '#c2a27c'],
  ['gold', '#c2a063'],
  ['oak', '#c3a171'],
  ['maple', '#d3b488'],
  ['cherry', '#7e3f2a'],
  ['multi', '#b9a894'],
]

export const hexOfWords = (text: string): string | null => {
  const lower = ` ${text.toLowerCase()} `
  return colorWords.find(([word]) => new RegExp(`[^a-z]${word}[^a-z]`).test(lower))?.[1] ?? null
}

const usual: Record<string, string> = {
  'hardwood-flooring': '#c3a171',
  'laminate-flooring': '#b99a6e',
  'luxury-flooring': '#b59672',
  'artificial-turf': '#5d7340',
}

type Ground = Pick<SurfaceAppearance, 'material' | 'look' | 'layout' | 'use' | 'relief'>

const grounds: Record<string, Ground> = {
  'tile-flooring': { material: 'porcelain', look: 'stone', layout: 'grid', use: 'floor', relief: 0.08 },
  'backsplash-tiles': { material: 'ceramic', look: 'glazed', layout: 'offset', use: 'wall', relief: 0.15 },
  'hardwood-flooring': { material: 'wood', look: 'wood', layout: 'planks', use: 'floor', relief: 0.14 },
  'laminate-flooring': { material: 'laminate', look: 'wood', layout: 'planks', use: 'floor', relief: 0.1 },
  'luxury-flooring': { material: 'vinyl', look: 'wood', layout: 'planks', use: 'floor', relief: 0.1 },
  countertop: { material: 'quartz', look: 'marble', layout: 'slab', use: 'counter', relief: 0.02 },
  hardscaping: { material: 'concrete', look: 'concrete', layout: 'grid', use: 'outdoor', relief: 0.25 },
  'stacked-stone': { material: 'stone', look: 'stone', layout: 'ledger', use: 'wall', relief: 0.9 },
  'pool-copings': { material: 'travertine', look: 'stone', layout: 'grid', use: 'outdoor', relief: 0.15 },
  'artificial-turf': { material: 'turf', look: 'turf', layout: 'roll', use: 'outdoor', relief: 0.7 },
}

/** Parts that are things and not faces, though their category is one of flat goods. */
const shaped = new Set([
  'liners-pencils-and-bullnose',
  'trim-and-moldings',
  'laminate-trim',
  'lvp-trim',
  'retaining-wall-blocks',
  'steps-treads-and-caps',
  'edging-base-and-jointing',
  'caps-and-sills',
  'infill-seam-and-tools',
])

const wordedGrounds: readonly (readonly [RegExp, Partial<Ground>])[] = [
  [/marble|calacatta|carrara|statuario/i, { look: 'marble' }],
  [/\bmarble\b/i, { material: 'marble' }],
  [/travertine/i, { material: 'travertine', look: 'stone' }],
  [/limestone/i, { material: 'limestone', look: 'stone' }],
  [/slate/i, { material: 'slate', look: 'stone' }],
  [/granite/i, { material: 'granite', look: 'stone' }],
  [/concrete|cement/i, { look: 'concrete' }],
  [/terrazzo/i, { look: 'terrazzo' }],
  [/wood.?look|\boak\b|hickory|walnut|maple/i, { look: 'wood', layout: 'planks' }],
  [/pattern|encaustic|decorative/i, { look: 'patterned' }],
  [/brick/i, { look: 'brick', layout: 'offset' }],
  [/\bglass\b/i, { material: 'glass', look: 'glazed' }],
  [/zellige|handmade/i, { look: 'glazed', layout: 'grid', relief: 0.65 }],
  [/hexagon|\bhex\b/i, { layout: 'hex' }],
  [/penny/i, { layout: 'penny' }],
  [/picket/i, { layout: 'picket' }],
  [/herringbone/i, { layout: 'herringbone' }],
  [/chevron/i, { layout: 'chevron' }],
]

export type Seen = { place: Place; text: string; colorText: string; sku: string }

/** What a product probably looks like, by its category and its words: no product is ever without a picture. */
export const guessAppearance = ({ place, text, colorText, sku }: Seen): Appearance => {
  const { category, subcategory } = place
  const hex = hexOfWords(colorText) ?? hexOfWords(text) ?? usual[category.slug_url] ?? null
  const seed = hash32(sku)
  const ground = shaped.has(subcategory.slug) ? undefined : grounds[category.slug_url]
  if (!ground) {
    const finish = finishIn(`${colorText} ${text}`)
    return {
      kind: 'object',
      form: subcategory.slug,
      finish,
      color: finish ? finishOf(finish).hex : hex,
      seed: seed % 16,
    }
  }
  const base = hex ?? '#cfc8bb'
  const said = wordedGrounds.filter(([pattern]) => pattern.test(text)).map(([, change]) => change)
  const isFixed = category.slug_url === 'artificial-turf' || category.slug_url === 'stacked-stone'
  return {
    kind: 'surface',
    ...ground,
    ...(isFixed ? {} : Object.assign({}, ...said)),
    colors: [base, blend(base, '#5a4a3a', 0.22), blend(base, '#ffffff', 0.3)],
    grout: ground.layout === 'planks' || ground.layout === 'slab' ? null : blend(base, '#d9d5cd', 0.6),
    piece_in:
      pieceIn(text) ??
      (ground.layout === 'planks' ? [7, 48] : ground.layout === 'offset' ? [3, 6] : [12, 24]),
    gloss: /polish|gloss/i.test(text) ? 0.9 : 0.12,
    seed,
  }
}

const finishIn = (text: string): FinishName | null => {
  const lower = text.toLowerCase()
  return allFinishes.find((name) => lower.includes(name.toLowerCase())) ?? null
}

/** `12x24`, `12 in. x 24 in.`, `7.5" x 75"`. */
const pieceIn = (text: string): [number, number] | null => {
  const match = /(\d{1,3}(?:\.\d+)?)\s*(?:in\.?|"|”)?\s*x\s*(\d{1,3}(?:\.\d+)?)/i.exec(text)
  const [width, length] = [Number(match?.[1]), Number(match?.[2])]
  return width > 0 && length > 0 && width <= 144 && length <= 144 ? [width, length] : null
}
