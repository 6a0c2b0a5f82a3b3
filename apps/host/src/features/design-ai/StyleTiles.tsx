import { type AiRoom, type AiStyle, aiStyles, mostStyles } from '@showroom/contract/design-ai/ai-choices'
import { useId } from 'react'
import { styleWords } from './choice.messages.ts'
import { designAiMessages as messages } from './messages.ts'
import { stylePicture } from './taste.ts'

type Props = {
  room: AiRoom
  chosen: readonly AiStyle[]
  error: string | undefined
  onToggle: (style: AiStyle) => void
}

/** Twelve styles, each shown in the room that is chosen. */
export const StyleTiles = ({ room, chosen, error, onToggle }: Props) => {
  const id = useId()
  return (
    <fieldset className="ai-styles" aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}>
      <legend>{messages.styles}</legend>
      <p className="form-hint" id={`${id}-hint`}>
        {messages.stylesHint}
      </p>
      <div>
        {aiStyles.map((style) => {
          const isChosen = chosen.includes(style)
          return (
            <button
              key={style}
              type="button"
              aria-pressed={isChosen}
              aria-disabled={(!isChosen && chosen.length >= mostStyles) || undefined}
              onClick={() => onToggle(style)}
            >
              <img src={stylePicture(style, room)} alt="" width={480} height={360} loading="lazy" />
              <span>{styleWords[style]}</span>
            </button>
          )
        })}
      </div>
      {error && (
        <p className="form-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
