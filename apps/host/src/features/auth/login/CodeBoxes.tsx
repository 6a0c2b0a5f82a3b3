import { useEffect, useRef } from 'react'
import { FieldFrame } from '../../../kit/form/FieldFrame.tsx'
import { useFieldIds } from '../../../kit/form/field.ts'
import { codeIn, codeLength } from './one-time-code.ts'
import { authMessages as messages } from '../messages.ts'
import './CodeBoxes.css'

type Props = { value: string; onChange: (code: string) => void; error: string | undefined }

/** One field behind six boxes: pasting, filling in from a message and screen readers find a single code. */
export const CodeBoxes = ({ value, onChange, error }: Props) => {
  const { id, control } = useFieldIds({ hint: undefined, error, required: true })
  const input = useRef<HTMLInputElement>(null)
  // Whoever comes here has a code in mind and nothing else to do.
  useEffect(() => input.current?.focus(), [])
  return (
    <FieldFrame id={id} label={messages.oneTimeCode} error={error} required>
      <div className="code-boxes">
        <div className="code-boxes-drawn" aria-hidden="true">
          {Array.from({ length: codeLength }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            <span key={place} data-next={place === Math.min(value.length, codeLength - 1)}>
              {value[place]}
            </span>
          ))}
        </div>
        <input
          ref={input}
          type="text"
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          value={value}
          onChange={(event) => onChange(codeIn(event.currentTarget.value))}
          {...control}
        />
      </div>
    </FieldFrame>
  )
}
