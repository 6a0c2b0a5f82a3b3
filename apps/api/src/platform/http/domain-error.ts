import { type FieldErrors, messages } from '@showroom/contract/shared/errors'

/** The business says no: a status and a stable code for programs, a sentence for people. */
export class DomainError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldErrors | undefined
  /** When trying again makes sense. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    { errors, retryAfterSeconds }: { errors?: FieldErrors | undefined; retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.name = 'DomainError'
    this.status = status
    this.code = code
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const refuse = (status: number, code: string, message: string, errors?: FieldErrors): never => {
  throw new DomainError(status, code, message, { errors })
}

export const refuseInvalid = (errors: FieldErrors): never => refuse(422, 'invalid', messages.invalid, errors)

export const refuseUnknown = (): never => refuse(404, 'not_found', messages.notFound)
