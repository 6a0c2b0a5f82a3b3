import { z } from 'zod'
import { chargeAnswer, requireCharge } from '../charge/charge.ts'
import { requireCustomer } from '../customer/customer.ts'
import type { Queries } from '../db/sandbox-db.ts'
import { sql } from '../db/sql.ts'
import {
  anyList,
  cents,
  changedMetadata,
  flag,
  listOf,
  metadata,
  optionalText,
  text,
} from '../http/form-fields.ts'
import { createdBetween, listAnswer, page, range } from '../http/page.ts'
import { refuseRequest, StripeError } from '../http/stripe-error.ts'
import type { Asked, StripeRoute } from '../http/stripe-route.ts'
import { paymentMethodAnswer, requireGiven, requirePaymentMethod } from '../payment-method/payment-method.ts'
import { confirmPayment } from './bank.ts'
import { newIntent } from './new-intent.ts'
import { intentAnswer, requireIntent } from './payment-intent.ts'
import { type PaymentIntent, intentsWhere, saveIntent } from './payment-intent.store.ts'
import { searchCondition } from './search-query.ts'
import { cancelPayment, capturePayment, expireHolds } from './settle.ts'

const expand = anyList.optional()
const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const
const future = z.enum(['on_session', 'off_session']).optional()

const creating = z.strictObject({
  amount: cents,
  currency: text,
  customer: text.optional(),
  payment_method: text.optional(),
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).default('automatic'),
  confirm: flag.default(false),
  off_session: flag.default(false),
  setup_future_usage: future,
  return_url: z.url().optional(),
  allowed_payment_method_types: listOf(['card']).optional(),
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  description: optionalText,
  transfer_group: text.optional(),
  metadata,
  expand,
})
export type Creating = z.output<typeof creating>

const confirming = z.strictObject({
  payment_method: text.optional(),
  return_url: z.url().optional(),
  off_session: flag.default(false),
  setup_future_usage: future,
  expand,
})

const listing = z.strictObject({ customer: text.optional(), created: range, expand, ...page })

/** What an answer names may be asked for in full: `latest_charge`, `payment_method`. */
const expanded = async (tx: Queries, answer: object, one: PaymentIntent, asked: string[] | undefined) => {
  const full: { latest_charge?: object; payment_method?: object } = {}
  for (const name of asked ?? []) {
    const field = name.replace(/^data\./, '')
    if (field === 'latest_charge') {
      if (one.latestChargeId !== null)
        full.latest_charge = await chargeAnswer(tx, await requireCharge(tx, one.latestChargeId, 'charge'))
    } else if (field === 'payment_method') {
      if (one.paymentMethodId !== null)
        full.payment_method = paymentMethodAnswer(
          await requirePaymentMethod(tx, one.paymentMethodId, 'payment_method'),
        )
    } else refuseRequest(`This property cannot be expanded (${field}).`, { param: 'expand' })
  }
  return { ...answer, ...full }
}

