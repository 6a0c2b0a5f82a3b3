import { accountMessages } from '@showroom/contract/account/account.messages'
import { refuseInvalid } from '../platform/http/domain-error.ts'
import type { BillingAddress } from '../payment/cards/checked-card.ts'

const fields = ['pay_street', 'pay_city', 'pay_state', 'pay_zip_code'] as const
export type BillingFields = { [Field in (typeof fields)[number]]?: string | undefined }

/** All of an address or none: half of one is what somebody forgot to finish. */
export const billingOf = (typed: BillingFields): BillingAddress | null => {
  const missing = fields.filter((field) => !typed[field])
  if (missing.length === fields.length) return null
  const sentence = (field: string) => accountMessages.required(field.replace('pay_', '').replaceAll('_', ' '))
  if (missing.length > 0)
    return refuseInvalid(Object.fromEntries(missing.map((field) => [field, [sentence(field)]])))
  const { pay_street: street = '', pay_city: city = '', pay_state: state = '', pay_zip_code = '' } = typed
  return { street, city, state, zip_code: pay_zip_code }
}
