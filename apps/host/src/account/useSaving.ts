import type { FieldErrors } from '@showroom/contract/shared/errors'
import { ShopError } from '@showroom/widgets/shop'
import type { FormEvent } from 'react'
import { fieldErrorsOf, sentenceOf, statusOf } from '../session/refusal.ts'
import { toast } from '../toast/toast.ts'

type Form<Values> = {
  submit: (send: (values: Values) => Promise<FieldErrors | void>) => Promise<void>
}

/** Answers a form's submit: sends it, says what came of it, and puts what the server found wrong under its fields. */
export const useSaving =
  <Values extends object>(form: Form<Values>, send: (values: Values) => Promise<string | undefined>) =>
  (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void form.submit(async (values) => {
      try {
        const message = await send(values)
        if (message) toast.success(message)
      } catch (failure) {
        return refusalShown(failure)
      }
    })
  }

/** `call` tells what the error catalogue names; what it leaves out (no network, too many tries) is told here. */
export const tellUntold = (failure: unknown): void => {
  if (!(failure instanceof ShopError)) throw failure
  if (![403, 404, 405, 422, 500].includes(statusOf(failure) ?? 0)) toast.error(sentenceOf(failure))
}

/** What the server found wrong, by field; the rest of its refusal is told. */
export const refusalShown = (failure: unknown): FieldErrors => {
  tellUntold(failure)
  return fieldErrorsOf(failure)
}
