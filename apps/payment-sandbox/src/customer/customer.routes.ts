import { z } from 'zod'
import { endSubscriptionsOf } from '../billing/bill.ts'
import type { Queries } from '../db/sandbox-db.ts'
import { changedMetadata, metadata, optionalText } from '../http/form-fields.ts'
import { refuseMissing, refuseRequest } from '../http/stripe-error.ts'
import type { StripeRoute } from '../http/stripe-route.ts'
import { newId } from '../ids.ts'
import { detachAllOf, paymentMethodById } from '../payment-method/payment-method.store.ts'
import { customerAnswer, deletedAnswer, requireCustomer } from './customer.ts'
import { type Customer, customerById, deleteCustomer, saveCustomer } from './customer.store.ts'

const line = optionalText.transform((sent) => sent ?? null)
/** Sent empty as a whole, it is unset; what is sent takes the place of all of it. */
const address = z
  .union([
    z.literal('').transform(() => null),
    z.strictObject({ city: line, country: line, line1: line, line2: line, postal_code: line, state: line }),
  ])
  .optional()

const fields = z.strictObject({
  email: optionalText,
  name: optionalText,
  phone: optionalText,
  description: optionalText,
  address,
  metadata,
  invoice_settings: z.strictObject({ default_payment_method: optionalText }).optional(),
})
type Fields = z.output<typeof fields>
const nothing = z.strictObject({})

export const customerRoutes = (route: StripeRoute, origin: string) => {
  route('POST /v1/customers', fields, async ({ tx, form, now }) => {
    const blank: Customer = {
      id: newId('cus'),
      email: null,
      name: null,
      phone: null,
      description: null,
      address: null,
      metadata: {},
      defaultPaymentMethod: null,
      createdAt: now,
      deletedAt: null,
    }
    return changed(tx, blank, form)
  })

  route('GET /v1/customers/:id', nothing, async ({ tx, id }) => {
    const found = (await customerById(tx, id)) ?? refuseMissing('customer', id)
    return found.deletedAt === null ? customerAnswer(found) : deletedAnswer(id)
  })

  route('POST /v1/customers/:id', fields, async ({ tx, id, form }) =>
    changed(tx, await requireCustomer(tx, id, 'id'), form),
  )

  route('DELETE /v1/customers/:id', nothing, async ({ tx, id, now }) => {
    await requireCustomer(tx, id, 'id')
    await endSubscriptionsOf({ tx, now, origin }, id)
    await detachAllOf(tx, id, now)
    await deleteCustomer(tx, id, now)
    return deletedAnswer(id)
  })
}

const changed = async (tx: Queries, before: Customer, form: Fields) => {
  const chosen = form.invoice_settings?.default_payment_method
  if (typeof chosen === 'string') await requireOwn(tx, before.id, chosen)
  const or = (sent: string | null | undefined, kept: string | null) => (sent === undefined ? kept : sent)
  const after: Customer = {
    ...before,
    email: or(form.email, before.email),
    name: or(form.name, before.name),
    phone: or(form.phone, before.phone),
    description: or(form.description, before.description),
    address: form.address === undefined ? before.address : form.address,
    metadata: changedMetadata(before.metadata, form.metadata),
    defaultPaymentMethod: or(chosen, before.defaultPaymentMethod),
  }
  await saveCustomer(tx, after)
  return customerAnswer(after)
}

const requireOwn = async (tx: Queries, customerId: string, paymentMethodId: string) => {
  const param = 'invoice_settings[default_payment_method]'
  const found =
    (await paymentMethodById(tx, paymentMethodId)) ?? refuseMissing('PaymentMethod', paymentMethodId, param)
  if (found.customerId !== customerId)
    refuseRequest(
      'The customer does not have a payment method with the ID provided. The payment method must be attached to the customer.',
      { code: 'resource_missing', param },
    )
}
