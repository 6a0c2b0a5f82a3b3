import Stripe from 'stripe'
import type { BillingAddress, CardOwner } from '../cards/checked-card.ts'
import type { PaymentConfig } from '../../platform/config/payment-config.ts'
import { type Attaching, attachCard } from '../cards/attach-card.ts'
import type { ProviderAccount, NewCard } from '../cards/card.store.ts'
import { checkedSetup, customer, deletedCustomer, newCardOf, savedPaymentMethod } from './provider-answers.ts'
import type { Intents } from './intents.ts'
import { keyFor } from './key-for.ts'
import { intentsOf } from './provider-intents.ts'
import type { Charges } from './charges.ts'
import { chargesOf } from './provider-charges.ts'
import type { Disputes } from './disputes.ts'
import { disputesOf } from './provider-disputes.ts'
import type { Payees } from './payees.ts'
import { payeesOf } from './provider-payees.ts'
import { subscriptionsOf } from './provider-subscriptions.ts'
import type { Subscriptions } from './subscriptions.ts'
import { openRetry } from './provider-retry.ts'
import { UnexpectedProviderAnswer, read } from './provider-reading.ts'
import { type WebhookReader, webhookReaderWith } from './provider-webhook.ts'

/** Cards are kept by somebody else: Stripe, or the sandbox that speaks like it. We hold names of them. */
export type Provider = {
  providerAccount: ProviderAccount
  intents: Intents
  charges: Charges
  disputes: Disputes
  payees: Payees
  subscriptions: Subscriptions
  /** Whether asking twice does once: what a control run switches off. */
  isIdempotent: boolean
  readEvent: WebhookReader
  addCustomer: (person: CardOwner) => Promise<string>
  deleteCustomer: (customerId: string) => Promise<void>
  /** Asks the bank, and ties the card to the customer. */
  checkCard: (customerId: string, paymentMethodId: string) => Promise<Checked>
  /** Ties the card of an order to the customer; null where it is somebody else's. */
  attachCard: (attaching: Attaching) => Promise<NewCard | null>
  detachCard: (paymentMethodId: string) => Promise<void>
}

export type Checked = { kind: 'saved'; card: NewCard } | { kind: 'confirmation_asked' } | { kind: 'detached' }

/** What we were built and tested with: Stripe answers in this shape whatever it changes later. */
const apiVersion = '2026-10-28.endive'

const providerAccountOf = ({
  provider,
  secretKey,
}: Exclude<PaymentConfig, { provider: 'none' }>): ProviderAccount => {
  if (provider === 'sandbox') return 'sandbox'
  return secretKey.includes('_live_') ? 'stripe_live' : 'stripe_test'
}

const addressOf = (payment: PaymentConfig) => {
  if (payment.provider !== 'sandbox') return {}
  const { protocol, hostname, port } = new URL(payment.origin)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === 'resource_missing' || error.code === 'payment_method_unexpected_state')

/** Null where no cards are taken. */
export const openProvider = (payment: PaymentConfig): Provider | null => {
  if (payment.provider === 'none') return null
  const stripe = new Stripe(payment.secretKey, {
    apiVersion,
    maxNetworkRetries: 1,
    timeout: payment.timeoutMs,
    telemetry: false,
    ...addressOf(payment),
  })
  const { isIdempotent } = payment
  const asking = {
    retry: openRetry(),
    optionsOf: (key: string) => ({ maxNetworkRetries: 0, ...(isIdempotent ? { idempotencyKey: key } : {}) }),
  }
  return {
    providerAccount: providerAccountOf(payment),
    isIdempotent,
    readEvent: webhookReaderWith(stripe, payment.webhookSecret),
    intents: intentsOf(stripe, asking),
    charges: chargesOf(stripe, asking),
    disputes: disputesOf(stripe, asking),
    payees: payeesOf(stripe, asking),
    subscriptions: subscriptionsOf(stripe, asking),
    ...customersOf(stripe),
    checkCard: (customerId, paymentMethodId) => checkCard(stripe, customerId, paymentMethodId),
    attachCard: (attaching) => attachCard(stripe, attaching),
    detachCard: async (paymentMethodId) => {
      try {
        read(savedPaymentMethod, await stripe.paymentMethods.detach(paymentMethodId))
      } catch (error) {
        // Taken off before, by a request that we did not live to see the end of.
        if (!isGone(error)) throw error
      }
    },
  }
}

const customersOf = (stripe: Stripe): Pick<Provider, 'addCustomer' | 'deleteCustomer'> => ({
  addCustomer: async ({ publicId, email, name, billing }) => {
    const asked = {
      email,
      name,
      metadata: { account: publicId },
      ...(billing ? { address: addressAt(billing) } : {}),
    }
    // Asked again after a crash, it is the same customer.
    const answer = await stripe.customers.create(asked, {
      idempotencyKey: keyFor('customer', publicId, asked),
    })
    return read(customer, answer).id
  },
  deleteCustomer: async (customerId) => {
    read(deletedCustomer, await stripe.customers.del(customerId))
  },
})

/** We deliver to and bill in the United States only. */
const addressAt = ({ street, city, state, zip_code }: BillingAddress) => ({
  line1: street,
  city,
  state,
  postal_code: zip_code,
  country: 'US',
})

const checkCard = async (stripe: Stripe, customerId: string, paymentMethodId: string): Promise<Checked> => {
  const intent = await stripe.setupIntents.create(
    {
      customer: customerId,
      payment_method: paymentMethodId,
      allowed_payment_method_types: ['card'],
      usage: 'off_session',
      confirm: true,
    },
    { idempotencyKey: `setup ${customerId} ${paymentMethodId}` },
  )
  const { status } = read(checkedSetup, intent)
  if (status !== 'succeeded') return { kind: 'confirmation_asked' }
  const saved = read(savedPaymentMethod, await stripe.paymentMethods.retrieve(paymentMethodId))
  // The answer was an old one: since then the card was removed.
  if (saved.customer === null) return { kind: 'detached' }
  if (saved.id !== paymentMethodId || saved.customer !== customerId)
    throw new UnexpectedProviderAnswer(['customer'])
  return { kind: 'saved', card: newCardOf(saved) }
}
