import { type BuiltPlan, type DrawnPlan, drawPlan, type Side } from './draw-plan.ts'

const bath = { room_type: 'bathroom' } as const

const toilet = (plan: DrawnPlan, side: Side, at: number) =>
  plan.stand('toilet', side, { at, width: 1.5, depth: 2.3, height: 2.5, sells: 'toilets' })

const vanities = {
  'vanity-powder': { width: 1.7, depth: 1.25 },
  'vanity-single': { width: 3, depth: 1.75 },
  'vanity-double': { width: 5, depth: 1.75 },
} as const

const vanity = (plan: DrawnPlan, form: keyof typeof vanities, [side, at]: readonly [Side, number]) => {
  const { width } = vanities[form]
  plan.tile('wall_tile', side, [at, at + width, 2.9, 4.5])
  return plan.stand(form, side, { at, ...vanities[form], height: 2.8, sells: 'bathroom-vanitys' })
}

/** Where water runs, a shower’s floor and its walls are tiled to the ceiling. */
const shower = (plan: DrawnPlan, { width, depth, at = 0 }: { width: number; depth: number; at?: number }) => {
  plan.stand('shower', 'n', { at, width, depth, height: 0.05, sells: 'showers' })
  return plan.tile('shower_wall', 'n', [at, at + width, 0, 8])
}

const powder = (width: number, depth: number): BuiltPlan => {
  const name = `Powder room, ${width} by ${depth}`
  const plan = drawPlan({
    ...bath,
    slug: `bath-powder-${width}x${depth}`,
    name,
    shape: 'rectangle',
    width,
    depth,
    height: 8,
  })
  const isNarrow = width < 4
  toilet(plan, 'n', isNarrow ? 1.4 : 0.5)
  plan.tile('wall_tile', 'n', [0, width, 0, 4])
  vanity(plan, 'vanity-powder', isNarrow ? ['w', depth - 4] : ['e', depth - 1.85])
  return isNarrow
    ? plan.door('s', [0.25, 2.25], 'out-left').done()
    : plan.door('w', [0, 2.25], 'out-left').done()
}

const threeQuarter = (width: number, depth: number): BuiltPlan => {
  const name = `Three-quarter bath, ${width} by ${depth}`
  const plan = drawPlan({
    ...bath,
    slug: `bath-shower-${width}x${depth}`,
    name,
    shape: 'rectangle',
    width,
    depth,
    height: 8,
  })
  shower(plan, { width, depth: 3 })
  plan.tile('shower_wall', 'e', [0, 3, 0, 8]).tile('shower_wall', 'w', [depth - 3, depth, 0, 8])
  toilet(plan, 'w', depth - 5)
  vanity(plan, width > 5 ? 'vanity-single' : 'vanity-powder', ['w', width > 5 ? 0 : 0.5])
  return plan
    .window('n', [width / 2 - 1, 2], 5)
    .door('e', [depth - 2.75], 'out-left')
    .done()
}

/** The tub across the end, as most houses have it: toilet and vanity along one side, the door on the other. */
const alcove = (slug: string, { depth = 8, side = 'w' }: { depth?: number; side?: 'e' | 'w' }): BuiltPlan => {
  const name = `Hall bath with a tub, 5 by ${depth}${side === 'e' ? ', mirrored' : ''}`
  const plan = drawPlan({
    ...bath,
    slug: `bath-alcove-${slug}`,
    name,
    shape: 'alcove',
    width: 5,
    depth,
    height: 8,
  })
  plan.stand('tub-alcove', 'n', { at: 0, width: 5, depth: 2.5, height: 1.5, sells: 'bath-tubs' })
  plan.tile('shower_wall', 'n', [0, 5, 1.5, 8]).tile('shower_wall', 'e', [0, 2.5, 1.5, 8])
  plan.tile('shower_wall', 'w', [depth - 2.5, depth, 1.5, 8])
  const along = (from: number, width: number) => (side === 'e' ? from : depth - from - width)
  toilet(plan, side, along(2.8, 1.5))
  vanity(plan, 'vanity-single', [side, along(depth - 3.2, 3)])
  const door = side === 'e' ? 'w' : 'e'
  return plan.door(door, [door === 'e' ? depth - 2.75 : 0.25], 'out-left').done()
}

