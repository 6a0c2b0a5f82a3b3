import { defaultCountryCode, passwordMinimum } from '@showroom/contract/policy/figures'
import { accountMessages } from '@showroom/contract/account/account.messages'
import type { ShippingAddress } from '@showroom/contract/account/account'
import { emailPattern, longestPassword, zipPattern } from '@showroom/contract/account/patterns'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { type Age, ageErrorsOf, emptyAge } from '../age/age.ts'

export type Step = 1 | 2 | 3

const emptyAddress: ShippingAddress = { street: '', apartment: '', city: '', state: '', zip_code: '' }

export type Registration = Age & {
  full_name: string
  email: string
  password: string
  country_code: string
  /** Digits only. */
  phone_number: string
  zip_code: string
  agree: boolean
  i_accept: boolean
  shipping: ShippingAddress
  billing: ShippingAddress
  bills_to_shipping: boolean
}

/** The fields of specification §3, Registration details; number and CVC of a card are the payment provider's own. */
export const emptyRegistration: Registration = {
  full_name: '',
  email: '',
  password: '',
  country_code: defaultCountryCode,
  phone_number: '',
  zip_code: '',
  ...emptyAge,
  agree: false,
  i_accept: false,
  shipping: emptyAddress,
  billing: emptyAddress,
  bills_to_shipping: true,
}

/** Specification §5, step 1. */
const signUpErrors = (typed: Registration): FieldErrors => ({
  ...only({
    full_name: typed.full_name.trim() === '' ? accountMessages.fullName : null,
    email: emailError(typed.email.trim()),
    password: passwordError(typed.password),
    country_code: typed.country_code === '' ? accountMessages.required('country code') : null,
    phone_number: phoneError(typed),
    zip_code: zipError('zip code', typed.zip_code),
  }),
  ...ageErrorsOf(typed),
  ...only({ agree: typed.agree ? null : accountMessages.agree }),
})

/** Step 2: everything but the apartment. */
const shippingErrors = ({ shipping }: Registration): FieldErrors =>
  only({
    shipping_street: missing('shipping street', shipping.street),
    shipping_city: missing('shipping city', shipping.city),
    shipping_state: missing('shipping state', shipping.state),
    shipping_zip_code: zipError('shipping zip code', shipping.zip_code),
  })

/** Step 3 may be left out as a whole; a card comes with the address that its bills go to. */
const billingErrors = ({ billing, bills_to_shipping }: Registration): FieldErrors =>
  bills_to_shipping
    ? {}
    : only({
        pay_street: missing('street', billing.street),
        pay_city: missing('city', billing.city),
        pay_state: missing('state', billing.state),
        pay_zip_code: zipError('zip code', billing.zip_code),
      })

const rules = { 1: signUpErrors, 2: shippingErrors, 3: billingErrors }

export const errorsOfStep = (step: Step, typed: Registration): FieldErrors => rules[step](typed)

const emailError = (email: string) =>
  missing('email', email) ?? (emailPattern.test(email) ? null : accountMessages.email)

const passwordError = (password: string) => {
  if (password === '') return accountMessages.required('password')
  if (password.length < passwordMinimum) return accountMessages.passwordLength
  return password.length > longestPassword ? accountMessages.passwordTooLong : null
}

const phoneError = ({ country_code, phone_number }: Registration) => {
  if (phone_number === '') return accountMessages.required('phone number')
  if (country_code === defaultCountryCode) return phone_number.length === 10 ? null : accountMessages.phone
  return phone_number.length < 6 ? accountMessages.phoneShort : null
}

const zipError = (field: string, zip: string) =>
  missing(field, zip) ?? (zipPattern.test(zip) ? null : accountMessages.zipCode)

const missing = (field: string, text: string) => (text.trim() === '' ? accountMessages.required(field) : null)

const only = (found: Record<string, string | null>): FieldErrors =>
  Object.fromEntries(Object.entries(found).flatMap(([field, error]) => (error ? [[field, [error]]] : [])))

const signUpFields = [
  'full_name',
  'email',
  'password',
  'country_code',
  'phone_number',
  'zip_code',
  'birth_date',
  'parent_consent',
  'agree',
  'i_accept',
]

/** Where a field stands; what stands nowhere (its sentence is shown above the form) belongs to no step. */
export const stepOfField = (field: string): Step | null => {
  if (field.startsWith('shipping_')) return 2
  if (/^(pay_|payment_|card|name_on_Card$|exp_date$|cvv$)/.test(field)) return 3
  return signUpFields.includes(field) ? 1 : null
}

/** The first step that holds a failing field. */
export const stepOfErrors = (errors: FieldErrors): Step | null => {
  const steps = Object.keys(errors).map(stepOfField)
  return ([1, 2, 3] as const).find((step) => steps.includes(step)) ?? null
}

/** The name is one field here, and two on the server. */
export const shownErrors = ({ first_name, last_name, ...errors }: FieldErrors): FieldErrors => {
  const ofName = [...(errors.full_name ?? []), ...(first_name ?? []), ...(last_name ?? [])]
  return ofName.length > 0 ? { ...errors, full_name: ofName } : errors
}

/** A later step opens when those before it are complete. */
export const reachableStep = (wanted: number, typed: Registration): Step => {
  if (wanted < 2 || hasErrors(signUpErrors(typed))) return 1
  return wanted < 3 || hasErrors(shippingErrors(typed)) ? 2 : 3
}

const hasErrors = (errors: FieldErrors) => Object.keys(errors).length > 0

/** Split at the first space. */
export const nameParts = (fullName: string) => {
  const [first = '', ...rest] = fullName.trim().split(/\s+/)
  return { first_name: first, last_name: rest.join(' ') }
}
