import { photoFields } from '@showroom/contract/design-ai/ai-choices'
import type { AiPhoto } from '@showroom/contract/design-ai/ai-photo'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { photoMessages as messages } from './photo.messages.ts'

type Props = {
  photo: AiPhoto
  kept: readonly number[]
  error: string | undefined
  onChange: (kept: number[]) => void
}

const { columns, rows } = photoFields
const fields = Array.from({ length: columns * rows }, (_, field) => field)

/** By the arrow keys, as in a grid: up and down a row, left and right a field. */
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
}

/** The photo under a grid of boxes: what is ticked stays as it is. */
export const KeepFields = ({ photo, kept, error, onChange }: Props) => {
  const id = useId()
  const toggle = (field: number) =>
    onChange(kept.includes(field) ? kept.filter((each) => each !== field) : [...kept, field])
  return (
    <fieldset className="ai-keep-fields" aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}>
      <legend>{messages.fields}</legend>
      <p className="form-hint" id={`${id}-hint`}>
        {messages.fieldsHint}
      </p>
      <div className="ai-fields" style={{ aspectRatio: `${photo.width} / ${photo.height}` }}>
        <img src={photo.src} width={photo.width} height={photo.height} alt="" />
        <Grid kept={kept} onToggle={toggle} />
      </div>
      {kept.length > 0 && (
        <p className="ai-photo-acts">
          <span role="status">{messages.marked(kept.length)}</span>
          <button type="button" className="form-link" onClick={() => onChange([])}>
            {messages.unmark}
          </button>
        </p>
      )}
      {error && (
        <p className="form-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

type GridProps = { kept: readonly number[]; onToggle: (field: number) => void }

/** One stop of the tab key; inside it arrows lead on. */
const Grid = ({ kept, onToggle }: GridProps) => {
  const [reached, setReached] = useState(0)
  const grid = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const next = reached + (steps[event.key] ?? 0)
    if (steps[event.key] === undefined) return
    event.preventDefault()
    if (!fields.includes(next)) return
    setReached(next)
    grid.current?.querySelectorAll('input')[next]?.focus()
  }
  return (
    <div ref={grid} style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }} onKeyDown={walk}>
      {fields.map((field) => (
        <input
          key={field}
          type="checkbox"
          tabIndex={field === reached ? 0 : -1}
          checked={kept.includes(field)}
          aria-label={messages.field((field % columns) + 1, Math.floor(field / columns) + 1)}
          onFocus={() => setReached(field)}
          onChange={() => onToggle(field)}
        />
      ))}
    </div>
  )
}
