import type { FastifyInstance } from 'fastify'
import { sql } from '../db/sql.ts'
import type { FrameDeps } from '../frame/frame.routes.ts'
import { pageFrame, sendPage } from '../http/own-page.ts'
import { requireIntent } from '../payment-intent/payment-intent.ts'
import type { PaymentIntent } from '../payment-intent/payment-intent.store.ts'
import { runBilling } from './bill.ts'
import { type Invoice, invoicesWhere } from './invoice.store.ts'

const money = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'usd' }).format(cents / 100)
const day = (at: Date) => at.toISOString().slice(0, 10)

const stateOf = ({ status }: Invoice, intent: PaymentIntent): string => {
  if (status === 'paid') return '<p>Paid. You may close this page.</p>'
  if (status === 'void') return '<p>Nothing is to be paid any more.</p>'
  return intent.status === 'requires_action'
    ? `<p><a class="primary" href="/3d-secure/${intent.clientSecret}">Confirm with your bank</a></p>`
    : '<p>Not paid: the card was refused.</p>'
}

const invoicePage = (one: Invoice, intent: PaymentIntent) =>
  pageFrame(
    `Invoice ${one.number}`,
    `      <h1>Invoice ${one.number}</h1>
      <dl>
        <div><dt>Period</dt><dd>${day(one.periodStart)} – ${day(one.periodEnd)}</dd></div>
        <div><dt>Amount</dt><dd class="amount">${money(one.amount)}</dd></div>
      </dl>
      ${stateOf(one, intent)}
      <p class="hint">This is a test page: no money moves.</p>`,
  )

/** The page of an invoice, where its payment is confirmed too: whoever has its address may see it. */
export const invoicePageRoutes = (app: FastifyInstance, deps: FrameDeps) =>
  app.get<{ Params: { secret: string } }>('/invoices/:secret', async ({ params }, reply) => {
    const html = await deps.db.transaction(async (tx) => {
      await runBilling({ tx, now: deps.now(), origin: deps.ownOrigin })
      const [found] = await invoicesWhere(tx, sql`i.secret = ${params.secret}`)
      return found ? invoicePage(found, await requireIntent(tx, found.intentId)) : null
    })
    deps.onChange()
    const page = html ?? pageFrame('No such invoice', '      <h1>There is no such invoice</h1>')
    return sendPage(reply.code(html === null ? 404 : 200), page, {
      hostOrigin: deps.hostOrigin,
      leadsTo: null,
    })
  })
