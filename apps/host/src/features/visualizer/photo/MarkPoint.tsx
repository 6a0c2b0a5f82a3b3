import type { Point } from '@showroom/drawing/photo/corners'
import type { KeyboardEvent, PointerEvent } from 'react'

type Props = {
  label: string
  at: Point
  onMove: (to: Point) => void
  onGrab: () => void
  onTouch?: () => void
}

const step = 0.002
const longStep = 0.02
const arrows: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A point that somebody drags over the photo, or moves with the arrow keys: with Shift ten times as far. */
export const MarkPoint = ({ label, at: [x, y], onMove, onGrab, onTouch }: Props) => {
  const walk = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    const far = event.shiftKey ? longStep : step
    onMove([x + arrow[0] * far, y + arrow[1] * far])
  }
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const { currentTarget: point, clientX, clientY, pointerId } = event
    const picture = point.parentElement?.getBoundingClientRect()
    if (!picture || !point.hasPointerCapture(pointerId)) return
    onMove([(clientX - picture.left) / picture.width, (clientY - picture.top) / picture.height])
  }
  return (
    <button
      type="button"
      className="room-spot photo-point"
      aria-label={label}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      onFocus={onTouch}
      onKeyDown={walk}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        onGrab()
      }}
      onPointerMove={drag}
    />
  )
}
