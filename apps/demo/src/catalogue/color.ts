/** Colour words of the catalogue and what they look like in each material. */
export type Color = {
  word: string
  /** `#rrggbb`: the base colour. */
  hex: string
  family: string
  /** What veins, chips, grain or pattern are drawn in. */
  accents: string[]
}

type Row = readonly [hex: string, family: string, ...accents: string[]]

const paletteOf = (rows: Record<string, Row>): Color[] =>
  Object.entries(rows).map(([word, [hex, family, ...accents]]) => ({ word, hex, family, accents }))

/** Glazes and plain bodies. */
export const solidColors = paletteOf({
  Chalk: ['#f1efea', 'White'],
  Fog: ['#cfcac1', 'Light Gray'],
  Juniper: ['#4f6b5a', 'Green'],
  Linen: ['#e4d9c6', 'Ivory'],
  Ink: ['#2c3e54', 'Blue'],
  Clay: ['#bd8164', 'Terracotta'],
  'Sage Ash': ['#a7b19b', 'Green'],
  Bone: ['#eae3d4', 'Ivory'],
  'Slate Rain': ['#75909c', 'Blue'],
  Oat: ['#d9c9ac', 'Beige'],
  Nightfall: ['#1f2227', 'Black'],
  Ember: ['#a8523a', 'Terracotta'],
  Pewter: ['#8f9190', 'Dark Gray'],
  Honeycomb: ['#cb9c4c', 'Brown'],
})

export const stoneColors = paletteOf({
  Fog: ['#c6c1b7', 'Light Gray', '#a9a499', '#dcd8cf'],
  Oat: ['#d2c2a5', 'Beige', '#b39f7d', '#e4d8c1'],
  Basalt: ['#4c4d4c', 'Dark Gray', '#343635', '#6a6c6a'],
  Linen: ['#ddd0b9', 'Ivory', '#bfae90', '#ebe2d2'],
  Pewter: ['#8b8c89', 'Dark Gray', '#6e706d', '#a8a9a5'],
  Driftwood: ['#a79680', 'Greige', '#8a785f', '#c3b59f'],
  Bone: ['#e3dac8', 'Ivory', '#c6b99d', '#efe9dc'],
  'Slate Rain': ['#6c767b', 'Dark Gray', '#525c61', '#8b9599'],
  Clay: ['#b08a6c', 'Terracotta', '#916b4e', '#c9a98e'],
  Chalk: ['#ece8df', 'White', '#d2ccbf', '#f7f5f0'],
})

export const marbleColors = paletteOf({
  Chalk: ['#f0eeea', 'White', '#b7b6b4', '#8f9091'],
  Fog: ['#d6d3cd', 'Light Gray', '#a09e9a', '#858480'],
  Nightfall: ['#202226', 'Black', '#d9d2c2', '#7c7b78'],
  Bone: ['#ece3d3', 'Ivory', '#c6b08a', '#a88f66'],
  Juniper: ['#3f5b4d', 'Green', '#a9c2b2', '#6f907f'],
  Linen: ['#e5d9c5', 'Beige', '#c0a57a', '#a58a61'],
  Pewter: ['#9b9c9c', 'Light Gray', '#dcdad6', '#74767a'],
  Ink: ['#2a3642', 'Blue', '#b9c4cc', '#5d7180'],
  Ember: ['#8b4d3b', 'Brown', '#d9bba4', '#5c2f24'],
  'Slate Rain': ['#7b878d', 'Dark Gray', '#d7dcde', '#566268'],
})

export const concreteColors = paletteOf({
  Fog: ['#c3c0ba', 'Light Gray', '#aeaba5'],
  Pewter: ['#8d8d8a', 'Dark Gray', '#787876'],
  Bone: ['#ddd6c9', 'Ivory', '#cbc3b3'],
  Basalt: ['#55575a', 'Dark Gray', '#434548'],
  Driftwood: ['#aa9f92', 'Greige', '#968a7c'],
  Nightfall: ['#2e3033', 'Black', '#222427'],
  Oat: ['#cfc2ad', 'Beige', '#bcae97'],
  'Sage Ash': ['#a2a799', 'Green', '#8f9586'],
})

export const terrazzoColors = paletteOf({
  Chalk: ['#eeebe4', 'White', '#8d8a84', '#c9a27f', '#4b4b4b'],
  Fog: ['#cbc8c2', 'Light Gray', '#f0eee9', '#8a8782', '#b08d73'],
  Clay: ['#c79a80', 'Terracotta', '#efe4d8', '#8e5a43', '#5a4a42'],
  'Sage Ash': ['#b3bba9', 'Green', '#eef0e8', '#6f7f6b', '#d0b592'],
  Nightfall: ['#2a2c30', 'Black', '#d8d4cb', '#8b8882', '#b5916f'],
  Linen: ['#e6dccb', 'Ivory', '#b99d78', '#8f8b83', '#d8a98a'],
})

export const patternColors = paletteOf({
  Ink: ['#e9e5dc', 'Blue', '#2f4763', '#9db0c0'],
  Juniper: ['#ece8dd', 'Green', '#496b58', '#a9bda9'],
  Nightfall: ['#efece5', 'Multi', '#26282c', '#a3a29f'],
  Clay: ['#efe6d9', 'Terracotta', '#b46f50', '#ddb79b'],
  Pewter: ['#ebe8e2', 'Light Gray', '#85888a', '#bfc0be'],
  Ember: ['#f0e4d6', 'Multi', '#9c4a34', '#33495e'],
  Honeycomb: ['#f1e8d6', 'Brown', '#c08a3c', '#6b7a72'],
  'Slate Rain': ['#e8e9e7', 'Blue', '#6b8795', '#b3c2c8'],
})

/** Wood, and what imitates it. */
export const woodColors = paletteOf({
  Oat: ['#cdb38b', 'Blonde', '#b3966b'],
  Honeycomb: ['#b98246', 'Honey', '#9a6631'],
  Driftwood: ['#9d8a70', 'Gray', '#816e55'],
  Linen: ['#d8c4a2', 'Blonde', '#c0a981'],
  Ember: ['#8a5231', 'Brown', '#6b3b20'],
  Fog: ['#b5a999', 'Gray', '#998c7b'],
  Clay: ['#a8744d', 'Natural', '#8a5a36'],
  Nightfall: ['#3f2d22', 'Dark', '#2a1d15'],
  Chalk: ['#ddd4c5', 'White', '#c7bca9'],
  Bone: ['#d2bf9f', 'Natural', '#b8a37f'],
  Basalt: ['#5d4c3f', 'Dark', '#463830'],
  Pewter: ['#8c8277', 'Gray', '#72685d'],
})

export const metalMosaicColors = paletteOf({
  Pewter: ['#9a9c9d', 'Light Gray', '#c9cbcc', '#77797b'],
  Honeycomb: ['#b98f4f', 'Brown', '#d9bb86', '#8c6732'],
  Nightfall: ['#37383b', 'Black', '#5d5f63', '#1f2022'],
  Ember: ['#99593f', 'Terracotta', '#c48d73', '#6f3c28'],
})
