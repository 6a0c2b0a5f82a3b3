import { messages } from '@showroom/contract/shared/messages'
import { ShopError } from '@showroom/widgets/shop'

export type FieldErrors = Record<string, string[]>

/** Why something was not done: the client's one error. What no server has said is a bug, and reported as one. */
export const failureOf = (thrown: unknown): ShopError => {
  if (thrown instanceof ShopError) return thrown
  reportError(thrown)
  return new ShopError({ status: 500, code: 'internal', message: messages.internal })
}

/** A reason of our own, where no server has refused. */
export const refused = (message: string): ShopError => new ShopError({ status: 0, code: 'refused', message })

/** Sentences by field, as the server wrote them. */
export const fieldErrorsOf = (failure: unknown): FieldErrors =>
  failure instanceof ShopError ? failure.errors : {}

export const sentenceOf = (failure: unknown): string =>
  failure instanceof ShopError ? failure.message : messages.internal

export const statusOf = (failure: unknown): number | null =>
  failure instanceof ShopError ? failure.status : null

/** Whether the server has said no, and would say it again: not where nobody has answered, or it was busy. */
export const isFinal = (failure: unknown): boolean => {
  const status = statusOf(failure) ?? 0
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

export const codeOf = (failure: unknown): string => (failure instanceof ShopError ? failure.code : 'internal')

/** What stands above a form's button: nothing where the fields say it. */
export const formSentenceOf = (failure: ShopError | null): string | null =>
  failure === null || Object.keys(failure.errors).length > 0 ? null : failure.message

/** The refusal with what it says of fields that no form shows. */
export const wholeSentenceOf = (failure: ShopError | null): string | null =>
  failure && [failure.message, ...Object.values(failure.errors).flat()].join(' ')
