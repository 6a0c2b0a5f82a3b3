import {
  type Design,
  chevron,
  darkSlab,
  marbleSlab,
  oak,
  paleOak,
  quartzSlab,
  walnut,
  wish,
} from './design.ts'

export const kitchen: Omit<Design, 'tab'>[] = [
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
    scene: 'kitchen-island',
    title: 'Marble island',
    alt: 'An oak island topped with marble, with lemons and books, under beams in a bright kitchen',
    planes: [wish('Backsplash', 'subway-tile', '#e9e4da', { look: 'glazed' }), marbleSlab, chevron],
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
    scene: 'kitchen-island',
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
