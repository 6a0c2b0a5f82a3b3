import { z } from 'zod'
import type { Queries } from '../db/sandbox-db.ts'
import { sql } from '../db/sql.ts'
import { text } from '../http/form-fields.ts'
import { listAnswer, page } from '../http/page.ts'
import { refuseMissing, refuseRequest } from '../http/stripe-error.ts'
import type { StripeRoute } from '../http/stripe-route.ts'
import { expand } from '../payment-intent/payment-intent.forms.ts'
import { requireIntent } from '../payment-intent/payment-intent.ts'
import { cancelPayment } from '../payment-intent/settle.ts'
import { payInvoice, runBilling } from './bill.ts'
import { expandedInvoice, invoiceAnswer } from './billing-answers.ts'
import { type Invoice, invoicesWhere, saveInvoice } from './invoice.store.ts'
import { requireCardOf } from './subscription.routes.ts'

const requireInvoice = async (tx: Queries, id: string): Promise<Invoice> =>
  (await invoicesWhere(tx, sql`i.id = ${id}`))[0] ?? refuseMissing('invoice', id)

export const invoiceRoutes = (route: StripeRoute, origin: string) => {
  route(
    'GET /v1/invoices',
    z.strictObject({ subscription: text.optional(), customer: text.optional(), ...page }),
    async ({ tx, form, now }) => {
      await runBilling({ tx, now, origin })
      const ofOne = form.subscription ? sql`i.subscription_id = ${form.subscription}` : sql`true`
      const ofCustomer = form.customer ? sql`s.customer_id = ${form.customer}` : sql`true`
      const all = await invoicesWhere(tx, sql`${ofOne} and ${ofCustomer}`)
      return listAnswer(
        all.map((one) => invoiceAnswer(one, origin)),
        '/v1/invoices',
        form,
      )
    },
  )

  route('GET /v1/invoices/:id', z.strictObject({ expand }), async ({ tx, id, form, now }) => {
    await runBilling({ tx, now, origin })
    return expandedInvoice(await requireInvoice(tx, id), origin, form.expand)
  })

  settlingRoutes(route, origin)
}

const settlingRoutes = (route: StripeRoute, origin: string) => {
  route(
    'POST /v1/invoices/:id/pay',
    z.strictObject({ payment_method: text, off_session: z.literal('false').optional() }),
    async ({ tx, id, form, now, misbehave }) => {
      const till = { tx, now, origin }
      const before = await requireInvoice(tx, id)
      if (before.status !== 'open') refuseRequest('Invoice is already paid')
      const method = await requireCardOf(tx, form.payment_method, before.customerId)
      misbehave(method.behavior)
      const invoice = { ...before, attempts: before.attempts + 1 }
      await saveInvoice(tx, invoice)
      const refusal = await payInvoice(till, invoice, method)
      return refusal ?? invoiceAnswer(await requireInvoice(tx, id), origin)
    },
  )

  route('POST /v1/invoices/:id/void', z.strictObject({}), async ({ tx, id, now }) => {
    const till = { tx, now, origin }
    await runBilling(till)
    const before = await requireInvoice(tx, id)
    if (before.status !== 'open')
      refuseRequest('You can only pass in open invoices. This invoice isn’t open.')
    const invoice: Invoice = { ...before, status: 'void' }
    await saveInvoice(tx, invoice)
    await cancelPayment(till, await requireIntent(tx, invoice.intentId), 'void_invoice')
    return invoiceAnswer(invoice, origin)
  })
}
