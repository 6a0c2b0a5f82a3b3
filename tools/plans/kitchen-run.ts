import type { DrawnPlan, Side } from './draw-plan.ts'

/** What stands in a run of a kitchen; `b` are base cabinets that share what is left. */
export type RunPart = 'fridge' | 'range' | 'sink' | 'dish' | 'tall' | 'b'

const widths = { fridge: 3, range: 2.5, sink: 3, dish: 2, tall: 2, b: 0 } as const satisfies Record<
  RunPart,
  number
>
const deep = { cabinet: 2, counter: 2.1, above: 1.1 } as const
const counterAt = 2.9
const backsplashTop = 4.5

type Run = { side: Side; from: number; to: number; parts: readonly RunPart[] }

/** A run along a wall: cabinets and appliances, the counter on them, the backsplash and what hangs above. */
export const drawRun = (plan: DrawnPlan, { side, from, to, parts }: Run): DrawnPlan => {
  const fixed = parts.reduce((sum, part) => sum + widths[part], 0)
  const shares = parts.filter((part) => part === 'b').length
  const share = shares === 0 ? 0 : (to - from - fixed) / shares
  let at = from
  let counterFrom: number | null = null
  const endCounter = () => {
    if (counterFrom !== null) drawCounter(plan, side, [counterFrom, at])
    counterFrom = null
  }
  for (const part of parts) {
    const width = part === 'b' ? share : widths[part]
    if (part === 'fridge' || part === 'tall' || part === 'range') endCounter()
    else counterFrom ??= at
    drawPart(plan, side, { part, at, width })
    at += width
  }
  endCounter()
  return plan
}

type Placed = { part: RunPart; at: number; width: number }

const drawPart = (plan: DrawnPlan, side: Side, { part, at, width }: Placed): void => {
  const place = { at, width, depth: deep.cabinet }
  if (part === 'fridge')
    plan.stand('refrigerator', side, { ...place, depth: 2.5, height: 6, sells: 'appliances' })
  else if (part === 'tall') plan.stand('tall-cabinet', side, { ...place, height: 7 })
  else if (part === 'range') drawRange(plan, side, place)
  else if (part === 'dish')
    plan.stand('dishwasher', side, { ...place, height: counterAt, sells: 'appliances' })
  else
    for (const half of halves(at, width))
      plan.stand('base-cabinet', side, { ...place, ...half, height: counterAt })
  if (part === 'sink')
    plan.stand('sink', side, {
      at: at + 0.3,
      width: width - 0.6,
      off: 0.3,
      depth: 1.5,
      z: 3.1,
      height: 0.02,
      sells: 'kitchen-sinks',
    })
  const hangs =
    part !== 'range' && part !== 'fridge' && part !== 'tall' && !plan.hasWindow(side, at, at + width)
  if (hangs) plan.stand('wall-cabinet', side, { at, width, depth: deep.above, z: backsplashTop, height: 2.5 })
}

/** No front is broader than three feet. */
const halves = (at: number, width: number): { at: number; width: number }[] => {
  const count = Math.max(1, Math.ceil(width / 3))
  return Array.from({ length: count }, (_, part) => ({
    at: at + (part * width) / count,
    width: width / count,
  }))
}

const drawRange = (
  plan: DrawnPlan,
  side: Side,
  place: { at: number; width: number; depth: number },
): void => {
  plan.stand('range', side, { ...place, height: 3, sells: 'appliances' })
  const top = plan.hasWindow(side, place.at, place.at + place.width) ? 3.5 : 5.5
  plan.tile('backsplash', side, [place.at, place.at + place.width, 3, top])
  if (top > 5)
    plan.stand('range-hood', side, { ...place, depth: 1.6, z: 5.5, height: 2, sells: 'appliances' })
}

const drawCounter = (plan: DrawnPlan, side: Side, [from, to]: readonly [number, number]): void => {
  plan.stand('counter', side, {
    at: from,
    width: to - from,
    depth: deep.counter,
    z: counterAt,
    height: 0.125,
  })
  plan.tile('backsplash', side, [from, to, 3.025, backsplashTop])
}

type Island = { x: number; y: number; width: number; depth: number }

/** Between the runs, measured from the north wall’s first corner. */
export const drawIsland = (plan: DrawnPlan, { x, y, width, depth }: Island): DrawnPlan => {
  plan.stand('island', 'n', { at: x, off: y, width, depth, height: counterAt })
  return plan.stand('island-top', 'n', { at: x, off: y, width, depth, z: counterAt, height: 0.125 })
}
