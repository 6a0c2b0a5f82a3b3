import { accountMessages } from '@showroom/contract/account/account.messages'
import { emailPattern } from '@showroom/contract/account/patterns'
import { leadMessages } from '@showroom/contract/lead/lead.messages'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import type { LeadForm } from './send-lead.ts'

const digitsIn = (typed: string): string => typed.replace(/\D/g, '')

/** Specification §5: name and phone number are required, the e-mail is required and valid. */
export const rulesOfLead = ({ full_name, email, phone_number }: LeadForm): FieldErrors => {
  const sentences: [string, string | null][] = [
    ['full_name', missing('full name', full_name)],
    ['email', missing('email', email) ?? (emailPattern.test(email.trim()) ? null : accountMessages.email)],
    ['phone_number', missing('phone number', phone_number) ?? phoneError(digitsIn(phone_number).length)],
  ]
  return Object.fromEntries(sentences.flatMap(([field, said]) => (said === null ? [] : [[field, [said]]])))
}

const missing = (field: string, value: string): string | null =>
  value.trim() === '' ? accountMessages.required(field) : null

const phoneError = (digits: number): string | null =>
  digits >= 6 && digits <= 15 ? null : leadMessages.phone

/** (xxx) xxx-xxxx where it is one of ours; as it was typed anywhere else. */
export const phoneAsWritten = (typed: string): string => {
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digitsIn(typed)) ?? []
  return line === undefined || /^\+(?!1)/.test(typed.trim()) ? typed : `(${area}) ${exchange}-${line}`
}
