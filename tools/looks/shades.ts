/** A color by the word that stands in a title. */
export type Shade = readonly [word: string, color: string]

export const wood = {
  oat: ['oat oak', '#cdb38b'],
  honey: ['honey oak', '#b98246'],
  driftwood: ['driftwood', '#9d8a70'],
  linen: ['pale ash', '#d8c4a2'],
  ember: ['walnut', '#8a5231'],
  fog: ['gray oak', '#b5a999'],
  clay: ['warm hickory', '#a8744d'],
  night: ['dark oak', '#3f2d22'],
  chalk: ['limed oak', '#ddd4c5'],
  bone: ['natural maple', '#d2bf9f'],
  basalt: ['smoked oak', '#5d4c3f'],
} as const satisfies Record<string, Shade>

export const glaze = {
  chalk: ['chalk', '#f1efea'],
  fog: ['fog', '#cfcac1'],
  juniper: ['juniper', '#4f6b5a'],
  linen: ['linen', '#e4d9c6'],
  ink: ['ink', '#2c3e54'],
  clay: ['clay', '#bd8164'],
  sage: ['sage', '#a7b19b'],
  bone: ['bone', '#eae3d4'],
  rain: ['slate rain', '#75909c'],
  oat: ['oat', '#d9c9ac'],
  night: ['nightfall', '#1f2227'],
  ember: ['ember', '#a8523a'],
  pewter: ['pewter', '#8f9190'],
  honey: ['honeycomb', '#cb9c4c'],
} as const satisfies Record<string, Shade>

export const stone = {
  fog: ['fog stone', '#c6c1b7'],
  oat: ['oat stone', '#d2c2a5'],
  basalt: ['basalt', '#4c4d4c'],
  linen: ['linen stone', '#ddd0b9'],
  pewter: ['pewter stone', '#8b8c89'],
  driftwood: ['driftwood stone', '#a79680'],
  bone: ['bone stone', '#e3dac8'],
  rain: ['slate', '#6c767b'],
  clay: ['clay stone', '#b08a6c'],
  chalk: ['chalk stone', '#ece8df'],
} as const satisfies Record<string, Shade>

export const marble = {
  chalk: ['white marble', '#f0eeea'],
  fog: ['gray marble', '#d6d3cd'],
  night: ['black marble', '#202226'],
  bone: ['ivory marble', '#ece3d3'],
  juniper: ['green marble', '#3f5b4d'],
  linen: ['beige marble', '#e5d9c5'],
  pewter: ['pewter marble', '#9b9c9c'],
  ink: ['blue marble', '#2a3642'],
} as const satisfies Record<string, Shade>

export const concrete = {
  fog: ['light concrete', '#c3c0ba'],
  pewter: ['concrete', '#8d8d8a'],
  bone: ['bone concrete', '#ddd6c9'],
  basalt: ['dark concrete', '#55575a'],
  driftwood: ['warm concrete', '#aa9f92'],
  oat: ['sand concrete', '#cfc2ad'],
} as const satisfies Record<string, Shade>

export const pattern = {
  ink: ['blue encaustic', '#e9e5dc'],
  juniper: ['green encaustic', '#ece8dd'],
  night: ['black encaustic', '#efece5'],
  clay: ['terracotta encaustic', '#efe6d9'],
} as const satisfies Record<string, Shade>

/** Doors of cabinets and walls, as paint is named. */
export const paint = {
  white: ['white', '#f4f2ec'],
  cream: ['cream', '#ece3d1'],
  greige: ['greige', '#cfc6b8'],
  sage: ['sage', '#a3ad95'],
  forest: ['forest', '#41564a'],
  navy: ['navy', '#2b3b52'],
  sky: ['sky', '#b9cad1'],
  charcoal: ['charcoal', '#3a3c3e'],
  black: ['black', '#222224'],
  terracotta: ['terracotta', '#b5694a'],
  ochre: ['ochre', '#c49a4b'],
  blush: ['blush', '#dcbfb0'],
  mist: ['mist', '#dde1de'],
  sand: ['sand', '#ddcfb6'],
  walnut: ['walnut', '#6f4a33'],
  oak: ['oak', '#c0a073'],
} as const satisfies Record<string, Shade>
