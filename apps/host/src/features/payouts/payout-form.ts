import { accountMessages } from '@showroom/contract/account/account.messages'
import { emailPattern, zipPattern } from '@showroom/contract/account/patterns'
import { usStates } from '@showroom/contract/account/us-states'
import type { RequestFor } from '@showroom/contract/endpoints'
import { bankErrors } from '@showroom/contract/payout/bank.rules'
import {
  type EntityType,
  type PayoutSchedule,
  smallestMinimumCents,
} from '@showroom/contract/payout/payout-choices'
import type { PayoutAccount } from '@showroom/contract/payout/payout'
import { payoutMessages as say } from '@showroom/contract/payout/payout.messages'
import { decimal } from '@showroom/contract/shared/money-text'
import type { FieldErrors } from '../../data/failure.ts'
import { centsIn } from '../../kit/form/typed-amounts.ts'
import { payoutPageMessages as messages } from './messages.ts'

export type PayoutTyped = {
  legal_name: string
  entity_type: EntityType
  tax_number: string
  birth_date: string
  street: string
  apartment: string
  city: string
  state: string
  zip_code: string
  is_bank_asked: boolean
  routing_number: string
  account_number: string
  account_number_again: string
  statement_name: string
  schedule: PayoutSchedule
  schedule_day: string
  minimum: string
  notification_email: string
  w9_name: string
  w9_certified: boolean
  is_change: boolean
  current_password: string
  code: string
}

type Saved = PayoutAccount['saved']

const blank = {
  legal_name: '',
  street: '',
  apartment: '',
  city: '',
  state: '',
  zip_code: '',
  statement_name: '',
}

/** What was saved, without what only the provider has. */
export const typedOf = (saved: Saved, email: string): PayoutTyped => ({
  ...blank,
  ...(saved ? namedOf(saved) : {}),
  entity_type: saved?.entity_type ?? 'individual',
  tax_number: '',
  birth_date: '',
  is_bank_asked: saved === null,
  routing_number: '',
  account_number: '',
  account_number_again: '',
  schedule: saved?.schedule ?? 'weekly',
  schedule_day: String(saved?.schedule_day ?? 5),
  minimum: decimal(saved?.minimum_cents ?? 2_500),
  notification_email: saved?.notification_email ?? email,
  w9_name: '',
  w9_certified: false,
  is_change: saved !== null,
  current_password: '',
  code: '',
})

const namedOf = ({
  legal_name,
  street,
  apartment,
  city,
  state,
  zip_code,
  statement_name,
}: NonNullable<Saved>) => ({
  legal_name,
  street,
  apartment,
  city,
  state,
  zip_code,
  statement_name,
})

const digitsOf = (typed: string) => typed.replace(/\D/g, '')
/** What is no amount is none that a rule takes: “12,50” is not 1,250. */
export const centsOf = (typed: string): number => centsIn(typed) ?? NaN

type Rule = [field: keyof PayoutTyped, isWrong: boolean, sentence: string]

const identityRules = ({ entity_type, tax_number, birth_date }: PayoutTyped): Rule[] =>
  entity_type === 'individual'
    ? [
        ['tax_number', digitsOf(tax_number).length !== 4, messages.fourDigits],
        ['birth_date', !/^\d{4}-\d\d-\d\d$/.test(birth_date), messages.required('date of birth')],
      ]
    : [['tax_number', digitsOf(tax_number).length !== 9, messages.nineDigits]]

const settingRules = (typed: PayoutTyped): Rule[] => [
  ['statement_name', !/^(?=.*[A-Za-z])[A-Za-z0-9 ]{5,22}$/.test(typed.statement_name.trim()), say.statement],
  ['minimum', !(centsOf(typed.minimum) >= smallestMinimumCents), say.minimum],
  ['notification_email', !emailPattern.test(typed.notification_email.trim()), accountMessages.email],
  ['w9_name', typed.w9_name.trim() === '', messages.required('signature')],
  ['w9_certified', !typed.w9_certified, say.certify],
  [
    'current_password',
    typed.is_change && typed.current_password === '',
    accountMessages.required('password'),
  ],
  ['code', typed.is_change && !/^\d{6}$/.test(typed.code.trim()), say.wrongCode],
]

/** What is wrong with what was typed, by field: the same rules that the server has, and those that it must not see. */
export const payoutRules = (typed: PayoutTyped): FieldErrors => {
  const rules: Rule[] = [
    ['legal_name', typed.legal_name.trim() === '', messages.required('legal name')],
    ...identityRules(typed),
    ['street', typed.street.trim() === '', messages.required('street')],
    ['city', typed.city.trim() === '', messages.required('city')],
    ['state', typed.state === '', accountMessages.state],
    ['zip_code', !zipPattern.test(typed.zip_code.trim()), accountMessages.zipCode],
    ...settingRules(typed),
  ]
  return {
    ...Object.fromEntries(
      rules.filter(([, isWrong]) => isWrong).map(([field, , sentence]) => [field, [sentence]]),
    ),
    ...(typed.is_bank_asked ? bankErrors(typed) : {}),
  }
}

type Body = RequestFor<'PUT /api/payout_account'>['body']

/** What our server is sent: names of what the provider was told, and what may be shown. */
export const bodyOf = (
  typed: PayoutTyped,
  tokens: Pick<Body, 'account_token' | 'bank_token'>,
): Body | null => {
  const state = usStates.find((each) => each === typed.state)
  if (!state) return null
  const { legal_name, entity_type, street, apartment, city, zip_code, schedule } = typed
  return {
    ...tokens,
    legal_name,
    entity_type,
    street,
    apartment,
    city,
    state,
    zip_code,
    schedule,
    statement_name: typed.statement_name,
    schedule_day: schedule === 'manual' ? null : Number(typed.schedule_day),
    minimum_cents: centsOf(typed.minimum),
    notification_email: typed.notification_email,
    w9_name: typed.w9_name,
    w9_certified: true,
    ...(typed.is_change ? { current_password: typed.current_password, code: typed.code.trim() } : {}),
  }
}
