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

/** Another plan of its type for each style, so that a page of templates shows many rooms. */
const shownIn = {
  kitchen: ['kitchen-l-13x13', 'kitchen-l-island-14x15', 'kitchen-u-12x14'],
  bathroom: ['bath-alcove-5x8', 'bath-double-8x10', 'bath-primary-11x13'],
  living: ['living-hearth-14x16', 'living-hearth-18x20'],
} as const

const title = (style: RoomStyle, room: string, [first, second]: readonly [Shade, Shade]): string =>
  `${styleNames[style]} ${room} in ${first[0]} and ${second[0]}`

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
    floorplan: shownIn.kitchen[turn],
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
    floorplan: shownIn.bathroom[turn],
    laid: {
      floor: bathFloorWish(look, floor),
      shower_floor: showerFloorWish(look, floor),
      wall_tile: wallWish(wallLook, wall),
      shower_wall: wallWish(showerLook, shower),
    },
    painted: { walls: { color: table.paints[turn][1] } },
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
    floorplan: shownIn.living[turn === 0 ? 0 : 1],
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
    floorplan: index % 3 === 0 ? 'pool-24x40' : 'patio-14x16',
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
export const looks: readonly Look[] = keepApart(drawn)
