import { z } from 'zod'
import { sql } from '../db/sql.ts'
import { text } from '../http/form-fields.ts'
import { createdBetween, listAnswer, page, range } from '../http/page.ts'
import type { StripeRoute } from '../http/stripe-route.ts'
import { chargesWhere } from './charge.store.ts'
import { chargeAnswer, requireCharge } from './charge.ts'

export const chargeRoutes = (route: StripeRoute) => {
  route('GET /v1/charges/:id', z.strictObject({}), async ({ tx, id }) =>
    chargeAnswer(tx, await requireCharge(tx, id, 'charge')),
  )

  route(
    'GET /v1/charges',
    z.strictObject({ payment_intent: text.optional(), customer: text.optional(), created: range, ...page }),
    async ({ tx, form }) => {
      const ofIntent = form.payment_intent ? sql`intent_id = ${form.payment_intent}` : sql`true`
      const ofCustomer = form.customer
        ? sql`intent_id in (select id from payment_intent where customer_id = ${form.customer})`
        : sql`true`
      const all = await chargesWhere(
        tx,
        sql`${ofIntent} and ${ofCustomer} and ${createdBetween(form.created)}`,
      )
      const list = listAnswer(all, '/v1/charges', form)
      return { ...list, data: await Promise.all(list.data.map((one) => chargeAnswer(tx, one))) }
    },
  )
}
