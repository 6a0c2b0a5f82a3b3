import type { Goods } from '@showroom/drawing/goods'
import { cellSize } from '@showroom/drawing/relight/where-surfaces-are'
import { surfaceNames, type SurfaceKey } from '@showroom/contract/visualizer/surfaces'
import {
  type CSSProperties,
  type MouseEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type Ref,
} from 'react'
import type { Picture } from '@showroom/contract/catalogue/catalogue'
import { SpotCard, type SpotProduct } from '../ProductSpots.tsx'
import { DrawnRoom, type RoomToDraw } from './DrawnRoom.tsx'
import { roomMessages as messages } from './messages.ts'
import type { RoomScene } from './scenes.ts'
import { ServerPicture } from './ServerPicture.tsx'
import { type Shown, useStage } from './useStage.ts'

/** Draws ahead what a pointer rests on. */
export type Warmer = { warm: (key: SurfaceKey, goods: Goods) => void }

type Props = {
  scene: RoomScene
  goods: readonly Goods[]
  /** What each plane of the scene is in this plan; null where it is only scenery. */
  keys: readonly (SurfaceKey | null)[]
  /** Null: what is chosen is no surface. */
  chosen: SurfaceKey | null
  label: string
  isComparing: boolean
  /** What the server has drawn of it already; null where it has not. */
  first: Picture | null
  room: RoomToDraw
  /** What lies on a surface, to be opened where it is pressed. */
  productOn: (key: SurfaceKey) => SpotProduct | null
  onChoose: (key: SurfaceKey) => void
  ref: Ref<Warmer>
}

export const RoomPicture = ({ scene, goods, keys, label, isComparing, productOn, ref, ...rest }: Props) => {
  const { chosen, first, room } = rest
  const { product, onChoose, close } = usePressed({ ...rest, productOn })
  const frame = useRef<HTMLDivElement>(null)
  const { shown, drawing, couldNotDraw } = useStage(frame, scene, goods)
  useImperativeHandle(ref, () => ({
    warm: (key, ahead) => {
      const plane = keys.indexOf(key)
      if (shown.kind === 'ready' && plane >= 0) shown.stage.warm(plane, ahead)
    },
  }))
  const choose = (event: MouseEvent<HTMLDivElement>) => {
    const key = shown.kind === 'ready' ? keys[planeAt(shown.scene, event)] : null
    if (key) onChoose(key)
  }
  const names = drawing.flatMap((plane) => (keys[plane] ? [surfaceNames[keys[plane]].toLowerCase()] : []))
  return (
    <div className="room-picture" style={shapeOf(scene)}>
      {shown.kind === 'opening' && first && isOf(scene, first) && <ServerPicture picture={first} alt="" />}
      {/* The list of surfaces says and does the same for the keyboard. */}
      <div ref={frame} className="room-canvas" role="img" aria-label={label} onClick={choose} />
      {shown.kind === 'ready' && !isComparing && (
        <Hotspots shown={shown} keys={keys} chosen={chosen} onChoose={onChoose} />
      )}
      {shown.kind === 'ready' && isComparing && <Compare before={shown.before} />}
      {product && chosen && shown.kind === 'ready' && !isComparing && (
        <SpotCard key={product.product_id} surface={surfaceNames[chosen]} product={product} onClose={close} />
      )}
      {shown.kind === 'opening' && (
        <p className={first && isOf(scene, first) ? 'room-badge' : 'room-opening'} role="status">
          {messages.opening}
        </p>
      )}
      {shown.kind === 'failed' && <DrawnRoom room={room} label={label} onRetry={shown.retry} />}
      {names.length > 0 && shown.kind === 'ready' && (
        <p className="room-badge">{messages.drawing(names.join(', '))}</p>
      )}
      {couldNotDraw && (
        <p className="room-badge" role="alert">
          {messages.couldNotDraw}
        </p>
      )}
    </div>
  )
}

const shapeOf = ({ width, height }: RoomScene): CSSProperties & Record<'--room-shape', number> => ({
  aspectRatio: `${width} / ${height}`,
  '--room-shape': width / height,
})

/** Whether a picture shows this very scene. */
const isOf = ({ scene }: RoomScene, { url }: Picture): boolean => url.includes(`/${scene}/`)

/** A surface that is pressed is chosen, and what lies there is opened. */
const usePressed = ({ chosen, productOn, ...on }: Pick<Props, 'chosen' | 'productOn' | 'onChoose'>) => {
  const [pressed, setPressed] = useState<SurfaceKey | null>(null)
  return {
    product: chosen !== null && pressed === chosen ? productOn(chosen) : null,
    onChoose: (key: SurfaceKey) => {
      on.onChoose(key)
      setPressed(key)
    },
    close: () => setPressed(null),
  }
}

type Ready = Extract<Shown, { kind: 'ready' }>

/** The number of the plane under the pointer, or -1. */
const planeAt = ({ cells, width, height }: Ready['scene'], event: MouseEvent<HTMLElement>): number => {
  const box = event.currentTarget.getBoundingClientRect()
  const [columns, rows] = [Math.ceil(width / cellSize), Math.ceil(height / cellSize)]
  const column = Math.floor(((event.clientX - box.left) / box.width) * columns)
  const row = Math.floor(((event.clientY - box.top) / box.height) * rows)
  return (cells[row * columns + column] ?? 0) - 1
}

type HotspotsProps = Pick<Props, 'keys' | 'chosen' | 'onChoose'> & { shown: Ready }

/** For hands and pointers; whoever reads or tabs has the list. */
const Hotspots = ({ shown, keys, chosen, onChoose }: HotspotsProps) => (
  <div aria-hidden="true">
    {shown.scene.spots.map((spot, plane) => {
      const key = keys[plane]
      if (!spot || !key) return null
      return (
        <button
          key={key}
          type="button"
          tabIndex={-1}
          className="room-spot"
          data-chosen={key === chosen}
          style={{ left: `${spot[0] * 100}%`, top: `${spot[1] * 100}%` }}
          onClick={() => onChoose(key)}
        >
          <span>{surfaceNames[key]}</span>
        </button>
      )
    })}
  </div>
)

/** How it was when the room was opened, over how it is, as far as the slider says. */
export const Compare = ({ before }: { before: HTMLCanvasElement }) => {
  const [share, setShare] = useState(50)
  const overlay = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  useEffect(() => overlay.current?.replaceChildren(before), [before])
  // On a phone it may lie beneath the sheet.
  useEffect(() => slider.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <>
      <div
        ref={overlay}
        className="room-before"
        aria-hidden="true"
        style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
      />
      <span className="room-before-edge" aria-hidden="true" style={{ left: `${share}%` }} />
      <input
        ref={slider}
        type="range"
        className="room-compare"
        min={0}
        max={100}
        value={share}
        aria-label={messages.compare}
        onChange={(event) => setShare(Number(event.currentTarget.value))}
      />
    </>
  )
}
