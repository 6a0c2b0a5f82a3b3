import { type FieldErrors, messages } from '@showroom/contract/shared/errors'
import type { AnySchema, ParsedRequestOf, RequestShapes } from '@showroom/contract/shared/endpoint'
import { z } from 'zod'
import { findCardData } from './card-data.ts'
import { refuse, refuseInvalid } from './domain-error.ts'

type Raw = { params: unknown; query: unknown; body: unknown }

/** A pasted list is the longest text of any call. */
const longestText = 20_000
/** No call's shape comes near it; what walks a body after this guard may recurse. */
const deepest = 64

/** Whatever reads a body later may take time by its length: nothing longer or deeper reaches it. */
const refuseOversized = (value: unknown, path: readonly string[] = []) => {
  if (path.length > deepest) refuse(400, 'malformed_request', messages.invalid)
  if (typeof value === 'string' && value.length > longestText)
    refuseInvalid({ [path.join('.') || 'request']: [messages.textTooLong] })
  if (typeof value !== 'object' || value === null) return
  for (const [field, inner] of Object.entries(value)) refuseOversized(inner, [...path, field])
}

/** PostgreSQL keeps neither a NUL nor half a surrogate pair: text with one is refused before it can fail there. */
const unstorable = /[\0\p{Surrogate}]/u

const findUnstorable = (value: unknown, path: string[]): string[] | null => {
  if (typeof value === 'string') return unstorable.test(value) ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorable.test(key) ? path : findUnstorable(inner, [...path, key])
    if (found) return found
  }
  return null
}

const fieldErrorsOf = (error: z.ZodError): FieldErrors => {
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) {
    const field = path.join('.') || 'request'
    errors[field] = [...(errors[field] ?? []), message]
  }
  return errors
}

const parsePart = (schema: AnySchema | undefined, sent: unknown): unknown => {
  if (!schema) return undefined
  const broken = findUnstorable(sent, [])
  if (broken)
    return refuseInvalid({
      [broken.join('.') || 'request']: ['The text contains characters that cannot be kept.'],
    })
  const parsed = z.safeParse(schema, sent ?? {})
  return parsed.success ? parsed.data : refuseInvalid(fieldErrorsOf(parsed.error))
}

const refuseCardData = (body: unknown) => {
  const field = findCardData(body)
  if (field !== null) refuseInvalid({ [field]: [messages.cardData] })
}

/** Parses what was sent by the contract's shapes; refuses with field errors (422) what does not fit. */
export const parseRequest = <E extends RequestShapes>(definition: E, raw: Raw) => {
  refuseOversized(raw.body)
  refuseCardData(raw.body)
  return {
    params: parsePart(definition.params, raw.params),
    query: parsePart(definition.query, raw.query),
    body: parsePart(definition.body, raw.body),
  } as ParsedRequestOf<E> // each part was just parsed by the schema that its type is inferred from
}
