import { areasOfPlan } from '@showroom/contract/visualizer/plan-areas.rules'
import { clearanceFaults, clearanceWarnings } from '@showroom/contract/visualizer/clearances.rules'
import { planSvg } from '@showroom/contract/visualizer/plan-svg.rules'
import { planSize, planWords } from '@showroom/contract/visualizer/plan-words.rules'
import type { Plan } from '@showroom/contract/visualizer/plan'
import type { Floorplan, FloorplanCard } from '@showroom/contract/visualizer/visualizer'
import { planSceneOf } from '@showroom/drawing/plan-scenes'
import { builtInPlans } from '../built-in-plans.ts'
import type { FloorplanRow } from './floorplan.store.ts'

export const floorplanCardOf = ({ publicId, plan, width, length, isOwn }: FloorplanRow): FloorplanCard => ({
  id: publicId,
  name: plan.name,
  room_type: plan.room_type,
  shape: plan.shape,
  width,
  length,
  areas: areasOfPlan(plan),
  svg: planSvg(plan),
  words: planWords(plan),
  is_own: isOwn,
})

/** A plan of somebody's own size is pictured in the scene of the plan that it was made from, and says so. */
const pictured = ({ publicId, madeFrom }: FloorplanRow): Pick<Floorplan, 'scene' | 'scene_of'> => {
  const own = planSceneOf(publicId)
  if (own) return { scene: own.scene, scene_of: null }
  const original = madeFrom === null ? undefined : builtInPlans.get(madeFrom)
  const scene = (madeFrom !== null && planSceneOf(madeFrom)?.scene) || null
  return { scene, scene_of: scene && original ? { name: original.name, ...sizeOf(original) } : null }
}

const sizeOf = (plan: Plan) => {
  const { width, length } = planSize(plan)
  return { width, length }
}

export const floorplanOf = (row: FloorplanRow): Floorplan => ({
  ...floorplanCardOf(row),
  plan: row.plan,
  ...pictured(row),
  warnings: [...clearanceFaults(row.plan), ...clearanceWarnings(row.plan)],
})
