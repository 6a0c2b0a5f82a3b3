import { messages } from '@showroom/contract/shared/messages'
import { ShopError } from '@showroom/widgets/shop'
import { toast } from '../toast/toast.ts'

export type FieldErrors = Record<string, string[]>

/** Sentences by field, as the server wrote them. */
export const fieldErrorsOf = (failure: unknown): FieldErrors =>
  failure instanceof ShopError ? failure.errors : {}

export const sentenceOf = (failure: unknown): string =>
  failure instanceof ShopError ? failure.message : messages.internal

export const statusOf = (failure: unknown): number | null =>
  failure instanceof ShopError ? failure.status : null

const told: Record<number, 'warning' | 'error'> = {
  422: 'warning',
  403: 'error',
  404: 'error',
  405: 'error',
  500: 'error',
}

/** The error catalogue of specification §8: what is not in it is the screen's to say. */
export const tellRefusal = (failure: unknown): void => {
  const kind = told[statusOf(failure) ?? 0]
  if (kind) toast[kind](sentenceOf(failure))
}

export const codeOf = (failure: unknown): string => (failure instanceof ShopError ? failure.code : 'internal')
