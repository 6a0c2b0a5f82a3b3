import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'

const plain = {
  kind: 'surface',
  grout: null,
  gloss: 0.25,
  relief: 0.05,
  seed: 7,
} as const

const paintedIn = (color: string) =>
  ({
    ...plain,
    material: 'cement',
    look: 'solid',
    layout: 'slab',
    colors: [color],
    piece_in: [96, 96],
    use: 'wall',
  }) satisfies SurfaceAppearance

/** What a room wears where the product is not. */
export const furnishing = {
  paint: paintedIn('#ece5d9'),
  /** Of cabinets and of islands that nobody has painted. */
  fronts: paintedIn('#93a08a'),
  timber: paintedIn('#c9a47a'),
  render: paintedIn('#e2dacb'),
  quartz: {
    ...plain,
    material: 'quartz',
    look: 'solid',
    layout: 'slab',
    colors: ['#efece6', '#e2ddd3'],
    piece_in: [63, 126],
    gloss: 0.8,
    use: 'counter',
  },
  oak: {
    ...plain,
    material: 'wood',
    look: 'wood',
    layout: 'planks',
    colors: ['#cfab80', '#9c6f45'],
    piece_in: [7.5, 75],
    use: 'floor',
  },
  limestone: {
    ...plain,
    material: 'limestone',
    look: 'stone',
    layout: 'offset',
    colors: ['#cdc2b1', '#bdb09c'],
    piece_in: [12, 24],
    use: 'floor',
  },
  sandstone: {
    ...plain,
    material: 'stone',
    look: 'stone',
    layout: 'offset',
    colors: ['#d3c6ae', '#c1b094'],
    piece_in: [16, 24],
    relief: 0.3,
    use: 'outdoor',
  },
} satisfies Record<string, SurfaceAppearance>
