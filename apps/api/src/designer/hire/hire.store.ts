import type { DesignerPackage } from '@showroom/contract/designer/designer'
import type { HireRight, HireSide, HireState } from '@showroom/contract/designer/designer-choices'
import type { MilestonePlan } from '@showroom/contract/designer/milestone.rules'
import type { DesignerBrief } from '@showroom/contract/designer/hire'
import type { PriceSight } from '@showroom/contract/project/project-choices'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Milestone, milestonesColumn } from '../payment/milestone.store.ts'
import { type Refund, refundsColumn } from '../refund/refund.store.ts'
import type { Span } from '../../shared/paged-reply.ts'

export type AgreedPackage = Omit<DesignerPackage, 'id'>
/** What was agreed before there were milestones has none. */
export type GivenQuote = {
  price_cents: number
  days: number
  note: string
  given_at: string
  milestones?: MilestonePlan
}

export type Hire = {
  id: number
  publicId: string
  profileId: number
  designerPublicId: string
  designerAccountId: number
  designerFirstName: string
  designerLastName: string
  designerCompany: string
  clientId: number
  clientFirstName: string
  clientLastName: string
  projectId: number | null
  projectPublicId: string | null
  projectName: string
  zipCode: string
  state: HireState
  brief: DesignerBrief
  package: AgreedPackage | null
  quote: GivenQuote | null
  priceCents: number | null
  revisionsLeft: number
  right: HireRight
  sees: PriceSight
  accessDays: number
  accessEndsAt: Date | null
  /** The designer's membership, as long as nobody has taken them out. */
  member: string | null
  message: string
  word: string
  requestedAt: Date
  answerBy: Date | null
  answeredAt: Date | null
  /** When it reached the designer; null: it has not. */
  sentAt: Date | null
  changedAt: Date
  milestones: Milestone[]
  /** The latest first. */
  refunds: Refund[]
  /** The card that was asked last. */
  card: { brand: string; last4: string } | null
  review: { rating: number; text: string; writtenAt: Date } | null
}

type Row = Omit<Hire, 'review'> & { rating: number | null; reviewText: string; writtenAt: Date }

const columns = sql`
  h.id, h.public_id as "publicId", h.profile_id as "profileId", d.public_id as "designerPublicId",
  d.account_id as "designerAccountId", da.first_name as "designerFirstName", da.last_name as "designerLastName",
  coalesce(s.company_name, concat_ws(' ', da.first_name, da.last_name)) as "designerCompany",
  h.account_id as "clientId", c.first_name as "clientFirstName", c.last_name as "clientLastName",
  h.project_id as "projectId", p.public_id as "projectPublicId", h.project_name as "projectName",
  h.zip_code as "zipCode", h.state, h.brief, h.package, h.quote, h.price_cents::float8 as "priceCents",
  h.revisions_left as "revisionsLeft", h.access_right as right, h.access_prices as sees, h.access_days as "accessDays",
  h.access_ends_at as "accessEndsAt",
  (select m.public_id from project_member m where m.public_id = h.member) as member, h.message, h.word, h.requested_at as "requestedAt",
  h.answer_by as "answerBy", h.answered_at as "answeredAt", h.sent_at as "sentAt", h.changed_at as "changedAt",
  ${milestonesColumn}, ${refundsColumn}, (
    select json_build_object('brand', ph.card_brand, 'last4', ph.card_last4) from payment_hold ph
    where ph.hire_id = h.id order by ph.id desc limit 1) as card,
  r.rating, r.text as "reviewText", r.written_at as "writtenAt"`

const from = sql`
  from designer_hire h join designer_profile d on d.id = h.profile_id join account da on da.id = d.account_id
    join account c on c.id = h.account_id left join showroom s on s.user_id = da.public_id
    left join project p on p.id = h.project_id left join designer_review r on r.hire_id = h.id`

const hired = ({ rating, reviewText, writtenAt, ...row }: Row): Hire => ({
  ...row,
  review: rating === null ? null : { rating, text: reviewText, writtenAt },
})

const hiresWhere = async (db: Queries, condition: Sql): Promise<Hire[]> =>
  (await db.query<Row>(sql`select ${columns} ${from} where ${condition}`)).map(hired)

/** A designer learns of a request when its money is held. */
const sideIs: Record<HireSide, (accountId: number) => Sql> = {
  client: (accountId) => sql`h.account_id = ${accountId}`,
  designer: (accountId) => sql`d.account_id = ${accountId} and h.sent_at is not null`,
}

type Listing = { accountId: number; side: HireSide; project?: string | undefined }

const listed = ({ accountId, side, project }: Listing): Sql =>
  project === undefined
    ? sideIs[side](accountId)
    : sql`${sideIs[side](accountId)} and p.public_id = ${project}`

export const countHires = async (db: Queries, listing: Listing): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count ${from} where ${listed(listing)}`,
  )
  return counted?.count ?? 0
}

/** Newest first. */
export const listHires = (db: Queries, listing: Listing, { skip, most }: Span): Promise<Hire[]> =>
  hiresWhere(db, sql`${listed(listing)} order by h.requested_at desc, h.id desc limit ${most} offset ${skip}`)

export const hiresOfProject = (db: Queries, projectId: number): Promise<Hire[]> =>
  hiresWhere(db, sql`h.project_id = ${projectId} order by h.requested_at desc, h.id desc`)

/** Of its client or its designer: for anybody else it is not there. */
export const hireOf = async (
  db: Queries,
  { publicId, accountId }: { publicId: string; accountId: number },
): Promise<Hire | null> => {
  const [found] = await hiresWhere(
    db,
    sql`h.public_id = ${publicId} and (${sideIs.client(accountId)} or ${sideIs.designer(accountId)})`,
  )
  return found ?? null
}

export const hireById = async (db: Queries, id: number): Promise<Hire | null> => {
  const [found] = await hiresWhere(db, sql`h.id = ${id}`)
  return found ?? null
}

/** Locked until the transaction ends: of two who answer at once the second sees what the first has said. */
export const lockHire = (tx: Queries, id: number) =>
  tx.query(sql`select 1 from designer_hire where id = ${id} for update`)

/** Requests and quotes that nobody has answered or paid for in time. */
export const unansweredHires = (db: Queries, now: Date): Promise<{ id: number }[]> =>
  db.query<{ id: number }>(sql`
    select id from designer_hire where state in ('unpaid', 'requested') and answer_by <= ${now} order by id`)

/** Requests that a designer has not agreed to yet. */
export const openRequestsTo = (db: Queries, designerAccountId: number): Promise<{ id: number }[]> =>
  db.query<{ id: number }>(sql`
    select h.id from designer_hire h join designer_profile d on d.id = h.profile_id
    where d.account_id = ${designerAccountId} and h.state in ('unpaid', 'requested') order by h.id`)

/** What was delivered long ago and never looked at. */
export const hiresToApprove = (db: Queries, before: Date): Promise<{ id: number }[]> =>
  db.query<{ id: number }>(sql`
    select id from designer_hire where state = 'delivered' and changed_at <= ${before} order by id`)

/** What was approved long ago and never closed. */
export const hiresToClose = (db: Queries, before: Date): Promise<{ id: number }[]> =>
  db.query<{ id: number }>(sql`
    select id from designer_hire where state = 'approved' and changed_at <= ${before} order by id`)
