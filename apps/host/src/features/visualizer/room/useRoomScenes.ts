import type { Plan } from '@showroom/contract/visualizer/plan'
import type { Floorplan } from '@showroom/contract/visualizer/visualizer'
import { useMemo, useState } from 'react'
import { planRoomScene } from './plan-scenes.ts'
import { scenesOf } from './scenes.ts'

/** The plan's own scene where it has one, else rooms of its kind; a plan that was changed has none of its own any more. */
export const useRoomScenes = (plan: Plan, floorplan: Floorplan) => {
  const [wished, setScene] = useState<string | null>(null)
  const own = useMemo(
    () => (JSON.stringify(plan) === JSON.stringify(floorplan.plan) ? planRoomScene(floorplan.scene) : null),
    [plan, floorplan],
  )
  const scenes = useMemo(() => (own ? [own] : scenesOf[plan.room_type]), [own, plan.room_type])
  const scene = scenes.find((each) => each.scene === wished) ?? scenes[0]
  return { scenes, scene, isOwn: own !== null, setScene }
}
