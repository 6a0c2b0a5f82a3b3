import { z } from 'zod'
import type { Invoice, Subscription } from './subscriptions.ts'
import { read } from './provider-reading.ts'

const time = z.int().positive()

const subscription = z.object({
  object: z.literal('subscription'),
  id: z.string().startsWith('sub_'),
  status: z.enum([
    'incomplete',
    'incomplete_expired',
    'active',
    'trialing',
    'past_due',
    'unpaid',
    'canceled',
    'paused',
  ]),
  cancel_at_period_end: z.boolean(),
  default_payment_method: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  items: z.object({ data: z.array(z.object({ current_period_end: time })).min(1) }),
})

const invoice = z
  .object({
    object: z.literal('invoice'),
    id: z.string().startsWith('in_'),
    number: z.string().nullable(),
    status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
    currency: z.literal('usd'),
    total: z.int().min(0),
    amount_paid: z.int().min(0),
    created: time,
    hosted_invoice_url: z.url().nullish(),
    status_transitions: z.object({ paid_at: z.int().nullable() }),
    lines: z.object({ data: z.array(z.object({ period: z.object({ start: time, end: time }) })).min(1) }),
  })
  .refine(({ status, amount_paid, total }) => status !== 'paid' || amount_paid === total, {
    path: ['amount_paid'],
  })

export const price = z.object({ object: z.literal('price'), id: z.string(), unit_amount: z.int() })

export const paidInvoice = z.object({
  payments: z.object({
    data: z.array(
      z.object({ is_default: z.boolean(), payment: z.object({ payment_intent: z.string().nullish() }) }),
    ),
  }),
})

const dateOf = (seconds: number) => new Date(seconds * 1_000)

export const subscriptionIn = (answer: unknown): Subscription => {
  const { id, status, items, metadata, ...rest } = read(subscription, answer)
  return {
    id,
    status,
    ownId: metadata.subscription ?? null,
    paymentMethodId: rest.default_payment_method,
    isCanceledAtEnd: rest.cancel_at_period_end,
    periodEnd: dateOf(items.data[0]?.current_period_end ?? 0),
  }
}

export const invoiceIn = (answer: unknown): Invoice => {
  const { id, status, lines, ...rest } = read(invoice, answer)
  const { paid_at: paidAt } = rest.status_transitions
  const [line] = lines.data
  return {
    id,
    number: rest.number ?? id,
    status,
    amountCents: rest.total,
    paidCents: rest.amount_paid,
    periodFrom: dateOf(line?.period.start ?? rest.created),
    periodTo: dateOf(line?.period.end ?? rest.created),
    createdAt: dateOf(rest.created),
    paidAt: paidAt === null ? null : dateOf(paidAt),
    pageUrl: rest.hosted_invoice_url ?? null,
  }
}
