import { useId } from 'react'
import { photoMessages as messages } from './photo/photo.messages.ts'
import './photo/Photo.css'

type Props = { hint: string; value: number; onChange: (strength: number) => void }

/** How far looks may go from what there is. */
export const StrengthField = ({ hint, value, onChange }: Props) => {
  const id = useId()
  return (
    <div className="form-field ai-strength">
      <label htmlFor={id}>{messages.strength}</label>
      <p className="form-hint" id={`${id}-hint`}>
        {hint}
      </p>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={10}
        value={value}
        aria-describedby={`${id}-hint`}
        aria-valuetext={messages.strengthOf(value)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <output htmlFor={id}>{messages.strengthOf(value)}</output>
    </div>
  )
}
