import { accountMessages } from '@showroom/contract/account/account.messages'
import { digitsIn } from '../../../kit/form/typed-number.ts'

export const codeLength = 6

/** OTP is validated before the request (specification §5). */
export const codeError = (code: string): string | null =>
  /^\d{6}$/.test(code) ? null : accountMessages.otpDigits

/** Digits as they are typed or pasted, however they were grouped. */
export const codeIn = (typed: string): string => digitsIn(typed).slice(0, codeLength)

/** `ana@showroom.example` → `a•••@showroom.example` */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')
