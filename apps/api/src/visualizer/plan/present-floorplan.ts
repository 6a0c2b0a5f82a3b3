import { areasOfPlan } from '@showroom/contract/visualizer/plan-areas.rules'
import { clearanceFaults, clearanceWarnings } from '@showroom/contract/visualizer/clearances.rules'
import { planSvg } from '@showroom/contract/visualizer/plan-svg.rules'
import { planWords } from '@showroom/contract/visualizer/plan-words.rules'
import type { Floorplan, FloorplanCard } from '@showroom/contract/visualizer/visualizer'
import { planSceneOf } from '@showroom/drawing/plan-scenes'
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

export const floorplanOf = (row: FloorplanRow): Floorplan => ({
  ...floorplanCardOf(row),
  plan: row.plan,
  scene: planSceneOf(row.publicId)?.scene ?? null,
  warnings: [...clearanceFaults(row.plan), ...clearanceWarnings(row.plan)],
})
