import { plainBank } from '@showroom/contract/payout/bank.rules'
import type { PayoutAccount } from '@showroom/contract/payout/payout'
import { payoutMessages as say } from '@showroom/contract/payout/payout.messages'
import { ShopError } from '@showroom/widgets/shop'
import type { FieldErrors } from '../../data/failure.ts'
import { payoutPageMessages as messages } from './messages.ts'
import type { PayoutTyped } from './payout-form.ts'

type Place = PayoutAccount['tokens']
type Fields = { [name: string]: string | Fields }
type Tokens = { account_token: string; bank_token?: string }

const identityOf = (typed: PayoutTyped): Fields => {
  const address: Fields = {
    line1: typed.street.trim(),
    ...(typed.apartment.trim() === '' ? {} : { line2: typed.apartment.trim() }),
    city: typed.city.trim(),
    state: typed.state,
    postal_code: typed.zip_code.trim(),
  }
  const number = typed.tax_number.replace(/\D/g, '')
  const tos = { tos_shown_and_accepted: 'true' }
  if (typed.entity_type !== 'individual')
    return {
      business_type: typed.entity_type,
      company: { name: typed.legal_name.trim(), tax_id: number, address },
      ...tos,
    }
  const [first = '', ...rest] = typed.legal_name.trim().split(/\s+/)
  const [year = '', month = '', day = ''] = typed.birth_date.split('-')
  const name = { first_name: first, last_name: rest.join(' ') || first }
  return {
    business_type: 'individual',
    individual: { ...name, dob: { day, month, year }, ssn_last_4: number, address },
    ...tos,
  }
}

const bankOf = (typed: PayoutTyped): Fields => ({
  country: 'US',
  currency: 'usd',
  ...plainBank(typed),
  account_holder_name: typed.legal_name.trim(),
  account_holder_type: typed.entity_type === 'individual' ? 'individual' : 'company',
})

/** `bank_account[routing_number]=…`, as the provider reads forms. */
export const formOf = (fields: Fields, above = ''): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    const path = above === '' ? name : `${above}[${name}]`
    return typeof value === 'string' ? [[path, value]] : formOf(value, path)
  })

/** The provider's words for a field, as the field of ours that it is about. */
const fieldsOf: readonly [pattern: RegExp, field: string, sentence: string][] = [
  [/routing_number/, 'routing_number', say.routingChecksum],
  [/account_number|bank_account/, 'account_number', say.bankRefused],
  [/ssn_last_4|tax_id/, 'tax_number', say.identityRefused],
  [/dob/, 'birth_date', say.identityRefused],
  [/address/, 'street', say.identityRefused],
]

export const errorsOf = (param: string | undefined): FieldErrors => {
  const [, field = 'legal_name', sentence = say.identityRefused] =
    fieldsOf.find(([pattern]) => pattern.test(param ?? '')) ?? []
  return { [field]: [sentence] }
}

const refusedWith = (errors: FieldErrors) =>
  new ShopError({ status: 422, code: 'invalid', message: Object.values(errors).flat().join(' '), errors })

type Answer = { id?: string; error?: { param?: string } }

/** Straight from this page to the provider: our own server never sees these numbers. */
const token = async (place: Place, fields: Fields): Promise<string> => {
  if (place.provider === 'none')
    throw new ShopError({ status: 0, code: 'refused', message: messages.notArranged })
  const url = place.provider === 'sandbox' ? place.url : 'https://api.stripe.com/v1/tokens'
  const body = new URLSearchParams([['key', place.publishable_key], ...formOf(fields)])
  const answer: Answer = await fetch(url, { method: 'POST', body, credentials: 'omit' })
    .then((reply) => reply.json())
    .catch(() => {
      throw new ShopError({ status: 0, code: 'network', message: messages.unavailable })
    })
  if (answer.id !== undefined) return answer.id
  throw refusedWith(errorsOf(answer.error?.param))
}

/** Hands in who is paid and, where it is typed, the bank: what comes back names them. */
export const handIn = async (place: Place, typed: PayoutTyped): Promise<Tokens> => {
  const bank = typed.is_bank_asked ? await token(place, { bank_account: bankOf(typed) }) : null
  const account_token = await token(place, { account: identityOf(typed) })
  return { account_token, ...(bank === null ? {} : { bank_token: bank }) }
}
