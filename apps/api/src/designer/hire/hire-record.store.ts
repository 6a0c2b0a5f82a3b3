import { emptyBrief } from '@showroom/contract/designer/brief.rules'
import type { HireState } from '@showroom/contract/designer/designer-choices'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { milestonesColumn } from '../payment/milestone.store.ts'
import { refundsColumn } from '../refund/refund.store.ts'
import type { Hire } from './hire.store.ts'

export type NewHire = Pick<
  Hire,
  | 'publicId'
  | 'profileId'
  | 'clientId'
  | 'projectId'
  | 'projectName'
  | 'zipCode'
  | 'brief'
  | 'package'
  | 'priceCents'
  | 'revisionsLeft'
  | 'right'
  | 'sees'
  | 'accessDays'
  | 'message'
> & { state: 'unpaid' | 'requested'; answerBy: Date; now: Date }

/** Null where the designer is asked for this project already, also at the same moment. */
export const createHire = async (tx: Queries, made: NewHire): Promise<number | null> => {
  const [created] = await tx.query<{ id: number }>(sql`
    insert into designer_hire (public_id, profile_id, account_id, project_id, project_name, zip_code, state, brief,
      package, price_cents, revisions_left, access_right, access_prices, access_days, message, requested_at,
      answer_by, changed_at, sent_at)
    values (${made.publicId}, ${made.profileId}, ${made.clientId}, ${made.projectId}, ${made.projectName},
      ${made.zipCode}, ${made.state}, ${JSON.stringify(made.brief)}::jsonb, ${made.package && JSON.stringify(made.package)}::jsonb,
      ${made.priceCents}, ${made.revisionsLeft}, ${made.right}, ${made.sees}, ${made.accessDays}, ${made.message},
      ${made.now}, ${made.answerBy}, ${made.now}, ${made.state === 'requested' ? made.now : null})
    on conflict do nothing returning id`)
  return created?.id ?? null
}

/** What a step changes; the rest stays. */
export type HireChange = {
  state: HireState
  word: string
  answerBy: Date | null
  answeredAt: Date | null
  quote: Hire['quote']
  priceCents: number | null
  revisionsLeft: number
  accessEndsAt: Date | null
  member: string | null
  /** When it reaches the designer: the first time counts. */
  sentAt?: Date
  now: Date
}

export const saveHire = (tx: Queries, id: number, change: HireChange) =>
  tx.query(sql`
    update designer_hire set state = ${change.state}, word = ${change.word}, answer_by = ${change.answerBy},
      answered_at = ${change.answeredAt}, quote = ${change.quote && JSON.stringify(change.quote)}::jsonb,
      price_cents = ${change.priceCents}, revisions_left = ${change.revisionsLeft},
      access_ends_at = ${change.accessEndsAt}, member = ${change.member},
      sent_at = coalesce(sent_at, ${change.sentAt ?? null}), changed_at = ${change.now}
    where id = ${id}`)

/** False where there is one already. */
export const saveReview = async (
  tx: Queries,
  hireId: number,
  { rating, text, now }: { rating: number; text: string; now: Date },
): Promise<boolean> => {
  const saved = await tx.query(sql`
    insert into designer_review (hire_id, rating, text, written_at) values (${hireId}, ${rating}, ${text}, ${now})
    on conflict (hire_id) do nothing returning id`)
  return saved.length > 0
}

export const hiresKeptOf = (db: Queries, accountId: number) =>
  db.query(sql`
    select h.project_name as project, h.state, h.brief, h.package, h.quote, h.price_cents::float8 as price_cents,
      h.message, h.requested_at, h.changed_at, ${milestonesColumn}, ${refundsColumn}, case when h.account_id = ${accountId} then 'client' else 'designer' end as side,
      r.rating, r.text as review
    from designer_hire h join designer_profile d on d.id = h.profile_id left join designer_review r on r.hire_id = h.id
    where h.account_id = ${accountId} or d.account_id = ${accountId} order by h.id`)

/** Hires that both have said yes to and that are not over, and those that a bank holds money for. */
export const hasWorkUnderWay = async (db: Queries, accountId: number): Promise<boolean> => {
  const found = await db.query(sql`
    select 1 from designer_hire h join designer_profile d on d.id = h.profile_id
    where (h.account_id = ${accountId} or d.account_id = ${accountId})
      and (h.state in ('accepted', 'active', 'delivered') or exists (
        select 1 from payment_hold p where p.hire_id = h.id and p.state in ('asked', 'confirming', 'held'))
        or exists (select 1 from milestone_refund r where r.hire_id = h.id and r.state in ('asked', 'disputed')))
    limit 1`)
  return found.length > 0
}

/** What money was held for stays in the books without the words; the rest goes. */
export const removeHiresOf = async (tx: Queries, clientId: number): Promise<void> => {
  await tx.query(sql`
    delete from designer_hire h where account_id = ${clientId}
      and not exists (select 1 from payment_hold p where p.hire_id = h.id)`)
  await tx.query(sql`
    update designer_hire set brief = ${JSON.stringify(emptyBrief)}::jsonb, message = '', word = '', project_name = '',
      zip_code = '', kept_card = null
    where account_id = ${clientId}`)
}
