import type { Queries } from '../db/sandbox-db.ts'
import { refuseMissing } from '../http/stripe-error.ts'
import { unixTime } from '../ids.ts'
import { type Customer, customerById } from './customer.store.ts'

export const customerAnswer = (one: Customer) => ({
  id: one.id,
  object: 'customer',
  address: one.address,
  balance: 0,
  created: unixTime(one.createdAt),
  currency: null,
  default_source: null,
  delinquent: false,
  description: one.description,
  email: one.email,
  invoice_prefix: one.id.slice(-8).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: one.defaultPaymentMethod,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: one.metadata,
  name: one.name,
  next_invoice_sequence: 1,
  phone: one.phone,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
})

export const deletedAnswer = (id: string) => ({ id, object: 'customer', deleted: true })

export const requireCustomer = async (tx: Queries, id: string, param: string): Promise<Customer> => {
  const customer = await customerById(tx, id)
  return customer && customer.deletedAt === null ? customer : refuseMissing('customer', id, param)
}
