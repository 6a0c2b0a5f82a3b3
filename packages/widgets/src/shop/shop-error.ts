import type { ErrorReply } from '@showroom/contract/shared/errors'
import { shopMessages } from './messages.ts'

type Failure = { status: number; code: string; message: string; errors?: ErrorReply['errors'] }

/** `code` for programs, `message` for people. Status 0 means that no answer came. */
export class ShopError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: Record<string, string[]>

  constructor({ status, code, message, errors = {} }: Failure) {
    super(message)
    this.name = 'ShopError'
    this.status = status
    this.code = code
    this.errors = errors
  }
}

/** The sentence a person sees: the message and the field errors, joined by comma (specification §5). */
export const sentenceOf = (failure: unknown): string =>
  failure instanceof ShopError
    ? [failure.message, Object.values(failure.errors).flat().join(', ')].filter(Boolean).join(' ')
    : shopMessages.internal

export const codeOf = (failure: unknown): string => (failure instanceof ShopError ? failure.code : 'internal')

/** Nobody has answered, for want of a connection: the same may be asked again. */
export const isLost = (failure: unknown): boolean => (Object(failure) as { status?: unknown }).status === 0

/** An answer that is not a success, in the words of the specification's error catalogue. */
export const refusalOf = (status: number, body: unknown): ShopError => {
  if (isErrorReply(body)) return new ShopError({ ...body, status, message: shown(body.message) })
  const message = status === 404 ? shopMessages.notFound : shopMessages.internal
  return new ShopError({ status, code: `status_${status}`, message })
}

const shown = (message: string) => (message === shopMessages.invalid ? shopMessages.invalidShown : message)

/** Others answer too: a proxy on the way, a captive portal. They do not speak our shape. */
const isErrorReply = (body: unknown): body is ErrorReply =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body && Boolean(body.message)
