import type { DesignState } from '@showroom/contract/visualizer/design'
import type { Plan } from '@showroom/contract/visualizer/plan'
import { planWords } from '@showroom/contract/visualizer/plan-words.rules'
import { type SurfaceKey, surfaceKeys } from '@showroom/contract/visualizer/surfaces'
import type { Material } from '@showroom/contract/visualizer/visualizer'
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { roomMessages as messages } from '../messages.ts'
import { liveModelOf } from './live-model.rules.ts'
import type { LiveRoomStage } from './live-room.ts'
import { middleOf, reachOf, type Stand, type StandName, standsOf } from './stands.rules.ts'
import { useLiveRoom } from './useLiveRoom.ts'
import { turnedBy, type Turned, turnOfKey } from './turning.rules.ts'
import './LiveRoom.css'

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
        aria-label={messages.liveLabel(planWords(plan))}
        onKeyDown={(event) => {
          const by = turnOfKey(event.key)
          if (!by) return
          event.preventDefault()
          turn(by)
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
      <div className="live-stands" role="group" aria-label={messages.stands}>
        {stands.map(({ name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === stand?.name}
            onClick={() => {
              setAt(name)
              setTurned({ yaw: 0, pitch: 0, zoom: 1 })
            }}
          >
            {names[name]}
          </button>
        ))}
      </div>
    </div>
  )
}

const viewOf = (plan: Plan, { name, eye, yaw, pitch }: Stand, turned: Turned) => ({
  isAbove: name === 'above',
  eye,
  middle: middleOf(plan),
  reach: reachOf(plan),
  yaw: yaw + turned.yaw,
  pitch: Math.max(-1.45, Math.min(name === 'above' ? -0.25 : 1.2, pitch + turned.pitch)),
  zoom: turned.zoom,
})

/** The canvas is as large as its frame, whatever becomes of the page. */
const useSized = (frame: { current: HTMLElement | null }, stage: LiveRoomStage | null): void => {
  useEffect(() => {
    const element = frame.current
    if (!element || !stage) return undefined
    const watch = new ResizeObserver(() => stage.resize(element.clientWidth, element.clientHeight))
    watch.observe(element)
    return () => watch.disconnect()
  }, [frame, stage])
}

type Point = { x: number; y: number; moved: number }

/** A drag turns, two fingers and the wheel bring nearer, a tap says where. */
const useDragging = (turn: (by: Partial<Turned>) => void, tap: (x: number, y: number) => void) => {
  const held = useRef(new Map<number, Point>())
  const end = (event: PointerEvent<HTMLElement>) => {
    const point = held.current.get(event.pointerId)
    held.current.delete(event.pointerId)
    if (!point || point.moved > 6 || event.type === 'pointercancel') return
    const box = event.currentTarget.getBoundingClientRect()
    tap(((event.clientX - box.left) / box.width) * 2 - 1, 1 - ((event.clientY - box.top) / box.height) * 2)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current.set(event.pointerId, { x: event.clientX, y: event.clientY, moved: 0 })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const point = held.current.get(event.pointerId)
      if (!point) return
      const [dx, dy] = [event.clientX - point.x, event.clientY - point.y]
      const others = [...held.current].filter(([id]) => id !== event.pointerId)
      const other = others[0]?.[1]
      if (other) {
        const before = Math.hypot(point.x - other.x, point.y - other.y)
        const after = Math.hypot(event.clientX - other.x, event.clientY - other.y)
        turn({ zoom: after / Math.max(1, before) })
      } else turn({ yaw: dx * 0.005, pitch: dy * 0.005 })
      held.current.set(event.pointerId, {
        x: event.clientX,
        y: event.clientY,
        moved: point.moved + Math.hypot(dx, dy),
      })
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
