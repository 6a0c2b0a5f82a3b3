import { useId } from 'react'

/** What every field of a form is told. */
export type FieldProps = {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  /** Several sentences stand joined by comma. */
  error?: string | undefined
  hint?: string | undefined
  required?: boolean | undefined
  autoComplete?: string | undefined
  enterKeyHint?: 'next' | 'done' | 'go' | 'send' | undefined
}

type Described = Pick<FieldProps, 'hint' | 'error' | 'required'>

/** The ids that tie a control to its label, its hint and its error. */
export const useFieldIds = ({ hint, error, required }: Described) => {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    control: {
      id,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': required || undefined,
    },
  }
}
