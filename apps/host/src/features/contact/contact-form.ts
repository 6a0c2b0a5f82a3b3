import { accountMessages } from '@showroom/contract/account/account.messages'
import { emailPattern } from '@showroom/contract/account/patterns'
import {
  type ContactRole,
  contactRoles,
  type ContactTopic,
  contactTopics,
} from '@showroom/contract/contact/choices'
import { contactMessages } from '@showroom/contract/contact/contact.messages'
import { defaultCountryCode } from '@showroom/contract/policy/figures'
import type { AccountType, User } from '@showroom/contract/account/account'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { contactMessages as contactWords } from './messages.ts'

/** As it is typed: nothing chosen is an empty text. */
export type ContactTyped = {
  full_name: string
  email: string
  country_code: string
  phone_number: string
  role: ContactRole | ''
  topic: ContactTopic | ''
  order_number: string
  message: string
  website: string
}

export const emptyContact: ContactTyped = {
  full_name: '',
  email: '',
  country_code: defaultCountryCode,
  phone_number: '',
  role: '',
  topic: '',
  order_number: '',
  message: '',
  website: '',
}

export const contactErrors = (typed: ContactTyped): FieldErrors => {
  const found: Record<string, string | null> = {
    full_name: missing('name', typed.full_name),
    email:
      missing('email', typed.email) ?? (emailPattern.test(typed.email.trim()) ? null : accountMessages.email),
    phone_number: phoneError(typed),
    role: typed.role === '' ? contactMessages.role : null,
    topic: typed.topic === '' ? contactMessages.topic : null,
    message: missing('message', typed.message),
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, error]) => (error ? [[field, [error]]] : [])),
  )
}

const missing = (field: string, text: string) => (text.trim() === '' ? accountMessages.required(field) : null)

const phoneError = ({ country_code, phone_number }: ContactTyped) => {
  if (phone_number === '') return null
  if (country_code === defaultCountryCode) return phone_number.length === 10 ? null : accountMessages.phone
  return phone_number.length < 6 ? accountMessages.phoneShort : null
}

const roles: Record<AccountType, ContactRole> = {
  User: 'homeowner',
  Contractor: 'contractor',
  Vendor: 'vendor',
  Admin: 'other',
}

/** What is known of who is signed in, where they have typed nothing yet. */
export const filledIn = (typed: ContactTyped, user: User): ContactTyped => ({
  ...typed,
  full_name: typed.full_name || `${user.first_name} ${user.last_name}`.trim(),
  email: typed.email || user.email,
  ...(typed.phone_number === ''
    ? { country_code: user.country_code, phone_number: user.phone_number }
    : undefined),
  role: typed.role || roles[user.type],
})

/** What a draft holds, where nothing stands yet: whoever was quicker than the draft keeps what they typed. */
export const withDraft = (typed: ContactTyped, draft: ContactTyped): ContactTyped => {
  const left = Object.entries(draft).filter(([name]) => isUntouched(typed, name))
  return { ...typed, ...Object.fromEntries(left) }
}

/** One after the other: samples of several products are asked for in one message. */
export const withSample = (message: string, product: string | null): string => {
  if (!product) return message
  const sentence = contactWords.sampleOf(product)
  return message.includes(sentence) ? message : [message, sentence].filter(Boolean).join('\n')
}

const isUntouched = (typed: ContactTyped, name: string): boolean =>
  fieldsOf(typed)[name] === fieldsOf(emptyContact)[name]

const fieldsOf = (typed: ContactTyped): Record<string, string> => typed

export const roleNamed = (name: string): ContactRole | '' => contactRoles.find((role) => role === name) ?? ''
export const topicNamed = (name: string): ContactTopic | '' =>
  contactTopics.find((topic) => topic === name) ?? ''