export const paymentIntentRoutes = (route: StripeRoute, origin: string) => {
  /** After an operation: what is there now, and what goes wrong with the card that it was about. */
  const answer = async (asked: Asked<z.ZodType<{ expand?: string[] | undefined }>>, done: object) => {
    if (done instanceof StripeError || !('id' in done)) return done
    const after = await requireIntent(asked.tx, String(done.id))
    return expanded(asked.tx, intentAnswer(after, origin), after, asked.form.expand)
  }

  route('POST /v1/payment_intents', creating, async (asked) => {
    const { tx, form, now } = asked
    const intent = await newIntent({ tx, now, origin }, form)
    if (!form.confirm) return answer(asked, intentAnswer(intent, origin))
    const method =
      intent.paymentMethodId === null
        ? null
        : await requirePaymentMethod(tx, intent.paymentMethodId, 'payment_method')
    if (method) asked.misbehave(method.behavior)
    return answer(asked, await confirmPayment({ tx, now, origin }, intent, method))
  })

  route('GET /v1/payment_intents', listing, async ({ tx, form, now }) => {
    await expireHolds({ tx, now, origin })
    const condition =
      form.customer === undefined
        ? sql`true`
        : sql`customer_id = ${(await requireCustomer(tx, form.customer, 'customer')).id}`
    const all = await intentsWhere(tx, sql`${condition} and ${createdBetween(form.created)}`)
    const list = listAnswer(all, '/v1/payment_intents', form)
    const data = list.data.map((one) => expanded(tx, intentAnswer(one, origin), one, form.expand))
    return { ...list, data: await Promise.all(data) }
  })

  route(
    'GET /v1/payment_intents/search',
    z.strictObject({ query: text, limit: page.limit, page: text.optional(), expand }),
    async ({ tx, form, now }) => {
      await expireHolds({ tx, now, origin })
      const all = await intentsWhere(tx, searchCondition(form.query))
      const from = form.page === undefined ? 0 : Number(form.page) || 0
      const data = all
        .slice(from, from + form.limit)
        .map((one) => expanded(tx, intentAnswer(one, origin), one, form.expand))
      const end = from + data.length
      const hasMore = end < all.length
      return {
        object: 'search_result',
        data: await Promise.all(data),
        has_more: hasMore,
        next_page: hasMore ? String(end) : null,
        url: '/v1/payment_intents/search',
      }
    },
  )

  route(
    'GET /v1/payment_intents/:id',
    z.strictObject({ expand, client_secret: text.optional() }),
    async (asked) => {
      await expireHolds({ tx: asked.tx, now: asked.now, origin })
      return answer(asked, intentAnswer(await requireIntent(asked.tx, asked.id), origin))
    },
  )

  route(
    'POST /v1/payment_intents/:id',
    z.strictObject({ description: optionalText, transfer_group: text.optional(), metadata, expand }),
    async (asked) => {
      const before = await requireIntent(asked.tx, asked.id)
      const after: PaymentIntent = {
        ...before,
        description: asked.form.description === undefined ? before.description : asked.form.description,
        transferGroup: asked.form.transfer_group ?? before.transferGroup,
        metadata: changedMetadata(before.metadata, asked.form.metadata),
      }
      await saveIntent(asked.tx, after)
      return answer(asked, intentAnswer(after, origin))
    },
  )

  route('POST /v1/payment_intents/:id/confirm', confirming, async (asked) => {
    const { tx, form, now } = asked
    const before = await requireIntent(tx, asked.id)
    const chosen = form.payment_method ?? before.paymentMethodId
    const method = chosen === null ? null : await requireGiven(tx, chosen, now)
    if (method) asked.misbehave(method.behavior)
    const intent: PaymentIntent = {
      ...before,
      offSession: form.off_session,
      returnUrl: form.return_url ?? before.returnUrl,
      setupFutureUsage: form.setup_future_usage ?? before.setupFutureUsage,
    }
    return answer(asked, await confirmPayment({ tx, now, origin }, intent, method))
  })

  route(
    'POST /v1/payment_intents/:id/capture',
    z.strictObject({ amount_to_capture: cents.optional(), metadata, expand }),
    async (asked) => {
      await expireHolds({ tx: asked.tx, now: asked.now, origin })
      const intent = await requireIntent(asked.tx, asked.id)
      if (intent.behavior) asked.misbehave(intent.behavior)
      const till = { tx: asked.tx, now: asked.now, origin }
      const merged = { ...intent, metadata: changedMetadata(intent.metadata, asked.form.metadata) }
      return answer(asked, await capturePayment(till, merged, asked.form.amount_to_capture ?? null))
    },
  )

  route(
    'POST /v1/payment_intents/:id/cancel',
    z.strictObject({ cancellation_reason: z.enum(reasons).optional(), expand }),
    async (asked) => {
      const intent = await requireIntent(asked.tx, asked.id)
      if (intent.behavior) asked.misbehave(intent.behavior)
      const till = { tx: asked.tx, now: asked.now, origin }
      return answer(asked, await cancelPayment(till, intent, asked.form.cancellation_reason ?? null))
    },
  )
}
