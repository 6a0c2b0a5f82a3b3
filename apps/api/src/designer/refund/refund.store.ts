import type { RefundState } from '@showroom/contract/designer/milestone-refund.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** As it stands with its hire, read by the hire’s own statement. */
export type Refund = {
  id: number
  publicId: string
  milestoneId: string
  milestoneTitle: string
  amountCents: number
  givenCents: number | null
  state: RefundState
  reason: string
  word: string
  decision: string
  askedAt: string
  answerBy: string | null
  decidedAt: string | null
}

/** The refunds of the hire `h` of a statement: the open one, then the latest decision first. */
export const refundsColumn = sql`
  (select coalesce(json_agg(json_build_object('id', r.id, 'publicId', r.public_id, 'milestoneId', m.public_id,
      'milestoneTitle', m.title, 'amountCents', r.amount_cents, 'givenCents', r.given_cents, 'state', r.state,
      'reason', r.reason, 'word', r.word, 'decision', r.decision, 'askedAt', r.asked_at, 'answerBy', r.answer_by,
      'decidedAt', r.decided_at) order by r.decided_at desc nulls first, r.id desc), '[]'::json)
    from milestone_refund r join designer_milestone m on m.id = r.milestone_id where r.hire_id = h.id) as refunds`

export type NewRefund = {
  publicId: string
  hireId: number
  milestoneId: number
  amountCents: number
  reason: string
  answerBy: Date
  now: Date
}

/** False where one waits already. */
export const createRefund = async (tx: Queries, made: NewRefund): Promise<boolean> => {
  const created = await tx.query(sql`
    insert into milestone_refund (public_id, hire_id, milestone_id, amount_cents, reason, state, answer_by, asked_at)
    values (${made.publicId}, ${made.hireId}, ${made.milestoneId}, ${made.amountCents}, ${made.reason}, 'asked',
      ${made.answerBy}, ${made.now})
    on conflict do nothing returning id`)
  return created.length > 0
}

/** What an Admin gives back without being asked. */
export const createGiven = (tx: Queries, made: Omit<NewRefund, 'answerBy'>) =>
  tx.query(sql`
    insert into milestone_refund (public_id, hire_id, milestone_id, amount_cents, given_cents, reason, decision, state,
      asked_at, decided_at)
    values (${made.publicId}, ${made.hireId}, ${made.milestoneId}, ${made.amountCents}, ${made.amountCents}, '',
      ${made.reason}, 'refunded', ${made.now}, ${made.now})`)

export const saveDisputed = (tx: Queries, id: number, word: string) =>
  tx.query(
    sql`update milestone_refund set state = 'disputed', answer_by = null, word = ${word} where id = ${id}`,
  )

type Decision = {
  state: 'refunded' | 'refused' | 'withdrawn'
  givenCents: number | null
  decision: string
  at: Date
}

export const saveDecided = (tx: Queries, id: number, { state, givenCents, decision, at }: Decision) =>
  tx.query(sql`
    update milestone_refund set state = ${state}, answer_by = null, given_cents = ${givenCents},
      decision = ${decision}, decided_at = ${at} where id = ${id}`)

/** Those that their designers have not answered in time. */
export const unansweredRefunds = (db: Queries, now: Date): Promise<{ id: number }[]> =>
  db.query<{ id: number }>(sql`
    select hire_id as id from milestone_refund where state = 'asked' and answer_by <= ${now} order by id`)

/** The words of whoever leaves; what was given back stays, as the ledger does. */
export const removeRefundWordsOf = async (tx: Queries, accountId: number): Promise<void> => {
  await tx.query(sql`
    update milestone_refund set reason = '' where hire_id in (
      select id from designer_hire where account_id = ${accountId})`)
  await tx.query(sql`
    update milestone_refund set word = '' where hire_id in (
      select h.id from designer_hire h join designer_profile d on d.id = h.profile_id
      where d.account_id = ${accountId})`)
}
