import { contrast, parseColor } from '@showroom/contract/showroom/color'
import { themeTokens } from '@showroom/contract/showroom/theme.rules'
import { useEffect, useState } from 'react'
import { LineIcon } from '../LineIcon.tsx'
import { inNotation, type Notation, notationOf } from './color-notation.ts'
import { dropper } from './dropper.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, useFieldIds } from './field.ts'
import { formMessages } from './form.messages.ts'
import './ColorField.css'

const unpicked = '#ffffff'
const notations: Record<Notation, string> = { hex: 'Hex', rgba: 'RGBA' }

/** A colour, picked by eye, from the screen or by its number; what it does to text stands beside it. */
export const ColorField = ({ label, value, onChange, error, hint, required, ...rest }: FieldProps) => {
  const { id, control } = useFieldIds({ hint, error, required })
  const [notation, setNotation] = useState(notationOf(value))
  const color = parseColor(value)
  const pick = (picked: string) => onChange(inNotation(picked, notation))
  const write = (next: Notation) => {
    setNotation(next)
    onChange(inNotation(value, next))
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <div className="color-row">
        <input
          type="color"
          className="color-swatch"
          aria-label={formMessages.pickColor(label)}
          value={color ?? unpicked}
          onChange={(event) => pick(event.currentTarget.value)}
        />
        <input
          className="form-input"
          value={value}
          onChange={(event) => {
            setNotation(notationOf(event.currentTarget.value))
            onChange(event.currentTarget.value)
          }}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          {...control}
          {...rest}
        />
        <Dropper onPick={pick} />
      </div>
      <div className="color-below">
        <span className="color-notations" role="group" aria-label={formMessages.notation}>
          {(['hex', 'rgba'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={notation === each}
              disabled={color === null}
              onClick={() => write(each)}
            >
              {notations[each]}
            </button>
          ))}
        </span>
        <Contrast color={color} />
      </div>
    </FieldFrame>
  )
}

/** Drawn where the browser can take a colour from the screen: known only once the page is there. */
const Dropper = ({ onPick }: { onPick: (color: string) => void }) => {
  const [pickFromScreen, setPick] = useState<(() => Promise<string | null>) | null>(null)
  useEffect(() => setPick(() => dropper()), [])
  if (!pickFromScreen) return null
  const take = async () => {
    const color = await pickFromScreen()
    if (color !== null) onPick(color)
  }
  return (
    <button
      type="button"
      className="color-dropper"
      aria-label={formMessages.dropper}
      onClick={() => void take()}
    >
      <LineIcon path="m13 7 4 4M4 20l1-4 8-8 4 4-8 8-4 1Zm10-13 2.5-2.5a2.1 2.1 0 0 1 3 3L17 10" size={22} />
    </button>
  )
}

/** What the showroom makes of the colour: text on it, and a shade of it that can be read on paper. */
const Contrast = ({ color }: { color: string | null }) => {
  const tokens = color === null ? null : themeTokens(color).light
  const onColor = tokens?.['--showroom-on-accent'] ?? ''
  return (
    <p className="color-contrast" role="status">
      {color !== null && tokens && (
        <>
          <span className="color-sample" style={{ background: color, color: onColor }} aria-hidden="true">
            Aa
          </span>
          <span
            className="color-sample"
            style={{ color: tokens['--showroom-accent-ink'] }}
            aria-hidden="true"
          >
            Aa
          </span>
          {contrastSentence(color, onColor)}
        </>
      )}
    </p>
  )
}

const enoughOnPaper = 4.5

const contrastSentence = (color: string, onColor: string): string => {
  const textContrast = onColor === '#ffffff' ? formMessages.whiteTextContrast : formMessages.darkTextContrast
  const on = textContrast(ratio(color, onColor))
  if (contrast(color, '#ffffff') >= enoughOnPaper) return on
  return `${on} ${formMessages.tooLightForLinks}`
}

const ratio = (one: string, other: string) => contrast(one, other).toFixed(1)
