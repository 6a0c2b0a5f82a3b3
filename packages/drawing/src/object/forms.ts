/** Which rendered form shows a subcategory's goods. Several forms take turns by the product's seed. */
export interface Form {
  scenes: readonly string[]
  /** Shown until the form itself has been rendered. */
  kin?: string
  /** The same thing with a body that takes paint, or wood, when the finish is one. */
  painted?: readonly string[]
  wooden?: readonly string[]
  /** Finishes for parts the product's own finish says nothing about. */
  metal?: string
  body?: string
  textured?: string
}

const nickel = '#bbb3a8'
const steel = '#c4c5c6'
const chrome = '#dadde1'
const brass = '#bda27a'
const stone = '#a39c90'
const oak = '#c3a171'

const just = (scene: string, rest: Omit<Form, 'scenes'> = {}): Form => ({ scenes: [scene], ...rest })
const sink = (scene: string, painted = 'sink-undermount-colored'): Form =>
  just(scene, { painted: [painted], metal: steel })
const vanity = (scene: string): Form =>
  just(scene, { painted: [scene], wooden: [`${scene}-wood`], metal: brass, body: '#e9e5dc', textured: oak })

/** By the slug of the subcategory (where two categories share one, `{category}-{slug}`), or by a shape of its own. */
export const forms: Record<string, Form> = {
  'single-hole': just('faucet-single-hole'),
  widespread: just('faucet-widespread'),
  centerset: just('faucet-centerset'),
  'vessel-faucets': just('faucet-vessel'),
  'wall-mount': just('faucet-wall'),
  'tub-fillers': just('tub-filler'),
  'drains-and-accessories': just('pop-up-drain'),
  'pull-down': just('faucet-pull-down'),
  bridge: just('faucet-bridge'),
  'pull-out': just('faucet-pull-out'),
  'pot-filler': just('pot-filler'),
  'bar-and-prep': just('faucet-bar'),
  touchless: just('faucet-touchless'),
  'soap-filter-and-accessories': just('soap-dispenser'),
  undermount: sink('sink-undermount'),
  'farmhouse--apron': just('sink-farmhouse', { metal: steel, body: '#f4f2ec' }),
  workstation: sink('sink-workstation'),
  'drop-in': sink('sink-drop-in', 'sink-drop-in-colored'),
  'bar-and-prep-sinks': sink('sink-bar'),
  'grids-drains-and-disposals': just('sink-grid', { metal: steel }),
  freestanding: just('tub-freestanding', { metal: chrome }),
  alcove: just('tub-alcove', { metal: chrome }),
  'drop-in-and-undermount': just('tub-drop-in', { metal: chrome }),
  'whirlpool-and-air': just('tub-whirlpool', { metal: chrome }),
  'walk-in': just('tub-walk-in', { metal: chrome }),
  'drains-and-trim': just('tub-drain'),
  'shower-systems-and-trim-kits': just('shower-system'),
  'shower-doors-and-enclosures': just('shower-door'),
  'shower-bases-and-pans': just('shower-base', { metal: chrome }),
  'shower-heads-and-hand-showers': just('shower-head'),
  'wall-panels-and-niches': just('shower-niche'),
  'rough-in-valves': just('valve'),
  'linear-drains': just('linear-drain'),
  'one-piece': just('toilet-one-piece', { metal: chrome }),
  'two-piece': just('toilet-two-piece', { metal: chrome }),
  'smart-and-bidet-toilets': just('toilet-smart', { metal: chrome }),
  'wall-hung-and-in-wall-tank': just('toilet-wall-hung', { metal: chrome }),
  'bidet-seats': just('bidet-seat', { metal: chrome }),
  'seats-and-parts': just('toilet-seat', { metal: chrome }),
  'single-sink-vanities': vanity('vanity-single'),
  'double-sink-vanities': vanity('vanity-double'),
  'floating-vanities': vanity('vanity-floating'),
  'corner-and-powder-room': vanity('vanity-powder'),
  'vanity-tops': just('vanity-top', { kin: 'vanity-single' }),
  'bar-pulls': just('bar-pull'),
  'arch-and-traditional-pulls': just('arch-pull'),
  knobs: just('knob'),
  'cup-and-bin-pulls': just('cup-pull'),
  'appliance-pulls': just('appliance-pull', { kin: 'bar-pull' }),
  'edge-and-finger-pulls': just('edge-pull', { kin: 'bar-pull' }),
  'hooks-and-latches': just('hook', { kin: 'knob' }),
  refrigerators: just('refrigerator', { painted: ['refrigerator-painted'], metal: steel }),
  ranges: just('range', { metal: steel }),
  'range-hoods': just('range-hood', { kin: 'range', metal: steel }),
  dishwashers: just('dishwasher', { kin: 'range', painted: ['dishwasher-painted'], metal: steel }),
  cooktops: just('cooktop', { kin: 'range', metal: steel }),
  'wall-ovens': just('wall-oven', { kin: 'range', metal: steel }),
  'microwaves-and-drawers': just('microwave', { kin: 'range', metal: steel }),
  'washers-and-dryers': just('washer', { kin: 'refrigerator', metal: steel }),
  'wine-and-beverage': just('wine-cooler', { kin: 'refrigerator', metal: steel }),
  pendants: { scenes: ['pendant-dome', 'pendant-cone', 'pendant-globe', 'pendant-rattan'] },
  chandeliers: { scenes: ['chandelier', 'chandelier-ring'] },
  'pendant-dome': just('pendant-dome'),
  'pendant-globe': just('pendant-globe'),
  'pendant-cone': just('pendant-cone'),
  'pendant-rattan': just('pendant-rattan'),
  chandelier: just('chandelier'),
  'chandelier-ring': just('chandelier-ring'),
  'vanity-lights': just('vanity-light'),
  'wall-sconces': just('wall-sconce'),
  'flush-and-semi-flush': just('semi-flush'),
  'recessed-and-downlights': just('recessed-light'),
  'outdoor-lights': just('outdoor-lantern', { kin: 'wall-sconce', metal: '#363637' }),
  'track-and-rail': just('track-light', { kin: 'pendant-cone' }),
  'under-cabinet': just('under-cabinet-light', { kin: 'recessed-light' }),
  'ceiling-fans-with-light': just('fan-light', { textured: '#7b5436' }),
  'ceiling-fans-without-light': just('fan', { kin: 'fan-light', textured: '#7b5436' }),
  'outdoor-fans': just('fan-outdoor', { kin: 'fan-light' }),
  'bath-exhaust-fans': just('exhaust-fan', { kin: 'recessed-light' }),
  'downrods-and-controls': just('downrod', { kin: 'fan-light' }),
  'trim-and-moldings': just('floor-trim', { kin: 'linear-drain', textured: oak }),
  'laminate-trim': just('floor-trim', { kin: 'linear-drain', textured: oak }),
  'lvp-trim': just('floor-trim', { kin: 'linear-drain', textured: oak }),
  'liners-pencils-and-bullnose': just('tile-trim', { kin: 'linear-drain' }),
  'prefab-countertops': just('vanity-top', { kin: 'vanity-single' }),
  'retaining-wall-blocks': just('wall-block', { kin: 'shower-base', textured: stone }),
  'steps-treads-and-caps': just('stone-step', { kin: 'shower-base', textured: stone }),
  'edging-base-and-jointing': { scenes: ['edging', 'bag'] },
  'matching-corners': just('ledger-corner', { kin: 'shower-base', textured: stone }),
  'caps-and-sills': just('stone-cap', { kin: 'shower-base', textured: stone }),
  'travertine-coping': just('coping', { kin: 'shower-base', textured: '#d3c2a4' }),
  'porcelain-coping': just('coping', { kin: 'shower-base', textured: '#b9b4aa' }),
  'marble-and-limestone-coping': just('coping', { kin: 'shower-base', textured: '#d9d4c9' }),
  'concrete-and-brick-coping': just('coping', { kin: 'shower-base', textured: '#b3aea5' }),
  'corners-and-radius-pieces': just('coping-corner', { kin: 'shower-base', textured: '#d3c2a4' }),
  'infill-seam-and-tools': just('bag', { kin: 'bidet-seat' }),
}

/** For a form nobody has heard of: something plain and true to the finish. */
export const unknownForm: Form = just('knob')

export const defaultMetal = nickel
export const defaultBody = '#f4f2ed'

export const defaultWood = '#c3a171'
