import { type FixtureKey, fixtureKeys } from './fixtures.ts'
import type { PieceForm, Plan } from './plan.ts'
import type { PlanRoomType } from './surfaces.ts'

/** How many of each fixture a room wants. */
export type PlanFixtures = Partial<Record<FixtureKey, number>>

/** How many of which a piece stands for: a vanity of two basins has two faucets, a tub in an alcove a shower. */
const ofPiece: Partial<Record<PieceForm, PlanFixtures>> = {
  sink: { kitchen_sink: 1, kitchen_faucet: 1 },
  range: { range: 1 },
  'range-hood': { range_hood: 1 },
  refrigerator: { refrigerator: 1 },
  dishwasher: { dishwasher: 1 },
  'vanity-powder': { vanity: 1, bath_faucet: 1 },
  'vanity-single': { vanity: 1, bath_faucet: 1 },
  'vanity-double': { vanity: 1, bath_faucet: 2 },
  toilet: { toilet: 1 },
  'tub-alcove': { tub: 1, shower_set: 1 },
  'tub-freestanding': { tub: 1 },
  shower: { shower_set: 1 },
}

/** Of a room that nobody has furnished: what people buy for one of its kind. */
const usual: Record<PlanRoomType, PlanFixtures> = {
  kitchen: {
    kitchen_sink: 1,
    kitchen_faucet: 1,
    range: 1,
    range_hood: 1,
    refrigerator: 1,
    dishwasher: 1,
    pulls: 1,
  },
  bathroom: { vanity: 1, bath_faucet: 1, toilet: 1, tub: 1, shower_set: 1 },
  living: {},
  outdoor: {},
}

/** No plan says how many lights a room has: one, until somebody types how many. */
export const fixturesOfPlan = ({ pieces, room_type }: Plan, pulls: number): PlanFixtures => {
  const lights = { lights: 1 }
  if (pieces.length === 0) return { ...usual[room_type], ...lights }
  const found: PlanFixtures = {}
  for (const key of fixtureKeys) {
    const count = pieces.reduce((sum, { form }) => sum + (ofPiece[form]?.[key] ?? 0), 0)
    if (count > 0) found[key] = count
  }
  return { ...found, ...(pulls > 0 && { pulls }), ...lights }
}
