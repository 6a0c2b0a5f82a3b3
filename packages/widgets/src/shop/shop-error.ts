import { shopMessages } from './messages.ts'

type Failure = { status: number; code: string; message: string; errors?: Record<string, string[]> }

/** `code` for programs, `message` for people. Status 0 means that no answer came. */
export class ShopError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: Record<string, string[]>

  constructor({ status, code, message, errors }: Failure) {
    super(message)
    this.name = 'ShopError'
    this.status = status
    this.code = code
    this.errors = errors ?? {}
  }
}

/** The sentence a person sees: the message and the field errors, joined by comma (specification §5). */
export const sentenceOf = (failure: unknown): string => {
  if (!(failure instanceof ShopError)) return shopMessages.internal
  const details = Object.values(failure.errors)
    .flat()
    .filter((detail) => !failure.message.includes(detail))
  return [failure.message, details.join(', ')].filter(Boolean).join(' ')
}

/** An answer that is not a success, in the words of the specification's error catalogue. */
export const refusalOf = (status: number, body: unknown): ShopError => {
  const { code, message, errors } = partsOf(body)
  return new ShopError({
    status,
    code: code ?? `status_${status}`,
    message: shownMessage(status, message),
    errors: errors ?? {},
  })
}

const shownMessage = (status: number, message: string | undefined) => {
  if (message === shopMessages.invalid) return shopMessages.invalidShown
  if (message) return message
  return status === 404 ? shopMessages.notFound : shopMessages.internal
}

const partsOf = (
  body: unknown,
): {
  code?: string | undefined
  message?: string | undefined
  errors?: Record<string, string[]> | undefined
} => {
  if (typeof body !== 'object' || body === null) return {}
  return {
    code: 'code' in body && typeof body.code === 'string' ? body.code : undefined,
    message: 'message' in body && typeof body.message === 'string' ? body.message : undefined,
    errors: 'errors' in body ? fieldErrorsOf(body.errors) : undefined,
  }
}

const fieldErrorsOf = (errors: unknown): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors ?? {}).map(([field, sentences]) => [
      field,
      Array.isArray(sentences) ? sentences.map(String) : [String(sentences)],
    ]),
  )
