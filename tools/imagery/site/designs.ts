// The four tabs of Inspired Designs: which room, what lies on its planes, and what is said of it.
import type { Wish } from './choose-product.ts'

export type Tab = 'bathroom' | 'kitchen' | 'living-room' | 'outdoor'

export interface Design {
  tab: Tab
  scene: string
  /** Drawn as in a mirror: the light comes from the other side. */
  isMirrored?: boolean
  /** Which part of a wide room: its middle from 0, the left or top, to 1, and its share of the height. */
  frame?: { x: number; y?: number; share?: number }
  title: string
  alt: string
  /** For each plane of the scene: the product laid there and what its spot is called. */
  planes: readonly (Wish & { label: string })[]
}

const wish = (
  label: string,
  subcategory: string,
  color: string,
  rest: Omit<Wish, 'subcategory' | 'color'> = {},
) => ({
  label,
  subcategory,
  color,
  ...rest,
})

const oak = wish('Floor', 'engineered-hardwood', '#9d8a70')
const walnut = wish('Floor', 'solid-hardwood', '#5d4c3f')
const paleOak = wish('Floor', 'wide-plank-laminate', '#9d8a70')
const herringbone = wish('Floor', 'herringbone-and-chevron', '#a8744d', { layout: 'herringbone' })
const chevron = wish('Floor', 'herringbone-and-chevron', '#9d8a70', { layout: 'chevron' })
const marbleSlab = wish('Countertop', 'marble-and-quartzite-slabs', '#f1efec')
const quartzSlab = wish('Countertop', 'quartz-slabs', '#efece6')
const darkSlab = wish('Countertop', 'granite-slabs', '#4a4744')

const bathroom: Omit<Design, 'tab'>[] = [
  {
    scene: 'bathroom-vanity',
    title: 'Sage and navy',
    alt: 'A navy vanity under an arched mirror, before a wall of hand-glazed sage tile',
    planes: [
      wish('Wall tile', 'handmade-look-and-zellige-style', '#a7b19b', { look: 'glazed' }),
      wish('Floor tile', 'porcelain-tile', '#d8d0c2', { look: 'terrazzo' }),
    ],
  },
  {
    scene: 'bathroom-tub',
    title: 'A bath by the window',
    alt: 'A freestanding tub in daylight, before a wall of pale marble, on a wood-look floor',
    planes: [
      wish('Wall tile', 'large-format-slab-look', '#eceae6', { look: 'marble' }),
      wish('Floor tile', 'wood-look-plank', '#a9865f'),
    ],
  },
  {
    scene: 'bathroom',
    frame: { x: 0.9 },
    title: 'Deep sea',
    alt: 'An oak vanity and a brass mirror before a wall of deep blue tile',
    planes: [
      wish('Wall tile', 'subway-tile', '#2c3e54', { look: 'glazed' }),
      wish('Floor tile', 'mosaic-floor-tile', '#efece6', { look: 'marble', layout: 'hex' }),
    ],
  },
  {
    scene: 'bathroom-vanity',
    title: 'Gray marble, laid with care',
    alt: 'A navy vanity before gray marble mosaic laid in herringbone, on a charcoal floor',
    planes: [
      wish('Wall tile', 'marble-mosaic', '#9b9c9c', { layout: 'herringbone' }),
      wish('Floor tile', 'porcelain-tile', '#4c4b4a', { look: 'concrete' }),
    ],
  },
  {
    scene: 'bathroom',
    frame: { x: 0.04 },
    title: 'Warm stone',
    alt: 'A white tub and an olive tree before a wall of pale stone tile',
    planes: [
      wish('Wall tile', 'natural-stone-tile', '#c6c1b7', { look: 'stone' }),
      wish('Floor tile', 'porcelain-tile', '#b8a78e', { look: 'stone', layout: 'grid' }),
    ],
  },
  {
    scene: 'bathroom-tub',
    title: 'Pattern underfoot',
    alt: 'A freestanding tub before white hand-glazed tile, on a floor of red patterned tile',
    planes: [
      wish('Wall tile', 'handmade-look-and-zellige-style', '#f1efea', { look: 'glazed' }),
      wish('Floor tile', 'cement-and-encaustic-look', '#e6ddce', { look: 'patterned' }),
    ],
  },
  {
    scene: 'bathroom-vanity',
    isMirrored: true,
    title: 'White on white',
    alt: 'A navy vanity before white mosaic of slender pickets, on a warm terrazzo floor',
    planes: [
      wish('Wall tile', 'porcelain-mosaic', '#eeece6', { layout: 'picket' }),
      wish('Floor tile', 'mosaic-floor-tile', '#d9c7b2', { look: 'terrazzo' }),
    ],
  },
]

