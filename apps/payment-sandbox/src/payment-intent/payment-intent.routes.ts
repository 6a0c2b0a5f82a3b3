import { z } from 'zod'
import { requireCustomer } from '../customer/customer.ts'
import { sql } from '../db/sql.ts'
import { text } from '../http/form-fields.ts'
import { createdBetween, listAnswer, page } from '../http/page.ts'
import type { StripeRoute } from '../http/stripe-route.ts'
import { requireGiven, requirePaymentMethod } from '../payment-method/payment-method.ts'
import { confirmPayment } from './bank.ts'
import { changedIntent, confirmedIntent } from './change-intent.ts'
import { answerAfter, expandedAnswer } from './expand.ts'
import { newIntent } from './new-intent.ts'
import {
  canceling,
  capturing,
  changing,
  confirming,
  creating,
  expand,
  listing,
} from './payment-intent.forms.ts'
import { requireIntent } from './payment-intent.ts'
import { intentsWhere, saveIntent } from './payment-intent.store.ts'
import { searchCondition } from './search-query.ts'
import { cancelPayment, capturePayment, expireHolds } from './settle.ts'

export const paymentIntentRoutes = (route: StripeRoute, origin: string) => {
  readingRoutes(route, origin)
  searchRoute(route, origin)
  confirmingRoutes(route, origin)
  settlingRoutes(route, origin)
}

const readingRoutes = (route: StripeRoute, origin: string) => {
  route('GET /v1/payment_intents', listing, async ({ tx, form, now }) => {
    const till = { tx, now, origin }
    await expireHolds(till)
    const ofCustomer =
      form.customer === undefined
        ? sql`true`
        : sql`customer_id = ${(await requireCustomer(tx, form.customer, 'customer')).id}`
    const all = await intentsWhere(tx, sql`${ofCustomer} and ${createdBetween(form.created)}`)
    const list = listAnswer(all, '/v1/payment_intents', form)
    const data = list.data.map((one) => expandedAnswer(till, { one, expand: form.expand }))
    return { ...list, data: await Promise.all(data) }
  })

  route(
    'GET /v1/payment_intents/:id',
    z.strictObject({ expand, client_secret: text.optional() }),
    async ({ tx, id, form, now }) => {
      const till = { tx, now, origin }
      await expireHolds(till)
      return expandedAnswer(till, { one: await requireIntent(tx, id), expand: form.expand })
    },
  )
}

const searchRoute = (route: StripeRoute, origin: string) => {
  route(
    'GET /v1/payment_intents/search',
    z.strictObject({ query: text, limit: page.limit, page: text.optional(), expand }),
    async ({ tx, form, now }) => {
      const till = { tx, now, origin }
      await expireHolds(till)
      const all = await intentsWhere(tx, searchCondition(form.query))
      const from = Number(form.page ?? 0) || 0
      const end = Math.min(from + form.limit, all.length)
      const data = all.slice(from, end).map((one) => expandedAnswer(till, { one, expand: form.expand }))
      return {
        object: 'search_result',
        data: await Promise.all(data),
        has_more: end < all.length,
        next_page: end < all.length ? String(end) : null,
        url: '/v1/payment_intents/search',
      }
    },
  )
}

const confirmingRoutes = (route: StripeRoute, origin: string) => {
  route('POST /v1/payment_intents', creating, async ({ tx, form, now, misbehave }) => {
    const till = { tx, now, origin }
    const intent = await newIntent(till, form)
    if (!form.confirm) return expandedAnswer(till, { one: intent, expand: form.expand })
    const { paymentMethodId } = intent
    const method = paymentMethodId && (await requirePaymentMethod(tx, paymentMethodId, 'payment_method'))
    if (method) misbehave(method.behavior)
    const done = await confirmPayment(till, intent, method || null)
    return answerAfter(till, { done, expand: form.expand })
  })

  route('POST /v1/payment_intents/:id', changing, async ({ tx, id, form, now }) => {
    const after = changedIntent(await requireIntent(tx, id), form)
    await saveIntent(tx, after)
    return expandedAnswer({ tx, now, origin }, { one: after, expand: form.expand })
  })

  route('POST /v1/payment_intents/:id/confirm', confirming, async ({ tx, id, form, now, misbehave }) => {
    const till = { tx, now, origin }
    const before = await requireIntent(tx, id)
    const chosen = form.payment_method ?? before.paymentMethodId
    const method = chosen === null ? null : await requireGiven(tx, chosen, now)
    if (method) misbehave(method.behavior)
    const done = await confirmPayment(till, confirmedIntent(before, form), method)
    return answerAfter(till, { done, expand: form.expand })
  })
}

const settlingRoutes = (route: StripeRoute, origin: string) => {
  route('POST /v1/payment_intents/:id/capture', capturing, async ({ tx, id, form, now, misbehave }) => {
    const till = { tx, now, origin }
    await expireHolds(till)
    const before = await requireIntent(tx, id)
    if (before.behavior) misbehave(before.behavior)
    const intent = changedIntent(before, { metadata: form.metadata })
    const done = await capturePayment(till, intent, form.amount_to_capture ?? null)
    return answerAfter(till, { done, expand: form.expand })
  })

  route('POST /v1/payment_intents/:id/cancel', canceling, async ({ tx, id, form, now, misbehave }) => {
    const till = { tx, now, origin }
    const intent = await requireIntent(tx, id)
    if (intent.behavior) misbehave(intent.behavior)
    const done = await cancelPayment(till, intent, form.cancellation_reason ?? null)
    return answerAfter(till, { done, expand: form.expand })
  })
}