const double = (width: number, depth: number): BuiltPlan => {
  const name = `Bath with a double vanity, ${width} by ${depth}`
  const plan = drawPlan({
    ...bath,
    slug: `bath-double-${width}x${depth}`,
    name,
    shape: 'rectangle',
    width,
    depth,
    height: 8.5,
  })
  shower(plan, { width: 4, depth: 3 })
  plan
    .tile('shower_wall', 'w', [depth - 3, depth, 0, 8])
    .stand('shower-glass', 'n', { at: 3.95, width: 0.05, depth: 3, z: 0.05, height: 6.5 })
  toilet(plan, 'n', width - 2.5)
  vanity(plan, 'vanity-double', ['w', 0.25])
  return plan
    .window('n', [width - 2.75, 2], 4.5)
    .door('e', [depth - 2.75], 'out-left')
    .done()
}

const wetRoom = (width: number, depth: number): BuiltPlan => {
  const name = `Wet room, ${width} by ${depth}`
  const plan = drawPlan({
    ...bath,
    slug: `bath-wet-${width}x${depth}`,
    name,
    shape: 'open',
    width,
    depth,
    height: 8,
  })
  shower(plan, { width, depth: 3.5 })
  plan.tile('shower_wall', 'e', [0, 3.5, 0, 8]).tile('shower_wall', 'w', [depth - 3.5, depth, 0, 8])
  plan.tile('wall_tile', 'e', [3.5, depth, 0, 4]).tile('wall_tile', 'w', [0, depth - 3.5, 0, 4])
  toilet(plan, 'w', depth - 5.4)
  plan.stand('vanity-powder', 'w', {
    at: 0.4,
    ...vanities['vanity-powder'],
    height: 2.8,
    sells: 'bathroom-vanitys',
  })
  return plan
    .window('n', [width / 2 - 1, 2], 5)
    .door('s', [width > 6 ? 0.5 : 0.25], 'out-left')
    .done()
}

const primary = (width: number, depth: number): BuiltPlan => {
  const name = `Primary bath with a free-standing tub, ${width} by ${depth}`
  const plan = drawPlan({
    ...bath,
    slug: `bath-primary-${width}x${depth}`,
    name,
    shape: 'open',
    width,
    depth,
    height: 9,
  })
  shower(plan, { width: 4, depth: 3.5 })
  plan
    .tile('shower_wall', 'w', [depth - 3.5, depth, 0, 8.5])
    .stand('shower-glass', 'n', { at: 3.95, width: 0.05, depth: 3.5, z: 0.05, height: 6.5 })
  plan.stand('tub-freestanding', 'e', {
    at: 1,
    off: 0.5,
    width: 5.5,
    depth: 2.6,
    height: 2,
    sells: 'bath-tubs',
  })
  plan.tile('wall_tile', 'e', [0, depth, 0, 4]).window('e', [2, 4], 3)
  vanity(plan, 'vanity-double', ['w', 0.5])
  toilet(plan, 's', 0.5)
  return plan.door('s', [width / 2 - 1.25], 'out-left').done()
}

export const bathrooms: readonly BuiltPlan[] = [
  powder(3, 6),
  powder(4, 5),
  powder(5, 6),
  threeQuarter(5, 8),
  threeQuarter(6, 8.5),
  threeQuarter(6, 9),
  alcove('5x8', {}),
  alcove('5x8-mirrored', { side: 'e' }),
  alcove('5x9', { depth: 9 }),
  alcove('5x9-mirrored', { depth: 9, side: 'e' }),
  double(8, 9),
  double(8, 10),
  double(9, 11),
  wetRoom(6, 8.5),
  wetRoom(7, 9),
  primary(10, 12),
  primary(11, 13),
  primary(12, 14),
]