const kitchen: Omit<Design, 'tab'>[] = [
  {
    scene: 'kitchen-range',
    title: 'The cook’s wall',
    alt: 'A range between navy cabinets under a plaster hood, before white hand-glazed tile',
    planes: [
      wish('Backsplash', 'handmade-look-and-zellige-style', '#efe9dd', { look: 'glazed' }),
      marbleSlab,
      oak,
    ],
  },
  {
    scene: 'kitchen',
    frame: { x: 0.35, y: 1, share: 0.8 },
    title: 'Marble island',
    alt: 'An island topped with marble, with lemons and books, in a bright kitchen',
    planes: [wish('Backsplash', 'subway-tile', '#e9e4da', { look: 'glazed' }), marbleSlab, herringbone],
  },
  {
    scene: 'kitchen',
    frame: { x: 0.5 },
    title: 'Water over oak',
    alt: 'An oak island under dome lamps, before blue-gray glass mosaic',
    planes: [wish('Backsplash', 'glass-mosaic', '#75909c'), quartzSlab, oak],
  },
  {
    scene: 'kitchen-range',
    title: 'Ember red',
    alt: 'A range between navy cabinets before ember-red tile',
    planes: [wish('Backsplash', 'subway-tile', '#a8523a', { look: 'glazed' }), quartzSlab, walnut],
  },
  {
    scene: 'kitchen',
    frame: { x: 0.9 },
    isMirrored: true,
    title: 'Dark stone, light room',
    alt: 'An island topped with dark granite before white marble mosaic',
    planes: [wish('Backsplash', 'marble-mosaic', '#e9e6e1', { layout: 'grid' }), darkSlab, paleOak],
  },
  {
    scene: 'kitchen',
    frame: { x: 0.16 },
    title: 'Blue behind the shelves',
    alt: 'Oak shelves before blue patterned tile, over a white quartz island',
    planes: [wish('Backsplash', 'patterned-and-decorative', '#e3e7e8'), quartzSlab, walnut],
  },
  {
    scene: 'kitchen-range',
    isMirrored: true,
    title: 'Marble to the ceiling',
    alt: 'A range and a plaster hood before marble laid in herringbone',
    planes: [wish('Backsplash', 'marble-mosaic', '#dedad4', { layout: 'herringbone' }), marbleSlab, oak],
  },
]

const livingRoom: Omit<Design, 'tab'>[] = [
  {
    scene: 'living',
    frame: { x: 0.75, y: 0.8, share: 0.8 },
    title: 'A wall of stone',
    alt: 'A pale sofa and a lamp before a wall of stacked stone',
    planes: [wish('Stone wall', 'ledger-panels', '#9a9184', { look: 'stone' }), oak],
  },
  {
    scene: 'living',
    frame: { x: 0, y: 0.9, share: 0.86 },
    title: 'The reading corner',
    alt: 'An armchair by tall windows on a herringbone oak floor',
    planes: [wish('Wall', 'large-format-slab-look', '#d9d3c8', { look: 'concrete' }), herringbone],
  },
  {
    scene: 'living',
    frame: { x: 0.62 },
    title: 'Wide planks, soft wool',
    alt: 'A pale sofa and a rug on wide oak planks',
    planes: [wish('Wall', 'large-format-slab-look', '#c6c1b7', { look: 'stone' }), paleOak],
  },
  {
    scene: 'living',
    frame: { x: 0.9 },
    isMirrored: true,
    title: 'Slab and green',
    alt: 'A sofa and tall plants before large slabs of marble-look porcelain, on dark wood',
    planes: [wish('Slab wall', 'large-format-slab-look', '#e8e5e0', { look: 'marble' }), walnut],
  },
  {
    scene: 'living',
    frame: { x: 0.1 },
    isMirrored: true,
    title: 'Walnut afternoon',
    alt: 'An armchair in low sun before stacked stone, on a floor of dark wood',
    planes: [wish('Stone wall', 'ledger-panels', '#c9bda9'), walnut],
  },
  {
    scene: 'living',
    frame: { x: 0.3, y: 1, share: 0.72 },
    title: 'Chevron',
    alt: 'An armchair and a round stone table on a floor laid in chevron',
    planes: [wish('Wall', 'large-format-slab-look', '#d6d3cd', { look: 'marble' }), chevron],
  },
  {
    scene: 'living',
    frame: { x: 0.5, y: 1, share: 0.9 },
    isMirrored: true,
    title: 'Cool and calm',
    alt: 'A pale sofa and a round table on a floor of stone-look tile',
    planes: [
      wish('Wall', 'large-format-slab-look', '#b9b6b0', { look: 'concrete' }),
      wish('Floor tile', 'luxury-vinyl-tile', '#cbc4b8', { look: 'stone' }),
    ],
  },
]

