import type { FieldErrors } from '@showroom/contract/shared/errors'
import type { FormEvent } from 'react'
import { toast } from '../kit/toast/toast.ts'
import { fieldErrorsOf } from './failure.ts'
import { useSubmit } from './useSubmit.ts'

type Form<Values> = {
  submit: (send: (values: Values) => Promise<FieldErrors | void>) => Promise<void>
}

/** Answers a form's submit: sends it, says what came of it, and puts what the server found wrong under its fields. */
export const useSave = <Values extends object>(
  form: Form<Values>,
  send: (values: Values) => Promise<string | undefined>,
  /** What is to be sent is not what is there any more. */
  onStale?: () => void,
) => {
  const { run } = useSubmit(async (values: Values) => {
    const message = await send(values)
    if (message) toast.success(message)
  })
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void form.submit(async (values) => {
      const failure = await run(values)
      if (failure?.status === 409) onStale?.()
      return fieldErrorsOf(failure)
    })
  }
}
