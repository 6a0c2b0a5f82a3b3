import { z } from 'zod'
import { accountMessages } from './account.messages.ts'

/** What people type into the forms of accounts, each with its sentences. */
export const text = (field: string, longest: number) =>
  z
    .string(accountMessages.required(field))
    .trim()
    .min(1, accountMessages.required(field))
    .max(longest, `The ${field} may not be longer than ${longest} characters.`)

/**
 * One mailbox, nothing that a mail program could read as two: no comma, angle, quote or line end (security §1.3 A8).
 */
export const email = z
  .string(accountMessages.required('email'))
  .trim()
  .min(1, accountMessages.required('email'))
  .max(254, accountMessages.email)
  .regex(/^[^\s@,;<>"'()[\]\\:]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i, accountMessages.email)

/** The longest one is what hashing can be asked for without becoming a lever against us. */
export const newPassword = z
  .string(accountMessages.required('password'))
  .min(8, accountMessages.passwordLength)
  .max(128, 'The password may not be longer than 128 characters.')

export const anyPassword = z
  .string(accountMessages.required('password'))
  .min(1, accountMessages.required('password'))
  .max(128)

const digits = (typed: string): string => typed.replace(/\D/g, '')
const phoneDigits = z.string().regex(/^(\d{6,15})?$/, accountMessages.phone)

/** Digits only; how many a number has, its country decides. */
export const phone = z
  .string(accountMessages.required('phone number'))
  .transform(digits)
  .pipe(phoneDigits.min(1, accountMessages.required('phone number')))

export const phoneIfAny = z.string().transform(digits).pipe(phoneDigits)

export const zipCode = z
  .string(accountMessages.required('zip code'))
  .trim()
  .min(1, accountMessages.required('zip code'))
  .regex(/^\d{5}(-\d{4})?$/, accountMessages.zipCode)

export const agreed = z.union(
  [z.literal(true), z.literal(1), z.literal('1'), z.literal('true')],
  accountMessages.agree,
)

export const countryCode = z.string().regex(/^\+\d{1,4}$/)
