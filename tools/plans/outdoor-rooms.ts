import { type BuiltPlan, drawPlan } from './draw-plan.ts'

const outdoor = { room_type: 'outdoor' } as const

const patio = (width: number, depth: number): BuiltPlan => {
  const name = `Patio, ${width} by ${depth}`
  const plan = drawPlan({
    ...outdoor,
    slug: `patio-${width}x${depth}`,
    name,
    shape: 'rectangle',
    width,
    depth,
  })
  plan
    .door('n', [width / 2 - 3, 6], 'slide')
    .stand('dining-set', 's', { at: width / 2 - 3, off: 1.5, width: 6, depth: 4, height: 2.5 })
  return plan.stand('planter', 'n', { at: 0.5, off: 0.3, width: 1.5, depth: 1.5, height: 2 }).done()
}

const cornerPatio = (width: number, depth: number): BuiltPlan => {
  const name = `L-shaped patio, ${width} by ${depth}`
  const plan = drawPlan(
    { ...outdoor, slug: `patio-l-${width}x${depth}`, name, shape: 'L', width, depth },
    { width: 9, depth: 8 },
  )
  plan
    .door('n', [3, 6], 'slide')
    .stand('dining-set', 'n', { at: width - 7, off: 3, width: 6, depth: 4, height: 2.5 })
  plan.stand('grill', 'w', { at: depth - 3, width: 2.5, depth: 2, height: 3.5 })
  return plan.stand('fire-pit', 's', { at: 4, off: 3, width: 3, depth: 3, height: 1.5 }).done()
}

/** Four feet of paving around the water, more where people lie. */
const pool = (width: number, depth: number): BuiltPlan => {
  const name = `Pool surround, ${width} by ${depth}`
  const plan = drawPlan({ ...outdoor, slug: `pool-${width}x${depth}`, name, shape: 'open', width, depth })
  plan.door('n', [width / 2 - 3, 6], 'slide')
  plan.stand('pool', 'n', { at: 6, off: 10, width: width - 12, depth: depth - 16, height: 0.05 })
  for (const at of [1.5, 4.5, width - 6, width - 3])
    plan.stand('lounger', 'n', { at, off: 2, width: 2.2, depth: 6, height: 1.2 })
  return plan.done()
}

const garden = (width: number, depth: number): BuiltPlan => {
  const name = `Lawn with a path, ${width} by ${depth}`
  const plan = drawPlan({ ...outdoor, slug: `garden-${width}x${depth}`, name, shape: 'open', width, depth })
  plan.door('n', [width / 2 - 3, 6], 'slide')
  const side = (width - 4) / 2
  plan.stand('lawn', 'n', { at: 0, off: 8, width: side, depth: depth - 8, height: 0.05 })
  plan.stand('lawn', 'n', { at: width - side, off: 8, width: side, depth: depth - 8, height: 0.05 })
  return plan.stand('planter', 'n', { at: 1, off: 0.5, width: 2, depth: 2, height: 2 }).done()
}

const terrace = (width: number, depth: number): BuiltPlan => {
  const name = `Roof terrace, ${width} by ${depth}`
  const plan = drawPlan({
    ...outdoor,
    slug: `terrace-${width}x${depth}`,
    name,
    shape: 'rectangle',
    width,
    depth,
  })
  plan.door('w', [depth - 5, 3], 'out-left')
  plan.stand('sofa', 'e', { at: 3, off: 0.5, width: 7, depth: 3, height: 2.5 })
  plan.stand('lawn', 's', { at: 0, width, depth: 5, height: 0.05 })
  return plan.stand('planter', 'n', { at: width - 3, off: 0.3, width: 2, depth: 1.5, height: 2 }).done()
}

export const outdoorRooms: readonly BuiltPlan[] = [
  patio(10, 12),
  patio(14, 16),
  patio(16, 20),
  cornerPatio(20, 18),
  pool(24, 40),
  pool(30, 45),
  garden(24, 30),
  terrace(12, 20),
]
