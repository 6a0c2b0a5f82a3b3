/** What Stripe calls the kinds of its errors. */
type ErrorType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'

type Kind = { status: number; type: ErrorType }

type Details = {
  code?: string
  decline_code?: string
  param?: string
  [object: string]: unknown
}

/** Refused in Stripe's shape. Thrown, it undoes what the request had begun. */
export class StripeError extends Error {
  readonly status: number
  readonly type: ErrorType
  readonly details: Details

  constructor({ status, type }: Kind, message: string, details: Details = {}) {
    super(message)
    this.name = 'StripeError'
    this.status = status
    this.type = type
    this.details = details
  }
}

export const errorBody = ({ type, message, details }: StripeError) => ({
  error: {
    type,
    message,
    ...(details.code
      ? { doc_url: `https://docs.stripe.com/error-codes/${details.code.replaceAll('_', '-')}` }
      : {}),
    ...details,
  },
})

export const refuseMissing = (object: string, id: string, param = 'id'): never => {
  throw new StripeError({ status: 404, type: 'invalid_request_error' }, `No such ${object}: '${id}'`, {
    code: 'resource_missing',
    param,
  })
}

export const refuseRequest = (message: string, details: Details = {}): never => {
  throw new StripeError({ status: 400, type: 'invalid_request_error' }, message, details)
}
