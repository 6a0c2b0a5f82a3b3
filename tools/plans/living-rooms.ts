import { type BuiltPlan, type DrawnPlan, drawPlan } from './draw-plan.ts'

const living = { room_type: 'living' } as const

const seats = (plan: DrawnPlan, middle: number, off: number) =>
  plan
    .stand('coffee-table', 'n', { at: middle - 2, off, width: 4, depth: 2, height: 1.4 })
    .stand('sofa', 's', { at: middle - 3.5, off: 0.3, width: 7, depth: 3, height: 2.7 })

const rectangle = (width: number, depth: number): BuiltPlan => {
  const name = `Living room, ${width} by ${depth}`
  const plan = drawPlan({
    ...living,
    slug: `living-${width}x${depth}`,
    name,
    shape: 'rectangle',
    width,
    depth,
  })
  plan
    .window('e', [depth / 2 - 2, 4], 2.5)
    .window('w', [1, 3], 2.5)
    .door('w', [depth - 3.5, 3], 'out-left')
  plan.stand('media-console', 'n', { at: width / 2 - 2.5, width: 5, depth: 1.4, height: 2 })
  return seats(plan, width / 2, depth / 2 - 1.4).done()
}

const corner = (width: number, depth: number, notch: { width: number; depth: number }): BuiltPlan => {
  const name = `L-shaped living room, ${width} by ${depth}`
  const plan = drawPlan(
    { ...living, slug: `living-l-${width}x${depth}`, name, shape: 'L', width, depth, height: 9 },
    notch,
  )
  plan
    .window('n', [3, 5], 2)
    .window('n', [width - 6, 4], 2)
    .passage('w', depth - 5, 4)
  plan.stand('dining-set', 'n', { at: width - 5.5, off: 2, width: 3.5, depth: 5, height: 2.5 })
  plan.stand('media-console', 'w', { at: depth / 2 - 3, width: 5, depth: 1.4, height: 2 })
  const length = plan.lengthOf('s')
  return plan.stand('sofa', 's', { at: length / 2 - 3.5, off: 0.3, width: 7, depth: 3, height: 2.7 }).done()
}

const hearth = (width: number, depth: number): BuiltPlan => {
  const name = `Living room with a hearth, ${width} by ${depth}`
  const plan = drawPlan({
    ...living,
    slug: `living-hearth-${width}x${depth}`,
    name,
    shape: 'rectangle',
    width,
    depth,
    height: 9,
  })
  plan
    .window('n', [1, 3], 2)
    .window('n', [width - 4, 3], 2)
    .passage('e', depth - 5, 4)
  plan.stand('hearth', 'n', { at: width / 2 - 2.5, width: 5, depth: 1.5, height: 4 })
  plan.tile('fireplace', 'n', [width / 2 - 3, width / 2 + 3, 0, 9])
  plan.stand('armchair', 'w', { at: depth / 2 - 1, off: 1, width: 2.6, depth: 2.6, height: 2.8 })
  return seats(plan, width / 2, depth / 2).done()
}

export const livingRooms: readonly BuiltPlan[] = [
  rectangle(12, 10),
  rectangle(14, 12),
  rectangle(16, 13),
  rectangle(18, 14),
  rectangle(20, 16),
  corner(16, 17, { width: 6, depth: 8 }),
  corner(18, 18, { width: 7, depth: 9 }),
  corner(24, 18, { width: 12, depth: 9 }),
  hearth(14, 16),
  hearth(18, 20),
]
