import { type FieldErrors, messages } from '@showroom/contract/shared/errors'

type Refusal = {
  status: number
  code: string
  message: string
  errors?: FieldErrors
  retryAfterSeconds?: number
}

/** The business says no: a status and a stable code for programs, a sentence for people. */
export class DomainError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldErrors | undefined
  /** When trying again makes sense. */
  readonly retryAfterSeconds: number | undefined

  constructor({ status, code, message, errors, retryAfterSeconds }: Refusal) {
    super(message)
    this.name = 'DomainError'
    this.status = status
    this.code = code
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const refuse = (status: number, code: string, message: string): never => {
  throw new DomainError({ status, code, message })
}

export const refuseInvalid = (errors: FieldErrors): never => {
  throw new DomainError({ status: 422, code: 'invalid', message: messages.invalid, errors })
}

export const refuseUnknown = (): never => refuse(404, 'not_found', messages.notFound)
