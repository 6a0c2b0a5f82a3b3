import type { FieldErrors } from '@showroom/contract/shared/errors'
import { useEffect, useReducer, useRef, useState } from 'react'

type Options<Values> = {
  values: Values
  /** The form's own rules, in the words of the specification. */
  rules?: (values: Values) => FieldErrors
}

type Change<Values> = Partial<Values> | ((current: Values) => Partial<Values>)

/**
 * Values, and errors of our own rules and of the server, by field. What was typed stays, whatever the answer;
 * errors are cleared before each request, and then the first field in error gets the keyboard.
 */
export const useForm = <Values extends object>({ values: initial, rules }: Options<Values>) => {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)
  const { form, focusFirstError } = useFirstError()

  /** What changed, or how; the errors that go with it, where a value holds several fields. */
  const change = (changed: Change<Values>, fields?: string[]) => {
    setValues((current) => ({ ...current, ...(typeof changed === 'function' ? changed(current) : changed) }))
    setErrors((current) => without(current, fields ?? Object.keys(changed)))
  }
  const refuse = (refused: FieldErrors) => {
    setErrors(refused)
    if (!isEmpty(refused)) focusFirstError()
  }
  /** True when our own rules have nothing to say; otherwise the errors stand under their fields. */
  const check = (): boolean => {
    const own = rules?.(values) ?? {}
    refuse(own)
    return isEmpty(own)
  }
  /** `send` answers the field errors of the server; what it throws is the caller’s to show. */
  const submit = async (send: (values: Values) => Promise<FieldErrors | void>): Promise<void> => {
    if (isBusy || !check()) return
    setBusy(true)
    try {
      const refused = await send(values)
      if (refused) refuse(refused)
    } finally {
      setBusy(false)
    }
  }
  const errorOf = (name: string) => errors[name]?.join(', ')
  return { form, values, change, errors, errorOf, refuse, check, submit, isBusy, focusFirstError }
}

export const isEmpty = (errors: FieldErrors): boolean => Object.keys(errors).length === 0

const without = (errors: FieldErrors, names: string[]): FieldErrors =>
  names.some((name) => name in errors)
    ? Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
    : errors

/** The first field in error of those that are shown. */
export const firstError = '[aria-invalid="true"]:not([hidden] *)'

/** Errors are drawn first, perhaps with another part of the form; then the keyboard goes to the first of them. */
export const useFirstError = () => {
  const form = useRef<HTMLFormElement>(null)
  const isWanted = useRef(false)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isWanted.current) return
    const first = form.current?.querySelector<HTMLElement>(firstError)
    if (!first) return
    isWanted.current = false
    first.focus()
  })
  const focusFirstError = () => {
    isWanted.current = true
    drawAgain()
  }
  return { form, focusFirstError }
}
