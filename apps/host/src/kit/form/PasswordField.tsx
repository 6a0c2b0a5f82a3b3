import { useState } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, useFieldIds } from './field.ts'
import { formMessages } from './form.messages.ts'
import { PasswordStrength } from './PasswordStrength.tsx'

type Props = FieldProps & {
  autoComplete: 'current-password' | 'new-password' | `section-${string}`
  /** For a new password: how hard it is to guess, while it is typed. */
  strength?: boolean
  /** What a guesser would try first: the name and the e-mail. */
  known?: readonly string[]
}

const nothingKnown: readonly string[] = []

export const PasswordField = ({ label, value, onChange, error, hint, required, ...rest }: Props) => {
  const { id, control } = useFieldIds({ hint, error, required })
  const [isShown, setShown] = useState(false)
  const { strength = false, known = nothingKnown, ...attributes } = rest
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <div className="form-box">
        <input
          type={isShown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          {...control}
          {...attributes}
        />
        <button
          type="button"
          className="form-reveal"
          aria-label={isShown ? formMessages.hidePassword : formMessages.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? formMessages.hide : formMessages.show}
        </button>
      </div>
      {strength && <PasswordStrength password={value} known={known} />}
    </FieldFrame>
  )
}
