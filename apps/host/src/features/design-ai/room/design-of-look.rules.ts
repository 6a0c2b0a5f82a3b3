import type { AiSurface } from '@showroom/contract/design-ai/ai-choices'
import type { AiStart } from '@showroom/contract/design-ai/ai-start'
import type { AiChoice, AiWish } from '@showroom/contract/design-ai/design-ai'
import { areasOfWish, laidOn } from '@showroom/contract/design-ai/room.rules'
import { split } from '@showroom/contract/shared/money'
import type { DesignState } from '@showroom/contract/visualizer/design'
import type { LaidSurface } from '@showroom/contract/visualizer/surfaces'
import type { FloorplanCard } from '@showroom/contract/visualizer/visualizer'
import { nothingChosen, withLaid, withProduct } from '../../visualizer/room/look.rules.ts'

type Areas = Partial<Record<LaidSurface, number>>
type Laying = Pick<AiChoice, 'surface' | 'product_id' | 'area'>

/** A look as the visualizer keeps one, and the surfaces that its plan has no place for. */
export type LookInPlan = { state: DesignState; left: AiSurface[] }

const layOn = (state: DesignState, key: LaidSurface, product: string): DesignState =>
  // What lay there already lies as it did: its pattern and its grout are somebody's choice.
  state.laid[key]?.product_id === product ? state : withProduct(state, key, product)

/** Every material where the plan has its surface; what was there and was not designed stays as it was. */
export const lookInPlan = (
  choices: readonly Laying[],
  { areas, start }: { areas: Areas; start: AiStart | null },
): LookInPlan => {
  let state = start?.state ?? nothingChosen
  const left: AiSurface[] = []
  for (const { surface, product_id, area } of choices) {
    const keys = laidOn[surface].filter((key) => (areas[key] ?? 0) > 0)
    if (keys.length === 0) left.push(surface)
    for (const key of keys) state = layOn(state, key, product_id)
    // A plan that is only like the room is counted by what was asked for.
    const parts = split(
      area,
      keys.map((key) => areas[key] ?? 0),
    )
    if (start === null)
      for (const [at, key] of keys.entries())
        state = withLaid(state, key, { area: Math.max(1, parts[at] ?? 0) })
  }
  return { state, left }
}

type Wished = Pick<AiWish, 'room' | 'area'>

const missing = ({ areas }: FloorplanCard, surfaces: readonly AiSurface[]): number =>
  surfaces.filter((surface) => laidOn[surface].every((key) => !areas.laid[key])).length

/** The plan that comes nearest to a room of no plan: it has the most of its surfaces, then about its size. */
export const planNearest = (plans: readonly FloorplanCard[], wish: Wished): FloorplanCard | null => {
  const wanted = areasOfWish(wish)
  const size = Math.max(wanted.get('floor') ?? 0, wanted.get('paving') ?? 0)
  const rated = plans.map((plan) => ({
    plan,
    missing: missing(plan, [...wanted.keys()]),
    apart: Math.abs(plan.areas.whole - size),
  }))
  return (
    rated.toSorted((one, other) => one.missing - other.missing || one.apart - other.apart)[0]?.plan ?? null
  )
}
