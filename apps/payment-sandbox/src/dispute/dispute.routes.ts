import { z } from 'zod'
import { requireCharge } from '../charge/charge.ts'
import { sql } from '../db/sql.ts'
import { anyList, cents, changedMetadata, flag, metadata, text } from '../http/form-fields.ts'
import { createdBetween, listAnswer, page, range } from '../http/page.ts'
import { refuseRequest } from '../http/stripe-error.ts'
import type { StripeRoute } from '../http/stripe-route.ts'
import { closeDispute, disputeAnswer, isOpen, openDispute, requireDispute, tellOfDispute } from './dispute.ts'
import { type Dispute, disputeReasons, disputesWhere, saveDispute } from './dispute.store.ts'
import { evidence, requireFiles } from './evidence.ts'

const changing = z.strictObject({ evidence: evidence.optional(), submit: flag.optional(), metadata })

const nothing = z.strictObject({ expand: anyList.optional() })

/** Stripe's own words of test mode: a bank reads them as its answer. */
const verdictOf = ({ evidence: said }: Dispute): 'won' | 'lost' | null => {
  if (said.uncategorized_text === 'winning_evidence') return 'won'
  return said.uncategorized_text === 'losing_evidence' ? 'lost' : null
}

export const disputeRoutes = (route: StripeRoute) => {
  route('GET /v1/disputes/:id', nothing, async ({ tx, id }) =>
    disputeAnswer(tx, await requireDispute(tx, id)),
  )

  route(
    'GET /v1/disputes',
    z.strictObject({
      charge: text.optional(),
      payment_intent: text.optional(),
      created: range,
      expand: anyList.optional(),
      ...page,
    }),
    async ({ tx, form }) => {
      const ofCharge = form.charge ? sql`charge_id = ${form.charge}` : sql`true`
      const ofIntent = form.payment_intent ? sql`charge.intent_id = ${form.payment_intent}` : sql`true`
      const created = createdBetween(form.created)
      const all = await disputesWhere(
        tx,
        sql`dispute.id in (select id from dispute where ${created}) and ${ofCharge} and ${ofIntent}`,
      )
      const list = listAnswer(all, '/v1/disputes', form)
      return { ...list, data: await Promise.all(list.data.map((one) => disputeAnswer(tx, one))) }
    },
  )

  answerRoutes(route)
  helperRoutes(route)
}

const answerRoutes = (route: StripeRoute) => {
  route('POST /v1/disputes/:id', changing, async ({ tx, id, form, now }) => {
    const before = await requireDispute(tx, id)
    if (!isOpen(before)) refuseRequest('This dispute is already closed')
    if (before.submissions > 0 && form.evidence)
      refuseRequest('The evidence of this dispute was already submitted.')
    await requireFiles(tx, form.evidence ?? {})
    const isSubmitted = form.evidence !== undefined && form.submit !== false
    const after: Dispute = {
      ...before,
      evidence: { ...before.evidence, ...form.evidence },
      status: isSubmitted ? 'under_review' : before.status,
      submissions: before.submissions + (isSubmitted ? 1 : 0),
      metadata: changedMetadata(before.metadata, form.metadata),
    }
    await saveDispute(tx, after)
    const till = { tx, now }
    await tellOfDispute(till, 'charge.dispute.updated', after)
    const verdict = isSubmitted ? verdictOf(after) : null
    return disputeAnswer(tx, verdict === null ? after : await closeDispute(till, after, verdict))
  })

  route('POST /v1/disputes/:id/close', nothing, async ({ tx, id, now }) =>
    disputeAnswer(tx, await closeDispute({ tx, now }, await requireDispute(tx, id), 'lost')),
  )
}

/** Ours: nobody has to wait for a client's bank. */
const helperRoutes = (route: StripeRoute) => {
  const raising = z.strictObject({
    payment_intent: text,
    reason: z.enum(disputeReasons).default('general'),
    amount: cents.optional(),
    due_by: z.coerce.number().int().positive().optional(),
  })
  route('POST /v1/test_helpers/disputes', raising, async ({ tx, form, now }) => {
    const [intent] = await tx.query<{ id: string | null }>(
      sql`select latest_charge_id as id from payment_intent where id = ${form.payment_intent}`,
    )
    const charge = await requireCharge(tx, intent?.id ?? '', 'payment_intent')
    const dueBy = form.due_by === undefined ? undefined : new Date(form.due_by * 1_000)
    const { reason, amount } = form
    return disputeAnswer(tx, await openDispute({ tx, now }, { charge, reason, amount, dueBy }))
  })

  route(
    'POST /v1/test_helpers/disputes/:id/decide',
    z.strictObject({ status: z.enum(['won', 'lost']) }),
    async ({ tx, id, form, now }) =>
      disputeAnswer(tx, await closeDispute({ tx, now }, await requireDispute(tx, id), form.status)),
  )
}