const outdoor: Omit<Design, 'tab'>[] = [
  {
    scene: 'patio',
    frame: { x: 1, y: 1, share: 0.82 },
    title: 'Edge of the pool',
    alt: 'A blue pool before a pergola, with pale stone paving all around',
    planes: [
      wish('Paving', 'porcelain-pavers-2-cm', '#d6c9b2', { look: 'stone' }),
      wish('Garden wall', 'ledger-panels', '#b8ab97', { look: 'stone' }),
    ],
  },
  {
    scene: 'patio',
    frame: { x: 0.68, y: 0.5, share: 0.56 },
    title: 'Under the pergola',
    alt: 'An outdoor sofa in striped shade on natural stone',
    planes: [
      wish('Paving', 'natural-stone-pavers', '#b9ad99', { layout: 'flagstone' }),
      wish('Garden wall', 'ledger-panels', '#8d8a86', { look: 'stone' }),
    ],
  },
  {
    scene: 'patio',
    frame: { x: 0.18 },
    title: 'Sun all day',
    alt: 'A sun bed and a side table on light pavers beside the lawn',
    planes: [
      wish('Paving', 'concrete-pavers', '#c9c3b8', { layout: 'grid' }),
      wish('Garden wall', 'ledger-panels', '#6f6c69', { look: 'stone' }),
    ],
  },
  {
    scene: 'patio',
    frame: { x: 0.75 },
    isMirrored: true,
    title: 'Timber by the water',
    alt: 'A pool with wood-look porcelain decking before a wall of natural stone',
    planes: [
      wish('Decking', 'porcelain-pavers-2-cm', '#9c7a57', { look: 'wood' }),
      wish('Garden wall', 'thin-veneer-loose', '#a59c8e'),
    ],
  },
  {
    scene: 'patio',
    frame: { x: 0.3, y: 0.75, share: 0.7 },
    isMirrored: true,
    title: 'Laid in herringbone',
    alt: 'A sun bed beside the pool on gray pavers laid in herringbone',
    planes: [
      wish('Paving', 'concrete-pavers', '#a5806a', { layout: 'herringbone' }),
      wish('Garden wall', 'ledger-panels', '#d3cabb'),
    ],
  },
  {
    scene: 'patio',
    frame: { x: 0.92 },
    title: 'Travertine terrace',
    alt: 'A pergola and a pool on a terrace of bone-colored stone',
    planes: [
      wish('Paving', 'natural-stone-pavers', '#e3dac8', { layout: 'offset' }),
      wish('Garden wall', 'thin-veneer-loose', '#cbbfa8'),
    ],
  },
  {
    scene: 'patio',
    frame: { x: 0.8, y: 0.9, share: 0.9 },
    isMirrored: true,
    title: 'Slate and blue',
    alt: 'A pool framed by slate-gray paving before a pale stone wall',
    planes: [
      wish('Paving', 'porcelain-pavers-2-cm', '#77777a', { look: 'stone' }),
      wish('Garden wall', 'ledger-panels', '#e0d9cc'),
    ],
  },
]

const inTab = (tab: Tab, designs: readonly Omit<Design, 'tab'>[]): Design[] =>
  designs.map((design) => ({ tab, ...design }))

export const designs: readonly Design[] = [
  ...inTab('bathroom', bathroom),
  ...inTab('kitchen', kitchen),
  ...inTab('living-room', livingRoom),
  ...inTab('outdoor', outdoor),
]
