import { z } from 'zod'
import { cardRefusal } from '../card/card-check.ts'
import { requireCustomer } from '../customer/customer.ts'
import { listAnswer, page } from '../http/page.ts'
import { refuseRequest } from '../http/stripe-error.ts'
import type { StripeRoute } from '../http/stripe-route.ts'
import { paymentMethodAnswer, requireGiven, requirePaymentMethod, requireUsable } from './payment-method.ts'
import { attachPaymentMethod, detachPaymentMethod, paymentMethodsOf } from './payment-method.store.ts'

const nothing = z.strictObject({})
const kind = z.literal('card').default('card')

export const paymentMethodRoutes = (route: StripeRoute) => {
  // As at Stripe, unless an account is allowed to: numbers go through the card frame only.
  route('POST /v1/payment_methods', z.unknown(), async () =>
    refuseRequest(
      'Sending credit card numbers directly to the Stripe API is generally unsafe. Use the card frame of this sandbox instead.',
    ),
  )

  route(
    'GET /v1/payment_methods',
    z.strictObject({ customer: z.string(), type: kind, ...page }),
    async ({ tx, form }) => {
      const { id } = await requireCustomer(tx, form.customer, 'customer')
      const all = await paymentMethodsOf(tx, id)
      return listAnswer(all.map(paymentMethodAnswer), '/v1/payment_methods', form)
    },
  )

  route('GET /v1/payment_methods/:id', nothing, async ({ tx, id }) =>
    paymentMethodAnswer(await requirePaymentMethod(tx, id, 'payment_method')),
  )

  route(
    'GET /v1/customers/:id/payment_methods',
    z.strictObject({ type: kind, ...page }),
    async ({ tx, id, form }) => {
      const customer = await requireCustomer(tx, id, 'customer')
      const all = await paymentMethodsOf(tx, customer.id)
      return listAnswer(all.map(paymentMethodAnswer), `/v1/customers/${id}/payment_methods`, form)
    },
  )

  attachmentRoutes(route)
}

const attachmentRoutes = (route: StripeRoute) => {
  route(
    'POST /v1/payment_methods/:id/attach',
    z.strictObject({ customer: z.string() }),
    async ({ tx, id, form, now }) => {
      const method = await requireGiven(tx, id, now)
      const customer = await requireCustomer(tx, form.customer, 'customer')
      requireUsable(method, customer.id)
      const refusal = cardRefusal(method.behavior)
      if (refusal !== null) return refusal
      await attachPaymentMethod(tx, method.id, customer.id)
      return paymentMethodAnswer({ ...method, customerId: customer.id })
    },
  )

  route('POST /v1/payment_methods/:id/detach', nothing, async ({ tx, id, now }) => {
    const method = await requirePaymentMethod(tx, id, 'payment_method')
    if (method.customerId === null)
      refuseRequest(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
        { code: 'payment_method_unexpected_state' },
      )
    await detachPaymentMethod(tx, id, now)
    return paymentMethodAnswer({ ...method, customerId: null })
  })
}
