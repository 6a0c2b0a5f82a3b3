import { longestSignature } from '@showroom/contract/order/receipt.rules'
import { type PointerEvent, useRef } from 'react'
import { shipmentMessages as messages } from './messages.ts'

type Point = { x: number; y: number }
type Props = { drawn: string; onChange: (drawn: string) => void }

const width = 600
const height = 160

/** Closer points would only make it longer. */
const leastStep = 4

/** A name drawn by finger or mouse, as lines over whole points. It is an extra: the typed name counts as well. */
export const SignaturePad = ({ drawn, onChange }: Props) => {
  const isDown = useRef(false)
  const last = useRef<Point>({ x: 0, y: 0 })
  /** What would be too long to be kept is not drawn either. */
  const draw = (command: 'M' | 'L', { x, y }: Point) => {
    const next = `${drawn}${drawn === '' ? '' : ' '}${command}${x} ${y}`
    if (next.length > longestSignature) return
    last.current = { x, y }
    onChange(next)
  }
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point => {
    const box = currentTarget.getBoundingClientRect()
    const within = (share: number, most: number) => Math.round(Math.min(1, Math.max(0, share)) * most)
    return {
      x: within((clientX - box.left) / box.width, width),
      y: within((clientY - box.top) / box.height, height),
    }
  }
  return (
    <div className="signature">
      <p id="signature-hint">
        <strong>{messages.sign}</strong> {messages.signHint}
      </p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={messages.sign}
        aria-describedby="signature-hint"
        onPointerDown={(event) => {
          isDown.current = true
          event.currentTarget.setPointerCapture(event.pointerId)
          draw('M', pointOf(event))
        }}
        onPointerMove={(event) => {
          const point = pointOf(event)
          const { x, y } = last.current
          if (isDown.current && Math.hypot(point.x - x, point.y - y) >= leastStep) draw('L', point)
        }}
        onPointerUp={() => {
          isDown.current = false
        }}
        onPointerCancel={() => {
          isDown.current = false
        }}
      >
        <path d={drawn} />
      </svg>
      <button type="button" className="form-link" onClick={() => onChange('')}>
        {messages.clearSignature}
      </button>
    </div>
  )
}
