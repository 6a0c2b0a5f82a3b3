import type { DesignState } from '@showroom/contract/visualizer/design'
import type { Plan } from '@showroom/contract/visualizer/plan'
import type { SurfaceKey } from '@showroom/contract/visualizer/surfaces'
import type { Material } from '@showroom/contract/visualizer/visualizer'

export type LiveProps = {
  plan: Plan
  state: DesignState
  materials: ReadonlyMap<string, Material>
  chosen: SurfaceKey
  onChoose: (key: SurfaceKey) => void
}
export const LiveRoom = (_: LiveProps) => null
