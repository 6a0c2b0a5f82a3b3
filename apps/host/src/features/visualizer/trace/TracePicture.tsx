import { cornersTraced, cornerTraced, type Place } from '@showroom/contract/visualizer/traced-plan.rules'
import type { Photo } from '@showroom/drawing/photo/photo-scene'
import { useEffect, useRef } from 'react'
import { MarkPoint } from '../photo/MarkPoint.tsx'
import { paintPhoto } from '../photo/read-photo.ts'
import type { TypedTrace } from './trace-form.ts'
import { traceMessages as messages } from './messages.ts'

export type TraceStep = 'scale' | 'walls'

type Props = {
  photo: Photo
  typed: TypedTrace
  step: TraceStep
  /** How many times as wide as there is room for. */
  zoom: number
  change: (changed: Partial<TypedTrace>) => void
}

/** The picture with what is traced over it: the points of the step that somebody is at, and all the lines. */
export const TracePicture = ({ photo, typed, step, zoom, change }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) paintPhoto(canvas.current, photo)
  }, [photo])
  const { walls, ends } = typed
  const corners = cornersTraced(walls)
  return (
    <div className="trace-frame">
      <div
        className="trace-picture"
        style={{ width: `${zoom * 100}%`, aspectRatio: `${photo.width} / ${photo.height}` }}
      >
        <canvas ref={canvas} role="img" aria-label={messages.picture} />
        <svg className="photo-lines" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path className={step === 'walls' ? undefined : 'trace-rest'} d={`${lineOf(corners)}Z`} />
          <path className={step === 'scale' ? undefined : 'trace-rest'} d={lineOf(ends)} />
        </svg>
        {step === 'walls' && <WallNumbers corners={corners} />}
        {step === 'walls' &&
          corners.map((at, index) => (
            <MarkPoint
              key={index}
              label={messages.corner(index + 1)}
              at={at}
              onGrab={nothing}
              onMove={(to) => change({ walls: cornerTraced(walls, index, inPicture(to)) })}
            />
          ))}
        {step === 'scale' &&
          ends.map((at, index) => (
            <MarkPoint
              key={index}
              label={messages.ends[index] ?? ''}
              at={at}
              onGrab={nothing}
              onMove={(to) => change({ ends: endMoved(ends, index, inPicture(to)) })}
            />
          ))}
      </div>
    </div>
  )
}

const nothing = () => undefined

const share = (value: number): number => Math.min(1, Math.max(0, value))
const inPicture = ([x, y]: Place): Place => [share(x), share(y)]

const endMoved = ([from, to]: TypedTrace['ends'], index: number, place: Place): TypedTrace['ends'] =>
  index === 0 ? [place, to] : [from, place]

const lineOf = (places: readonly Place[]): string =>
  `M${places.map(([x, y]) => `${x.toFixed(4)} ${y.toFixed(4)}`).join('L')}`

/** In the middle of each wall, as the list beside it counts them. */
const WallNumbers = ({ corners }: { corners: readonly Place[] }) =>
  corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y]
    const place = { left: `${(x + nextX) * 50}%`, top: `${(y + nextY) * 50}%` }
    return (
      <span key={index} className="trace-number" style={place} aria-hidden="true">
        {index + 1}
      </span>
    )
  })
