import { type Design, wish } from './design.ts'

export const bathroom: Omit<Design, 'tab'>[] = [
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
