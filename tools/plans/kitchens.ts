import { type BuiltPlan, drawPlan } from './draw-plan.ts'
import { drawIsland, drawRun } from './kitchen-run.ts'

const kitchen = { room_type: 'kitchen' } as const

const oneWall = (width: number, depth: number): BuiltPlan => {
  const name = `One-wall kitchen, ${width} by ${depth}`
  const plan = drawPlan({
    ...kitchen,
    slug: `kitchen-one-wall-${width}x${depth}`,
    name,
    shape: 'one-wall',
    width,
    depth,
  })
  plan.window('e', [depth / 2 - 1, 2.5]).passage('s', 1, 3)
  const parts =
    width < 12
      ? (['b', 'range', 'sink', 'b'] as const)
      : (['fridge', 'b', 'range', 'b', 'sink', 'dish'] as const)
  return drawRun(plan, { side: 'n', from: 0, to: width, parts }).done()
}

const galley = (width: number, depth: number): BuiltPlan => {
  const name = `Galley kitchen, ${width} by ${depth}`
  const plan = drawPlan({
    ...kitchen,
    slug: `kitchen-galley-${width}x${depth}`,
    name,
    shape: 'galley',
    width,
    depth,
  })
  plan.window('n', [width / 2 - 1.5, 3]).passage('s', width / 2 - 1.5, 3)
  drawRun(plan, { side: 'e', from: 0, to: depth, parts: ['b', 'sink', 'dish', 'b'] })
  return drawRun(plan, { side: 'w', from: 0, to: depth, parts: ['b', 'range', 'b', 'fridge'] }).done()
}

type Notched = { width: number; depth: number } | null

/** Runs along north and east; in a room that is an L itself a breakfast corner is below. */
const corner = (width: number, depth: number, notch: Notched = null): BuiltPlan => {
  const word = notch ? 'l-nook' : 'l'
  const name = notch
    ? `L-shaped kitchen with a breakfast corner, ${width} by ${depth}`
    : `L-shaped kitchen, ${width} by ${depth}`
  const plan = drawPlan(
    { ...kitchen, slug: `kitchen-${word}-${width}x${depth}`, name, shape: 'L', width, depth },
    notch,
  )
  plan.window('n', [width / 2 - 2, 4]).door('w', [notch ? 6 : 1, 3], 'in-left')
  if (notch) {
    plan.window('s', [1.5, 3], 3)
    plan.stand('table', 's', { at: 2, width: 3.5, off: 0.8, depth: 2.5, height: 2.5 })
  }
  const end = plan.lengthOf('e')
  drawRun(plan, { side: 'n', from: 0, to: width, parts: ['b', 'sink', 'dish', 'b'] })
  return drawRun(plan, { side: 'e', from: 2.1, to: end, parts: ['b', 'range', 'b', 'fridge'] }).done()
}

const around = (width: number, depth: number): BuiltPlan => {
  const name = `U-shaped kitchen, ${width} by ${depth}`
  const plan = drawPlan({ ...kitchen, slug: `kitchen-u-${width}x${depth}`, name, shape: 'U', width, depth })
  plan.window('n', [width / 2 - 2, 4]).passage('s', width / 2 - 1.5, 3)
  drawRun(plan, { side: 'n', from: 0, to: width, parts: ['b', 'sink', 'dish', 'b'] })
  drawRun(plan, { side: 'e', from: 2.1, to: depth, parts: ['b', 'range', 'b'] })
  return drawRun(plan, { side: 'w', from: 0, to: depth - 2.1, parts: ['fridge', 'b'] }).done()
}

const island = (width: number, depth: number, isU: boolean): BuiltPlan => {
  const [word, words] = isU
    ? ['u-island', 'U-shaped kitchen with an island']
    : ['l-island', 'L-shaped kitchen with an island']
  const name = `${words}, ${width} by ${depth}`
  const plan = drawPlan({
    ...kitchen,
    slug: `kitchen-${word}-${width}x${depth}`,
    name,
    shape: 'island',
    width,
    depth,
    height: 9,
  })
  plan.window('n', [width / 2 - 2.5, 5]).passage('s', 1, 4)
  drawRun(plan, { side: 'n', from: 0, to: width, parts: ['b', 'sink', 'dish', 'b'] })
  drawRun(plan, { side: 'e', from: 2.1, to: 11, parts: ['b', 'range', 'b', 'fridge'] })
  if (isU) drawRun(plan, { side: 'w', from: depth - 10, to: depth - 2.1, parts: ['tall', 'b'] })
  const left = isU ? 5.7 : 2
  return drawIsland(plan, { x: left, y: 5.7, width: width - left - 6.1, depth: 3 }).done()
}

const openPlan = (width: number, depth: number): BuiltPlan => {
  const name = `Open-plan kitchen, ${width} by ${depth}`
  const plan = drawPlan({
    ...kitchen,
    slug: `kitchen-open-${width}x${depth}`,
    name,
    shape: 'open',
    width,
    depth,
    height: 9,
  })
  plan.window('e', [13, 5], 2.5).window('e', [5, 4]).passage('s', 2, 6)
  drawRun(plan, {
    side: 'n',
    from: 0,
    to: width,
    parts: ['fridge', 'tall', 'b', 'range', 'b', 'sink', 'dish'],
  })
  plan.stand('dining-set', 'n', { at: 9, off: 12, width: 4, depth: 6, height: 2.5 })
  return drawIsland(plan, { x: 4, y: 5.7, width: 8, depth: 3.5 }).done()
}

export const kitchens: readonly BuiltPlan[] = [
  oneWall(10, 6),
  oneWall(12, 9),
  oneWall(15, 11),
  galley(8, 11),
  galley(8, 13),
  galley(9, 15),
  corner(10, 11),
  corner(11, 13),
  corner(13, 13),
  corner(12, 14, { width: 5, depth: 5 }),
  around(10, 11),
  around(11, 12),
  around(12, 14),
  island(13, 13, false),
  island(14, 15, false),
  island(16, 16, true),
  island(16, 18, true),
  openPlan(16, 20),
]
