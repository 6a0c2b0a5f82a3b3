import Stripe from 'stripe'
import type { Db } from '../../platform/db/db.ts'
import { openEvents } from '../../platform/events.ts'
import { paymentConfigOf } from '../../platform/config/payment-config.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { askHolds } from '../holds/ask-holds.ts'
import { authorise, type HoldsState } from '../holds/holds.ts'
import type { HoldSettled } from '../payment-events.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { openProvider, type Provider } from '../provider/provider.ts'

export const webhookSecret = 'whsec_ofTheTests'

/** A busy machine is slower than our timeout for a provider. */
const patientMs = 60_000

export const providerAt = (
  origin: string,
  { isIdempotent = true, timeoutMs = patientMs }: { isIdempotent?: boolean; timeoutMs?: number } = {},
): Provider => {
  const { payment } = paymentConfigOf({
    NODE_ENV: 'test',
    PORT: 4000,
    STRIPE_API_BASE: origin,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    PAYMENT_IDEMPOTENCY_KEYS: isIdempotent,
    PAYMENT_TIMEOUT_MS: timeoutMs,
  })
  const provider = openProvider(payment)
  if (!provider) throw new Error('No provider is arranged.')
  return provider
}

type Told = 'held' | 'confirming' | 'payment needed' | `declined: ${string}`

/** Null for what follows on every hold that takes over from another, and on every charge. */
const wordOf = (settled: HoldSettled): Told | null => {
  if (settled.outcome === 'replaced' || settled.outcome === 'captured') return null
  if (settled.outcome === 'declined') return `declined: ${settled.message}`
  return settled.outcome === 'payment-needed' ? 'payment needed' : settled.outcome
}

/** The concept on a database and a provider: what orders are told is written down, the clock can jump. */
export const openPayment = (db: Db, provider: Provider) => {
  const told = new Map<number, Told[]>()
  const dead = new Set<number>()
  const errors: unknown[] = []
  let ahead = 0
  const tell = (orderId: number, what: Told) => told.set(orderId, [...(told.get(orderId) ?? []), what])
  const events = openEvents()
  events.listen({
    'hold.settling': async () => undefined,
    'hold.settled': async (_tx, settled) => {
      if (!('orderId' in settled)) return 'wanted'
      const word = wordOf(settled)
      if (word !== null) tell(settled.orderId, word)
      return settled.outcome === 'held' && dead.has(settled.orderId) ? 'unwanted' : 'wanted'
    },
  })
  const deps: PaymentDeps = {
    db,
    now: () => new Date(Date.now() + ahead),
    provider,
    returnUrlOf: (id) => `http://localhost:4000/showroom/checkout-payment?order=${id}`,
    hireUrlOf: (id) => `http://localhost:4000/showroom/hires/${id}`,
    orderUrlOf: (id) => `http://localhost:4000/showroom/your_orders/${id}`,
    balanceUrl: 'http://localhost:4000/showroom/account/balance',
    onProviderError: (error) => errors.push(error),
    tell: events.tell,
  }
  return {
    deps,
    errors,
    toldOf: (orderId: number) => told.get(orderId) ?? [],
    bury: (orderId: number) => dead.add(orderId),
    jump: (ms: number) => {
      ahead += ms
    },
  }
}

export type Payment = ReturnType<typeof openPayment>

export const dayMs = 24 * 3_600_000

type Ordered = { id: number; subOrders: { id: number; totalCents: number }[] }
type Card = { paymentMethodId: string; customerId: string }

/** Made once, however often a busy machine lets it be asked for. */
export const aCustomer = async (provider: Provider): Promise<string> => {
  const publicId = newPublicId()
  const person = { publicId, email: `${publicId}@people.test`, name: 'Ana Quill', billing: null }
  for (;;) {
    const made = await provider.addCustomer(person).catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeConnectionError) return null
      throw error
    })
    if (made !== null) return made
  }
}

/** Writes down what is to be held for an order, one hold for each of its deliveries. */
export const asked = async (
  { deps }: Payment,
  order: Ordered,
  { card, attempt = 1 }: { card: Card; attempt?: number },
) =>
  deps.db.transaction((tx) =>
    askHolds(tx, deps, {
      payable: { orderId: order.id },
      attempt,
      card: { ...card, brand: 'visa', last4: '4242' },
      holds: order.subOrders.map(({ id, totalCents }) => ({
        part: { subOrderId: id },
        amountCents: totalCents,
      })),
    }),
  )

export const submitted = async (
  payment: Payment,
  order: Ordered,
  { card, attempt = 1 }: { card: Card; attempt?: number },
) => {
  await asked(payment, order, { card, attempt })
  return answered(payment, order.id)
}

/** A busy machine may be slower than our timeout: then the provider is asked again, as the reconciler does. */
export const answered = async (payment: Payment, orderId: number): Promise<HoldsState> => {
  for (;;) {
    const holds = await authorise(payment.deps, { orderId })
    if (holds.state !== 'asked') return holds
    payment.jump(60_000)
  }
}
