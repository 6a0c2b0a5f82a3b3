import type { MarkName } from './marks.ts'

/** `file` names a WOFF of the faces in package.json. */
export const faces = {
  garamond: { file: 'cormorant-garamond/files/cormorant-garamond-latin-700-normal.woff' },
  italic: { file: 'cormorant-garamond/files/cormorant-garamond-latin-700-italic.woff' },
  josefin: { file: 'josefin-sans/files/josefin-sans-latin-600-normal.woff' },
  thin: { file: 'josefin-sans/files/josefin-sans-latin-400-normal.woff' },
  cinzel: { file: 'cinzel/files/cinzel-latin-600-normal.woff' },
  jost: { file: 'jost/files/jost-latin-500-normal.woff' },
  heavy: { file: 'jost/files/jost-latin-800-normal.woff' },
  marcellus: { file: 'marcellus/files/marcellus-latin-400-normal.woff' },
  serif: { file: 'dm-serif-display/files/dm-serif-display-latin-400-normal.woff' },
  wide: { file: 'syncopate/files/syncopate-latin-700-normal.woff' },
  grotesk: { file: 'space-grotesk/files/space-grotesk-latin-700-normal.woff' },
} as const

export interface Style {
  face: keyof typeof faces
  mark: MarkName | null
  /** The mark beside the words, or above them. */
  place?: 'beside' | 'above'
  letters?: 'capitals' | 'small' | 'as-is'
  /** Between letters, in thousandths of the size. */
  tracking?: number
  /** A showroom's own color; a brand's logo is one tone that reads on light and on dark. */
  color?: string
}

const style = (
  face: Style['face'],
  mark: MarkName | null,
  rest: Omit<Style, 'face' | 'mark'> = {},
): Style => ({ face, mark, ...rest })
const above = { place: 'above' } as const
const capitals = { letters: 'capitals', tracking: 90 } as const
const small = { letters: 'small' } as const

/** By the brand's name in the catalogue. */
export const brandStyles: Record<string, Style> = {
  Ostrevane: style('cinzel', 'quarters', { tracking: 60 }),
  Sarravel: style('italic', 'star'),
  'Quillhearth Tileworks': style('garamond', 'scales'),
  Marblund: style('marcellus', null, capitals),
  'Cordwick Stone': style('jost', 'slab', capitals),
  Kilnfern: style('serif', 'kiln'),
  Pellagrove: style('josefin', 'flower', small),
  Tesselmoor: style('grotesk', 'mosaic', small),
  Timberlune: style('josefin', 'rings', { ...capitals, ...above }),
  'Hollowmere Plank': style('heavy', 'planks'),
  Fennbarrow: style('garamond', null, { ...capitals, tracking: 140 }),
  'Larchgate Floors': style('marcellus', 'chevrons'),
  Grovewyn: style('serif', 'leaf', small),
  Plankhaugh: style('heavy', 'herring', { ...capitals, tracking: 20 }),
  Brindlequay: style('italic', 'tap'),
  Nixholm: style('wide', null, capitals),
  Halvorbrook: style('jost', 'waves', { ...capitals, ...above }),
  'Pourmont & Wray': style('cinzel', 'spout', above),
  Aquistrel: style('thin', 'drop', small),
  Spoutmere: style('grotesk', 'basin'),
  'Larkspindle Bath': style('italic', 'bird'),
  Mossgrave: style('garamond', 'moss', { ...capitals, ...above }),
  Basinmoor: style('josefin', null, { ...capitals, tracking: 200 }),
  Wrenholt: style('serif', 'diamond'),
  'Tubwick & Sedge': style('garamond', 'tub', above),
  Flushgate: style('heavy', 'gate', small),
  Slabmere: style('grotesk', null, capitals),
  Veinholt: style('marcellus', 'vein', capitals),
  Graniford: style('heavy', 'hexagon', capitals),
  Basinfenn: style('jost', 'plate', small),
  Quartzhollow: style('thin', 'facets', { ...capitals, ...above }),
  Knobbury: style('serif', 'knob'),
  Latchmead: style('jost', 'latch', capitals),
  'Ferrule & Fyne': style('italic', 'ferrule', above),
  Pullwright: style('grotesk', 'pull'),
  Tarnholm: style('cinzel', null, { tracking: 160 }),
  Lumefell: style('josefin', 'sun', small),
  Ampervale: style('wide', 'filament', above),
  Filamoor: style('thin', 'bulb', capitals),
  Shadewick: style('garamond', 'shade'),
  Zephyrane: style('thin', 'fan', { ...small, tracking: 40 }),
  Whirlmont: style('marcellus', 'whirl', { ...capitals, ...above }),
  Kestrane: style('wide', null, { letters: 'small', tracking: 20 }),
  Emberquist: style('serif', 'flame'),
  Frostwaite: style('jost', 'frost', capitals),
  Culivane: style('italic', 'oven'),
  Terravick: style('heavy', 'hills', { ...capitals, tracking: 30 }),
  Slatewren: style('josefin', 'slate', capitals),
  Pavermoss: style('grotesk', 'paver', small),
  'Copingham Edge': style('cinzel', 'edge'),
  Turfhelm: style('heavy', 'blades', small),
  Ledgewain: style('marcellus', 'ledger', above),
}

/** By the file a demo showroom's profile names. */
export const showroomStyles: Record<string, Style & { name: string }> = {
  harvest: { name: 'Harvest Home Remodeling', ...style('serif', 'house', { color: '#b4532a' }) },
  maple: { name: 'Maple & Main Kitchens', ...style('garamond', 'maple', { color: '#35679a' }) },
  cedar: { name: 'Cedar Ridge Builders', ...style('josefin', 'tree', { color: '#4d7c2a' }) },
}
