import { z } from 'zod'
import { sql } from '../db/sql.ts'
import { anyList, text } from '../http/form-fields.ts'
import { createdBetween, listAnswer, page, range } from '../http/page.ts'
import { refuseMissing } from '../http/stripe-error.ts'
import type { StripeRoute } from '../http/stripe-route.ts'
import { eventAnswer } from './event.ts'
import { eventsWhere } from './event.store.ts'

export const eventRoutes = (route: StripeRoute) => {
  route('GET /v1/events/:id', z.strictObject({}), async ({ tx, id }) => {
    const [found] = await eventsWhere(tx, sql`id = ${id}`)
    return found ? eventAnswer(found) : refuseMissing('event', id)
  })

  route(
    'GET /v1/events',
    z.strictObject({ type: text.optional(), types: anyList.optional(), created: range, ...page }),
    async ({ tx, form }) => {
      const types = form.types ?? (form.type === undefined ? null : [form.type])
      const ofTypes = sql`(${types}::text[] is null or type = any(${types}::text[]))`
      const all = await eventsWhere(tx, sql`${ofTypes} and ${createdBetween(form.created)}`)
      return listAnswer(all.map(eventAnswer), '/v1/events', form)
    },
  )
}
