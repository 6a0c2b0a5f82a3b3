import { useId } from 'react'
import { formMessages } from './form.messages.ts'

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

type Described = Pick<FieldProps, 'hint' | 'error' | 'required'> & { limit?: string | undefined }

/** The ids that tie a control to its label, its hint and its error. */
export const useFieldIds = ({ hint, error, limit, required }: Described) => {
  const id = useId()
  const described = [hint && `${id}-hint`, limit && `${id}-limit`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ')
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

/** Codes and numbers say by themselves how long they are. */
const shortestText = 60

/** A browser cuts what is pasted, and takes no more letters, without a word. */
export const limitReached = (value: string, maxLength: number | undefined): string | undefined =>
  maxLength !== undefined && maxLength >= shortestText && value.length >= maxLength
    ? formMessages.limit(maxLength)
    : undefined
