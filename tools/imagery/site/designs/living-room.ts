import { type Design, chevron, herringbone, oak, paleOak, walnut, wish } from './design.ts'

export const livingRoom: Omit<Design, 'tab'>[] = [
  {
    scene: 'living-hearth',
    title: 'Stone by the fire',
    alt: 'A fireplace with an oak mantel before a wall of stacked stone',
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
    scene: 'living-hearth',
    isMirrored: true,
    title: 'Slate and ember',
    alt: 'A fireplace before a wall of blue-gray stacked stone, on pale oak planks',
    planes: [wish('Stone wall', 'ledger-panels', '#6f6c69', { look: 'stone' }), paleOak],
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
