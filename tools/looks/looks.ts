import type { Look } from '../../packages/contract/src/visualizer/look.ts'
import { type RoomStyle, roomStyles, styleNames } from '../../packages/contract/src/visualizer/surfaces.ts'
import { keepApart } from './apart.ts'
import { glaze, type Shade } from './shades.ts'
import type { StyleTable } from './style-table.ts'
import { styles } from './styles.ts'
import {
  bathFloorWish,
  copingWish,
  counterWish,
  floorWish,
  hearthWish,
  pavingWish,
  showerFloorWish,
  turfWish,
  wallWish,
} from './wishes.ts'

type Made = { style: RoomStyle; table: StyleTable; turn: 0 | 1 | 2 }

const turns = [0, 1, 2] as const
const next = (turn: 0 | 1 | 2) => turns[(turn + 1) % 3] ?? 0

/** Plans that each style goes through, so that a page of templates shows many rooms: three lists, for three looks of a style. */
const shownIn = {
  kitchen: [
    ['l-13x13', 'u-12x14', 'one-wall-15x11', 'galley-9x15', 'l-11x13', 'u-11x12'],
    ['l-island-14x15', 'u-island-16x18', 'l-island-13x13', 'u-island-16x16', 'open-16x20'],
    ['u-12x14', 'one-wall-12x9', 'u-10x11', 'l-10x11', 'l-13x13', 'galley-8x13', 'l-11x13'],
  ],
  bath: [
    ['alcove-5x8', 'alcove-5x9-mirrored', 'shower-6x9', 'alcove-5x9', 'shower-6x8-5'],
    ['double-8x10', 'double-9x11', 'double-8x9', 'wet-7x9', 'wet-6x8-5'],
    ['primary-11x13', 'primary-12x14', 'primary-10x12'],
  ],
  living: [['hearth-14x16'], ['hearth-18x20']],
} as const

const planFor = (room: keyof typeof shownIn, { style, turn }: Pick<Made, 'style' | 'turn'>): string => {
  const list = shownIn[room][turn] ?? shownIn[room][0]
  return `${room}-${list[roomStyles.indexOf(style) % list.length]}`
}

/** What is there twice is said once: “black and gray marble”, “all in chalk”. */
const wordsOf = (first: string, second: string): string => {
  if (first === second) return `all in ${first}`
  const [ofFirst, ofSecond] = [first.split(' '), second.split(' ')]
  if (ofFirst.includes(second)) return `in ${first}`
  if (ofSecond.includes(first)) return `in ${second}`
  const isOneKind = ofFirst.length === 2 && ofSecond.length === 2 && ofFirst[1] === ofSecond[1]
  return isOneKind ? `in ${ofFirst[0]} and ${second}` : `in ${first} and ${second}`
}

const title = (style: RoomStyle, room: string, [first, second]: readonly [Shade, Shade]): string =>
  `${styleNames[style]} ${room} ${wordsOf(first[0], second[0])}`

const slugOf = (room: string, { style, turn }: Made): string => `${room}-${style}-${turn + 1}`

const kitchen = ({ style, table, turn }: Made): Look => {
  const [look, floor] = table.floors[turn]
  const [wallLook, wall] = table.walls[turn]
  const tier = table.tiers[turn]
  return {
    slug: slugOf('kitchen', { style, table, turn }),
    title: title(style, 'kitchen', [table.cabinets[turn], floor]),
    room_type: 'kitchen',
    style,
    tier,
    floorplan: planFor('kitchen', { style, turn }),
    laid: {
      floor: floorWish(look, floor, tier),
      backsplash: wallWish(wallLook, wall),
      counter: counterWish(table.counters[turn], tier),
      island_top: counterWish(table.counters[next(turn)], tier),
    },
    painted: {
      walls: { color: table.paints[turn][1] },
      cabinets: { color: table.cabinets[turn][1] },
      island: { color: table.islands[turn][1] },
    },
    metal: table.metal,
  }
}

const bathroom = ({ style, table, turn }: Made): Look => {
  const [look, floor] = table.baths[turn]
  const [wallLook, wall] = table.walls[next(turn)]
  const [showerLook, shower] = table.walls[turn]
  return {
    slug: slugOf('bathroom', { style, table, turn }),
    title: title(style, 'bath', [floor, wall]),
    room_type: 'bathroom',
    style,
    tier: table.tiers[turn],
    floorplan: planFor('bath', { style, turn }),
    laid: {
      floor: bathFloorWish(look, floor),
      shower_floor: showerFloorWish(look, floor),
      wall_tile: wallWish(wallLook, wall),
      shower_wall: wallWish(showerLook, shower),
    },
    painted: { walls: { color: table.paints[turn][1] }, cabinets: { color: table.cabinets[turn][1] } },
    metal: table.metal,
  }
}

const living = ({ style, table, turn }: Made): Look => {
  // Boards before tile: a living room is dry.
  const woods = table.floors.filter(([look]) => look === 'wood')
  const [look, floor] = woods[turn] ?? table.floors[turn]
  const hearth = table.hearths[turn === 0 ? 0 : 1]
  const tier = table.tiers[turn === 0 ? 0 : 2]
  return {
    slug: slugOf('living', { style, table, turn }),
    title: title(style, 'living room', [floor, hearth]),
    room_type: 'living',
    style,
    tier,
    floorplan: planFor('living', { style, turn }),
    laid: { floor: floorWish(look, floor, tier), fireplace: hearthWish(hearth) },
    painted: { walls: { color: table.paints[turn][1] } },
    metal: table.metal,
  }
}

const lawns: readonly Shade[] = [
  ['olive', '#5d7340'],
  ['emerald', '#4e8040'],
  ['spring', '#6f9a4e'],
  ['tan', '#73804c'],
]

/** Where more than paving is seen and bought comes oftener. */
const gardens = [
  'pool-24x40',
  'garden-24x30',
  'terrace-12x20',
  'pool-30x45',
  'garden-24x30',
  'patio-l-20x18',
] as const

const outdoor = ({ style, table }: Made, index: number): Look => {
  const [look, paving] = table.paving
  const lawn = lawns[index % lawns.length] ?? ['olive', '#5d7340']
  const [waterLook, water] = table.walls[index % 2 === 0 ? 2 : 1]
  return {
    slug: slugOf('outdoor', { style, table, turn: 0 }),
    title: title(style, 'outdoor room', [paving, table.hearths[0]]),
    room_type: 'outdoor',
    style,
    tier: (index % 4) + 1,
    floorplan: gardens[index % gardens.length] ?? gardens[0],
    laid: {
      paving: pavingWish(look, paving),
      coping: copingWish(table.hearths[0]),
      turf: turfWish(lawn),
      pool_wall: wallWish(waterLook, water ?? glaze.rain),
    },
    painted: { walls: { color: table.paints[0][1] } },
    metal: null,
  }
}

const drawn = roomStyles.flatMap((style, index) => {
  const of = (turn: 0 | 1 | 2): Made => ({ style, table: styles[style], turn })
  return [
    ...turns.map((turn) => kitchen(of(turn))),
    ...turns.map((turn) => bathroom(of(turn))),
    living(of(0)),
    living(of(1)),
    outdoor(of(0), index),
  ]
})

/** Every template that comes with the product: twelve styles, nine rooms each. */
export const looks: readonly Look[] = keepApart(drawn, ({ style }) => styles[style].paints)
