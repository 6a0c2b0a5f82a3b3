import { requireCustomer } from '../customer/customer.ts'
import { changedMetadata } from '../http/form-fields.ts'
import { refuseRequest } from '../http/stripe-error.ts'
import { newClientSecret, newId } from '../ids.ts'
import { requireGiven, requireUsable } from '../payment-method/payment-method.ts'
import type { PaymentMethod } from '../payment-method/payment-method.store.ts'
import { type Till, tell } from './bank.ts'
import type { Creating } from './payment-intent.forms.ts'
import { type PaymentIntent, saveIntent } from './payment-intent.store.ts'

const most = 99_999_999
const least = 50

const requireAmount = (amount: number, currency: string) => {
  const details = { param: 'amount' }
  if (amount > most)
    refuseRequest('Amount must be no more than $999,999.99', { ...details, code: 'amount_too_large' })
  if (amount < least)
    refuseRequest(`Amount must be at least $0.50 ${currency}`, { ...details, code: 'amount_too_small' })
}

/** Ways to pay that lead away are on unless it was said otherwise: they need somewhere to come back to. */
const requireReturn = (form: Creating) => {
  const mayRedirect =
    form.allowed_payment_method_types === undefined &&
    form.automatic_payment_methods?.allow_redirects !== 'never'
  if (form.confirm && mayRedirect && form.return_url === undefined)
    refuseRequest(
      'This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don’t want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.',
    )
  if (form.off_session && !form.confirm)
    refuseRequest('You can only set `off_session` to true when `confirm` is true.', { param: 'off_session' })
}

export const newIntent = async (till: Till, form: Creating): Promise<PaymentIntent> => {
  const { tx, now } = till
  const currency = form.currency.toLowerCase()
  if (currency !== 'usd')
    refuseRequest(`Invalid currency: ${currency}. This sandbox holds dollars only.`, { param: 'currency' })
  requireAmount(form.amount, currency)
  requireReturn(form)
  const customer = form.customer === undefined ? null : await requireCustomer(tx, form.customer, 'customer')
  const method = form.payment_method === undefined ? null : await requireGiven(tx, form.payment_method, now)
  if (method) requireUsable(method, customer?.id ?? null)
  const intent = intentOf(form, { customerId: customer?.id ?? null, currency, method, now })
  await saveIntent(tx, intent)
  await tell(till, 'payment_intent.created', intent)
  return intent
}

type Parties = { customerId: string | null; currency: string; method: PaymentMethod | null; now: Date }

const intentOf = (form: Creating, { customerId, currency, method, now }: Parties): PaymentIntent => {
  const id = newId('pi')
  const automatic =
    form.automatic_payment_methods ?? (form.allowed_payment_method_types ? null : { enabled: true })
  return {
    id,
    clientSecret: newClientSecret(id),
    amount: form.amount,
    amountReceived: 0,
    currency,
    customerId,
    paymentMethodId: method?.id ?? null,
    status: method === null ? 'requires_payment_method' : 'requires_confirmation',
    captureMethod: form.capture_method === 'manual' ? 'manual' : 'automatic',
    setupFutureUsage: form.setup_future_usage ?? null,
    offSession: form.off_session,
    returnUrl: form.return_url ?? null,
    allowedTypes: form.allowed_payment_method_types ?? null,
    automatic: automatic && { allow_redirects: 'always', ...automatic },
    description: form.description ?? null,
    metadata: changedMetadata({}, form.metadata),
    transferGroup: form.transfer_group ?? null,
    latestChargeId: null,
    lastError: null,
    cancellationReason: null,
    canceledAt: null,
    createdAt: now,
    behavior: method?.behavior ?? null,
  }
}
