import { type PointerEvent, useRef } from 'react'
import { shipmentMessages as messages } from './messages.ts'

type Props = { drawn: string; onChange: (drawn: string) => void }

const width = 600
const height = 160

/** A name drawn by finger or mouse, as lines over whole points. It is an extra: the typed name counts as well. */
export const SignaturePad = ({ drawn, onChange }: Props) => {
  const isDown = useRef(false)
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): string => {
    const box = currentTarget.getBoundingClientRect()
    const within = (share: number, most: number) => Math.round(Math.min(1, Math.max(0, share)) * most)
    const x = within((clientX - box.left) / box.width, width)
    return `${x} ${within((clientY - box.top) / box.height, height)}`
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
          onChange(`${drawn === '' ? '' : `${drawn} `}M${pointOf(event)}`)
        }}
        onPointerMove={(event) => {
          if (isDown.current) onChange(`${drawn} L${pointOf(event)}`)
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
