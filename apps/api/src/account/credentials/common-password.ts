import { dictionary } from '@zxcvbn-ts/language-common'
import { accountMessages } from '@showroom/contract/account/account.messages'
import { passwordMinimum } from '@showroom/contract/policy/figures'
import { refuseInvalid } from '../../platform/http/domain-error.ts'

/** The list that the strength meter of our pages knows, too: some 18,000 of eight letters and more. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= passwordMinimum),
)
const fewestDifferent = 3

/** `email` is the account's own: whoever guesses tries it first. */
export const isCommonPassword = (password: string, email: string): boolean => {
  const typed = password.toLowerCase()
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const own = [email.toLowerCase(), local, domain, domain.split('.')[0]]
  return common.has(typed) || own.includes(typed) || new Set(typed).size < fewestDifferent
}

/** Refused by field, as any other rule of a form. */
export const refuseCommonPassword = (password: string, email: string) => {
  if (isCommonPassword(password, email)) refuseInvalid({ password: [accountMessages.passwordCommon] })
}
