import type { DesignState } from '@showroom/contract/visualizer/design'
import { inDecimalFeet } from '@showroom/contract/visualizer/feet.rules'
import type { Plan } from '@showroom/contract/visualizer/plan'
import { planWords } from '@showroom/contract/visualizer/plan-words.rules'
import { type SurfaceKey, surfaceKeys } from '@showroom/contract/visualizer/surfaces'
import type { Material } from '@showroom/contract/visualizer/visualizer'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useIsDecimal } from '../../../../shop-context/display.ts'
import { roomMessages as messages } from '../messages.ts'
import { liveModelOf } from './live-model.rules.ts'
import { middleOf, reachOf, type Stand, type StandName, standsOf } from './stands.rules.ts'
import { useDragging } from './useDragging.ts'
import { useSized } from './useSized.ts'
import { useLiveRoom } from './useLiveRoom.ts'
import { turnedBy, type Turned, turnOfKey } from './turning.rules.ts'

type Props = {
  plan: Plan
  state: DesignState
  materials: ReadonlyMap<string, Material>
  onChoose: (key: SurfaceKey) => void
}

const names: Record<StandName, string> = {
  corner: messages.standCorner,
  door: messages.standDoor,
  window: messages.standWindow,
  above: messages.standAbove,
}

/** The plan to scale, lived in: one stands somewhere and looks around. */
export const LiveRoom = ({ plan, state, materials, onChoose }: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  const write = useIsDecimal() ? inDecimalFeet : String
  const live = useLiveRoom(frame, { plan, state, materials })
  const stands = useMemo(() => standsOf(plan, liveModelOf(plan)), [plan])
  const [at, setAt] = useState<StandName>('corner')
  const stand = stands.find(({ name }) => name === at) ?? stands[0]
  const [turned, setTurned] = useState<Turned>({ yaw: 0, pitch: 0, zoom: 1 })
  const stage = live.kind === 'ready' ? live.open.stage : null
  useSized(frame, stage)
  useEffect(() => {
    if (stage && stand) stage.look(viewOf(plan, stand, turned))
  }, [stage, plan, stand, turned])
  const turn = (by: Partial<Turned>) => setTurned((before) => turnedBy(before, by))
  return (
    <div className="live">
      <div
        ref={frame}
        className="live-frame"
        role="group"
        tabIndex={0}
        aria-label={messages.liveLabel(write(planWords(plan)))}
        onKeyDown={(event) => {
          const by = turnOfKey(event.key)
          if (by) event.preventDefault()
          if (by) turn(by)
        }}
        {...useDragging(turn, (x, y) => {
          const paint = stage?.paintAt(x, y)
          const key = surfaceKeys.find((each) => each === paint)
          if (key) onChoose(key)
        })}
      />
      {live.kind === 'opening' && (
        <p className="room-opening" role="status">
          {messages.opening}
        </p>
      )}
      {live.kind === 'failed' && (
        <p className="room-failed" role="alert">
          {messages.liveFailed}
        </p>
      )}
      <Stands
        stands={stands}
        at={stand?.name}
        onStand={(name) => {
          setAt(name)
          setTurned({ yaw: 0, pitch: 0, zoom: 1 })
        }}
      />
    </div>
  )
}

type StandsProps = {
  stands: readonly Stand[]
  at: StandName | undefined
  onStand: (name: StandName) => void
}

const Stands = ({ stands, at, onStand }: StandsProps) => (
  <div className="live-stands" role="group" aria-label={messages.stands}>
    {stands.map(({ name }) => (
      <button key={name} type="button" aria-pressed={name === at} onClick={() => onStand(name)}>
        {names[name]}
      </button>
    ))}
  </div>
)

const viewOf = (plan: Plan, { name, eye, yaw, pitch }: Stand, turned: Turned) => ({
  isAbove: name === 'above',
  eye,
  middle: middleOf(plan),
  reach: reachOf(plan),
  yaw: yaw + turned.yaw,
  pitch: Math.max(-1.45, Math.min(name === 'above' ? -0.25 : 1.2, pitch + turned.pitch)),
  zoom: turned.zoom,
})
