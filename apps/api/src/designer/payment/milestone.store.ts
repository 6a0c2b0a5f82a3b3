import type { HoldSeen, PricedMilestone } from '@showroom/contract/designer/milestone.rules'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { newPublicId } from '../../shared/public-id.ts'

/** As it stands with its hire, read by the hire’s own statement. */
export type Milestone = {
  id: number
  publicId: string
  title: string
  amountCents: number
  feeCents: number
  showroomId: number
  deliveredAt: string | null
  approvedAt: string | null
  /** What was given back of it, or is on its way. */
  returnedCents: number
  holds: HoldSeen[]
}

/** The milestones of the hire `h` of a statement, in their order, each with its holds. */
export const milestonesColumn = sql`
  (select coalesce(json_agg(json_build_object('id', m.id, 'publicId', m.public_id, 'title', m.title,
      'amountCents', m.amount_cents, 'feeCents', m.fee_cents, 'showroomId', m.showroom_id,
      'deliveredAt', m.delivered_at, 'approvedAt', m.approved_at, 'returnedCents', (
        select coalesce(sum(ph.refunded_cents), 0) + coalesce(sum((
          select sum(o.amount_cents) from payment_operation o
          where o.hold_id = ph.id and o.kind = 'refund' and o.state = 'asked')), 0)
        from payment_hold ph where ph.milestone_id = m.id), 'holds', (
        select coalesce(json_agg(json_build_object('state', ph.state, 'wasHeld', ph.held_at is not null,
          'isNeeded', ph.payment_needed_at is not null) order by ph.id), '[]'::json)
        from payment_hold ph where ph.milestone_id = m.id)) order by m.position), '[]'::json)
    from designer_milestone m where m.hire_id = h.id) as milestones`

/** The showroom that a designer is paid as; null: they have none. */
export const showroomOfDesigner = async (db: Queries, profileId: number): Promise<number | null> => {
  const [found] = await db.query<{ id: number }>(sql`
    select s.id from designer_profile d join account a on a.id = d.account_id join showroom s on s.user_id = a.public_id
    where d.id = ${profileId}`)
  return found?.id ?? null
}

type Agreed = { hireId: number; showroomId: number; milestones: readonly PricedMilestone[] }

export const addMilestones = async (
  tx: Queries,
  { hireId, showroomId, milestones }: Agreed,
): Promise<void> => {
  for (const [position, { title, amountCents, feeCents }] of milestones.entries())
    await tx.query(sql`
      insert into designer_milestone (public_id, hire_id, position, title, amount_cents, fee_cents, showroom_id)
      values (${newPublicId()}, ${hireId}, ${position}, ${title}, ${amountCents}, ${feeCents}, ${showroomId})`)
}

/** Delivered at a moment, or sent back with null. */
export const saveDelivered = (tx: Queries, id: number, at: Date | null) =>
  tx.query(sql`update designer_milestone set delivered_at = ${at} where id = ${id}`)

export const saveApproved = (tx: Queries, id: number, at: Date) =>
  tx.query(sql`update designer_milestone set approved_at = ${at} where id = ${id}`)

/** A new card for the whole. Answers the number of the attempt. */
export const saveAttempt = async (
  tx: Queries,
  hireId: number,
  { kept, answerBy }: { kept: unknown; answerBy: Date },
): Promise<number> => {
  const [saved] = await tx.query<{ attempt: number }>(sql`
    update designer_hire set attempt = attempt + 1, kept_card = ${kept === null ? null : JSON.stringify(kept)}::jsonb,
      answer_by = ${answerBy} where id = ${hireId} returning attempt`)
  if (!saved) throw new Error(`There is no hire ${hireId} any more.`)
  return saved.attempt
}

/** The card to keep with the account, taken once. */
export const takeKeptCard = async (tx: Queries, hireId: number): Promise<unknown> => {
  const [taken] = await tx.query<{ kept: unknown }>(sql`
    update designer_hire h set kept_card = null from designer_hire before
    where h.id = ${hireId} and before.id = h.id returning before.kept_card as kept`)
  return taken?.kept ?? null
}
