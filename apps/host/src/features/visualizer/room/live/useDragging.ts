import { type PointerEvent, useRef } from 'react'
import type { Turned } from './turning.rules.ts'

type Point = { x: number; y: number; moved: number }

/** A drag turns, two fingers and the wheel bring nearer, a tap says where. */
export const useDragging = (turn: (by: Partial<Turned>) => void, tap: (x: number, y: number) => void) => {
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
