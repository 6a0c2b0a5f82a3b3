import { isFixture } from '@showroom/contract/visualizer/fixtures'
import type { PlanAreas } from '@showroom/contract/visualizer/plan-areas.rules'
import { isLaid, isPainted, metals } from '@showroom/contract/visualizer/surfaces'
import type { Material } from '@showroom/contract/visualizer/visualizer'
import { FixtureSide } from './FixtureSide.tsx'
import { laidOn, withLaid, withMetal, withPaint, withProduct } from './look.rules.ts'
import { Materials } from './Materials.tsx'
import { Options } from './Options.tsx'
import { roomMessages as messages } from './messages.ts'
import { Paints } from './Paints.tsx'
import type { SurfaceRow } from './surface-rows.rules.ts'
import type { RoomLook } from './useLook.ts'

type Props = {
  showroom: string
  look: RoomLook
  chosen: SurfaceRow['key']
  areas: PlanAreas
  onLook: (material: Material) => void
}

/** What can be done with the chosen surface or fixture. */
export const RoomSide = ({ showroom, look, chosen, areas, onLook }: Props) => {
  const { state, materials } = look
  if (isPainted(chosen))
    return (
      <div className="room-side">
        <Paints
          surface={chosen}
          color={state.painted[chosen]?.color ?? null}
          onPaint={(color) => look.setState(withPaint(state, chosen, color))}
        />
      </div>
    )
  if (chosen === 'metal')
    return (
      <div className="room-side">
        <Paints
          surface={chosen}
          color={metals.find(({ name }) => name === state.metal)?.color ?? null}
          onPaint={(_, name) => look.setState(withMetal(state, name))}
        />
      </div>
    )
  if (isFixture(chosen))
    return <FixtureSide {...{ showroom, look, chosen }} planned={areas.fixtures[chosen] ?? 1} />
  if (!isLaid(chosen)) return null
  const area = areas.laid[chosen] ?? 0
  const laid = laidOn(state, chosen)
  const [material, lost] =
    laid.product_id === null ? [] : [materials.get(laid.product_id), look.gone.get(laid.product_id)]
  const lay = (next: Material | null) => {
    if (next) look.meet(next)
    look.setState(withProduct(state, chosen, next?.id ?? null))
  }
  return (
    <div className="room-side">
      {material && (
        <Options
          key={material.id}
          material={material}
          laid={laid}
          planned={area}
          onChange={(change, isDragged) => look.setState(withLaid(state, chosen, change), isDragged)}
        />
      )}
      {lost && <p className="room-lost">{messages.goneHere(lost.name)}</p>}
      <Materials
        key={chosen}
        near={lost?.color ?? null}
        surface={chosen}
        showroom={showroom}
        area={laid.area ?? area}
        laid={laid.product_id}
        onLay={lay}
        onLook={onLook}
      />
    </div>
  )
}
