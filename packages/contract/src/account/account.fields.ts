import { z } from 'zod'
import { passwordMinimum } from '../policy/figures.ts'
import { plainName } from '../shared/plain-name.ts'
import { accountMessages } from './account.messages.ts'
import { emailPattern, longestPassword, zipPattern } from './patterns.ts'

/** What people type into the forms of accounts, each with its sentences. */
export const text = (field: string, longest: number) =>
  z
    .string(accountMessages.required(field))
    .trim()
    .min(1, accountMessages.required(field))
    .max(longest, accountMessages.tooLong(field, longest))

/** What other people are called by in mails of ours. */
export const name = (field: string, longest: number) => plainName(text(field, longest), field)

export const nameIfAny = (field: string, longest: number) =>
  plainName(z.string().trim().max(longest, accountMessages.tooLong(field, longest)), field).default('')

export const email = z
  .string(accountMessages.required('email'))
  .trim()
  .min(1, accountMessages.required('email'))
  .max(254, accountMessages.email)
  .regex(emailPattern, accountMessages.email)

export const newPassword = z
  .string(accountMessages.required('password'))
  .min(passwordMinimum, accountMessages.passwordLength)
  .max(longestPassword, accountMessages.passwordTooLong)

export const anyPassword = z
  .string(accountMessages.required('password'))
  .min(1, accountMessages.required('password'))
  .max(longestPassword)

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
  .regex(zipPattern, accountMessages.zipCode)

export const birthDate = z
  .string(accountMessages.required('date of birth'))
  .trim()
  .max(10, accountMessages.birthDate)

export const agreed = z.union(
  [z.literal(true), z.literal(1), z.literal('1'), z.literal('true')],
  accountMessages.agree,
)

const countryCodePattern = /^\+\d{1,4}$/

export const countryCode = z.string().regex(countryCodePattern)

export const requiredCountryCode = z
  .string(accountMessages.required('country code'))
  .regex(countryCodePattern, accountMessages.required('country code'))
