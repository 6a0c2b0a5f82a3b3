import { aiRoomParts } from '@showroom/contract/design-ai/ai-choices'
import type { AiPhoto } from '@showroom/contract/design-ai/ai-photo'
import { useId } from 'react'
import { ChoiceChips } from '../ChoiceChips.tsx'
import type { TypedWish } from '../typed-wish.ts'
import { KeepFields } from './KeepFields.tsx'
import { partWords, photoMessages as messages } from './photo.messages.ts'

type Props = {
  photo: AiPhoto
  typed: TypedWish
  errorOf: (field: string) => string | undefined
  change: (changed: Partial<TypedWish>) => void
}

/** What the engine does with the photo, how far it may go, and what stays. */
export const PhotoChoices = ({ photo, typed, errorOf, change }: Props) => (
  <>
    <PhotoColors photo={photo} />
    <Strength use={photo.use} value={typed.strength} onChange={(strength) => change({ strength })} />
    {photo.use === 'painted' && (
      <>
        <ChoiceChips
          legend={messages.parts}
          hint={messages.partsHint}
          options={aiRoomParts.map((value) => ({ value, label: partWords[value] }))}
          chosen={typed.keepParts}
          error={errorOf('keep_parts')}
          onChange={(keepParts) => change({ keepParts })}
        />
        <KeepFields
          photo={photo}
          kept={typed.keepFields}
          error={errorOf('keep_fields')}
          onChange={(keepFields) => change({ keepFields })}
        />
      </>
    )}
  </>
)

const PhotoColors = ({ photo: { colors, use } }: { photo: AiPhoto }) => (
  <div className="ai-note">
    <p>{use === 'colors' ? messages.colorsUse : messages.paintedUse}</p>
    {use === 'colors' && (
      <ul className="ai-swatches" aria-label={messages.colors}>
        {colors.map(({ color, share }) => (
          <li key={color} style={{ background: color, flexGrow: share }}>
            <span className="visually-hidden">{messages.color(color, share)}</span>
          </li>
        ))}
      </ul>
    )}
  </div>
)

type StrengthProps = { use: AiPhoto['use']; value: number; onChange: (strength: number) => void }

const Strength = ({ use, value, onChange }: StrengthProps) => {
  const id = useId()
  return (
    <div className="form-field ai-strength">
      <label htmlFor={id}>{messages.strength}</label>
      <p className="form-hint" id={`${id}-hint`}>
        {messages.strengthHint[use]}
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
