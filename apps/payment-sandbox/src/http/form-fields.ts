import { z } from 'zod'
import type { Form } from './form.ts'
import { refuseRequest } from './stripe-error.ts'

export const text = z.string().max(5_000)
/** Sent empty, a field is unset. */
export const optionalText = text.transform((sent) => (sent === '' ? null : sent)).optional()
export const flag = z.enum(['true', 'false']).transform((word) => word === 'true')
export const listOf = <Word extends string>(words: readonly Word[]) =>
  z.record(z.string(), z.enum(words)).transform((numbered) => Object.values(numbered))
/** Smallest units of money. */
export const cents = z
  .string()
  .regex(/^\d{1,12}$/, 'it is no positive integer')
  .transform(Number)
export const anyList = z.record(z.string(), text).transform((numbered) => Object.values(numbered))
/** Sent empty as a whole, all are unset; a single empty one is unset. */
export const metadata = z
  .union([z.literal('').transform(() => null), z.record(z.string().max(40), z.string().max(500))])
  .optional()
export type MetadataChange = z.output<typeof metadata>

export const changedMetadata = (
  before: Record<string, string>,
  change: MetadataChange,
): Record<string, string> => {
  if (change === undefined) return before
  if (change === null) return {}
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''))
}

const paramOf = (path: readonly PropertyKey[]): string => {
  const [first = '', ...rest] = path.map(String)
  return first + rest.map((part) => `[${part}]`).join('')
}

/** Refuses what Stripe refuses: a parameter that is not known, missing, or not what it should be. */
export const readForm = <Shape extends z.ZodType>(shape: Shape, form: Form): z.output<Shape> => {
  const parsed = shape.safeParse(form)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  if (issue?.code === 'unrecognized_keys') {
    const param = paramOf([...issue.path, issue.keys[0] ?? ''])
    return refuseRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = paramOf(issue?.path ?? [])
  const isMissing = issue?.code === 'invalid_type' && issue.input === undefined
  return isMissing
    ? refuseRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
    : refuseRequest(`Invalid ${param}: ${issue?.message ?? 'it can not be read'}`, { param })
}
