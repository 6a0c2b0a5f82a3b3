import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import type { AiStyle } from '@showroom/contract/design-ai/ai-choices'

type Look = SurfaceAppearance['look']
type Layout = SurfaceAppearance['layout']

/** What one kind of surface is like in a style: looks from the most to the least wished for, and colors alike. */
export type Taste = { looks: readonly Look[]; colors: readonly string[]; layouts?: readonly Layout[] }

/** A style on the floor, on a wall, on a counter and out of doors. */
export type StyleEntry = {
  name: string
  floor: Taste
  wall: Taste
  counter: Taste
  paving: Taste
  stone: Taste
}

const stone = (...colors: string[]): Taste => ({ looks: ['stone', 'brick', 'concrete'], colors })
const paving = (looks: readonly Look[], ...colors: string[]): Taste => ({ looks, colors })

export const styleBook: Record<AiStyle, StyleEntry> = {
  modern: {
    name: 'Modern',
    floor: { looks: ['concrete', 'stone', 'wood'], colors: ['#b9b6b0', '#8f8c87', '#d8d4cd'] },
    wall: {
      looks: ['solid', 'concrete', 'marble'],
      colors: ['#f1f0ed', '#8a8a88', '#2f3133'],
      layouts: ['grid', 'slab'],
    },
    counter: { looks: ['solid', 'marble', 'concrete'], colors: ['#f3f2ef', '#3a3b3d'] },
    paving: paving(['concrete', 'stone'], '#a8a6a1', '#6f6e6b'),
    stone: stone('#8e8c88', '#4c4b4a'),
  },
  scandinavian: {
    name: 'Scandinavian',
    floor: { looks: ['wood', 'stone'], colors: ['#dcc7a5', '#e6d9c2', '#cdb48d'], layouts: ['planks'] },
    wall: {
      looks: ['solid', 'glazed', 'linen'],
      colors: ['#f5f3ee', '#dfe3e1', '#c9d1cf'],
      layouts: ['offset', 'grid'],
    },
    counter: { looks: ['solid', 'marble', 'wood'], colors: ['#f4f1ea', '#e9e2d4'] },
    paving: paving(['concrete', 'stone', 'wood'], '#d5d0c6', '#bdb7aa'),
    stone: stone('#d9d4ca', '#b9b4aa'),
  },
  japandi: {
    name: 'Japandi',
    floor: { looks: ['wood', 'stone', 'concrete'], colors: ['#b9976c', '#8c6d4a', '#cbb48f'] },
    wall: {
      looks: ['linen', 'stone', 'glazed'],
      colors: ['#d9cfbf', '#a9a090', '#7c7566'],
      layouts: ['grid', 'slab', 'offset'],
    },
    counter: { looks: ['stone', 'solid', 'concrete'], colors: ['#d6cec0', '#8e887d'] },
    paving: paving(['stone', 'concrete'], '#a39a8b', '#7d766a'),
    stone: stone('#a59b8a', '#6f675b'),
  },
  farmhouse: {
    name: 'Farmhouse',
    floor: { looks: ['wood', 'brick'], colors: ['#a9845c', '#c6a47a', '#8d6b48'], layouts: ['planks'] },
    wall: {
      looks: ['glazed', 'solid', 'brick'],
      colors: ['#f4f0e6', '#e7e0d0', '#9fae9f'],
      layouts: ['offset'],
    },
    counter: { looks: ['wood', 'marble', 'solid'], colors: ['#f0ece2', '#b58a5c'] },
    paving: paving(['brick', 'stone'], '#a87a61', '#b9a48a'),
    stone: stone('#b9a98f', '#d2c7b2'),
  },
  industrial: {
    name: 'Industrial',
    floor: { looks: ['concrete', 'stone', 'metal'], colors: ['#7e7d7b', '#5d5c5b', '#9d9a96'] },
    wall: {
      looks: ['brick', 'metal', 'concrete'],
      colors: ['#8a5a45', '#4a4a4b', '#77736e'],
      layouts: ['offset', 'grid'],
    },
    counter: { looks: ['concrete', 'solid', 'stone'], colors: ['#55565a', '#2f3032'] },
    paving: paving(['concrete', 'stone'], '#7b7a78', '#565553'),
    stone: stone('#7a5646', '#5a5654'),
  },
  'mid-century': {
    name: 'Mid-century',
    floor: { looks: ['wood', 'terrazzo'], colors: ['#8b5a34', '#a56f42', '#d9d2c4'] },
    wall: {
      looks: ['glazed', 'patterned', 'solid'],
      colors: ['#3f7f7a', '#d99a3d', '#eee6d6'],
      layouts: ['grid', 'hex', 'picket'],
    },
    counter: { looks: ['terrazzo', 'solid', 'wood'], colors: ['#f0ebe0', '#cfc7b8'] },
    paving: paving(['concrete', 'stone'], '#c2b8a6', '#8c8376'),
    stone: stone('#a88f72', '#7d6a55'),
  },
  coastal: {
    name: 'Coastal',
    floor: { looks: ['wood', 'stone'], colors: ['#d9cbb4', '#c9b89c', '#e6ddce'] },
    wall: {
      looks: ['glazed', 'solid', 'patterned'],
      colors: ['#a9c7cf', '#6f9fae', '#f2f5f4'],
      layouts: ['offset', 'grid', 'picket'],
    },
    counter: { looks: ['marble', 'solid', 'terrazzo'], colors: ['#f5f4f0', '#e2e6e4'] },
    paving: paving(['stone', 'concrete'], '#dcd0ba', '#c8bca5'),
    stone: stone('#d8cfbf', '#bfb7a8'),
  },
  traditional: {
    name: 'Traditional',
    floor: { looks: ['wood', 'marble', 'stone'], colors: ['#6d4526', '#8a5a33', '#cbb79b'] },
    wall: {
      looks: ['marble', 'glazed', 'solid'],
      colors: ['#f2ede4', '#d9cdb9', '#5b6d5d'],
      layouts: ['offset', 'herringbone'],
    },
    counter: { looks: ['marble', 'stone'], colors: ['#efe9df', '#4c4640'] },
    paving: paving(['stone', 'brick'], '#b8a68b', '#8f6a55'),
    stone: stone('#b7a78f', '#94866f'),
  },
  transitional: {
    name: 'Transitional',
    floor: { looks: ['wood', 'stone'], colors: ['#b39b7d', '#a38a6b', '#cdc2b1'] },
    wall: {
      looks: ['glazed', 'marble', 'solid'],
      colors: ['#efece5', '#d6d1c7', '#b7b4ad'],
      layouts: ['offset', 'herringbone', 'grid'],
    },
    counter: { looks: ['marble', 'solid', 'stone'], colors: ['#f1eee8', '#cfc9bf'] },
    paving: paving(['stone', 'concrete'], '#bfb29d', '#a39a8c'),
    stone: stone('#b5aa99', '#8f887c'),
  },
  mediterranean: {
    name: 'Mediterranean',
    floor: { looks: ['stone', 'patterned', 'brick'], colors: ['#b8714c', '#d2b48a', '#c79a6b'] },
    wall: {
      looks: ['patterned', 'glazed', 'stone'],
      colors: ['#2f6f9b', '#e8d9bd', '#3f8f86'],
      layouts: ['grid', 'hex', 'offset'],
    },
    counter: { looks: ['stone', 'marble', 'solid'], colors: ['#e6d8bf', '#c9b692'] },
    paving: paving(['stone', 'brick'], '#d5bd95', '#b8744f'),
    stone: stone('#d8c29c', '#b99a70'),
  },
  rustic: {
    name: 'Rustic',
    floor: { looks: ['wood', 'stone', 'brick'], colors: ['#7a5433', '#94704b', '#6f6252'] },
    wall: {
      looks: ['stone', 'brick', 'glazed'],
      colors: ['#a38b6d', '#8a6a4e', '#d8cbb4'],
      layouts: ['offset', 'ledger'],
    },
    counter: { looks: ['wood', 'stone'], colors: ['#8e6540', '#6a6258'] },
    paving: paving(['stone', 'brick'], '#9d8a70', '#7d6d58'),
    stone: stone('#8f7d66', '#6d5f4e'),
  },
  bohemian: {
    name: 'Bohemian',
    floor: { looks: ['patterned', 'wood', 'terrazzo'], colors: ['#b4855a', '#c66b4a', '#d8c3a0'] },
    wall: {
      looks: ['patterned', 'glazed', 'terrazzo'],
      colors: ['#c0593f', '#2f7d79', '#e0b04f'],
      layouts: ['hex', 'grid', 'penny', 'picket'],
    },
    counter: { looks: ['terrazzo', 'wood', 'marble'], colors: ['#ead9c0', '#b98a5c'] },
    paving: paving(['stone', 'brick', 'patterned'], '#c99a72', '#b86f4f'),
    stone: stone('#c09a78', '#9a6f55'),
  },
}
