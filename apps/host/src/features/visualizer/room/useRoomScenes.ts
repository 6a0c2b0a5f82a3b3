import type { Sides } from '@showroom/contract/visualizer/feet.rules'
import type { Plan } from '@showroom/contract/visualizer/plan'
import type { Floorplan } from '@showroom/contract/visualizer/visualizer'
import { useMemo, useState } from 'react'
import { planRoomScene } from './plan-scenes.ts'
import { scenesOf } from './scenes.ts'

/** The plan's own scene where it has one, else rooms of its kind; of another size it is still the nearest picture. */
export const useRoomScenes = (plan: Plan, floorplan: Floorplan) => {
  const [wished, setScene] = useState<string | null>(null)
  const own = useMemo(() => planRoomScene(floorplan.scene), [floorplan.scene])
  const scenes = useMemo(() => (own ? [own] : scenesOf[plan.room_type]), [own, plan.room_type])
  const scene = scenes.find((each) => each.scene === wished) ?? scenes[0]
  // The size of the room that the plan's own scene was rendered for.
  const sceneOf: Sides | null = own ? (floorplan.scene_of ?? floorplan) : null
  return { scenes, scene, sceneOf, setScene }
}
