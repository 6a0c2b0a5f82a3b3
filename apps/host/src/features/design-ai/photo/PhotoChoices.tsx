import { aiRoomParts } from '@showroom/contract/design-ai/ai-choices'
import type { AiPhoto } from '@showroom/contract/design-ai/ai-photo'
import { ChoiceChips } from '../ChoiceChips.tsx'
import type { TypedWish } from '../typed-wish.ts'
import { StrengthField } from '../StrengthField.tsx'
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
    <StrengthField
      hint={messages.strengthHint[photo.use]}
      value={typed.strength}
      onChange={(strength) => change({ strength })}
    />
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
