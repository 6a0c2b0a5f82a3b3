import type { AiReportReason } from '@showroom/contract/design-ai/ai-choices'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

export type ReportState = 'new' | 'upheld' | 'dismissed'

export type ReportRow = {
  id: string
  reason: AiReportReason
  note: string
  state: ReportState
  reportedAt: Date
  pictureId: string
  file: string
  accountId: string
  accountName: string
  upheld: number
  isBlocked: boolean
}

type NewReport = {
  publicId: string
  picture: string
  aiAccountId: number
  reason: AiReportReason
  note: string
  now: Date
}

/** Of the caller's own picture, once; false where there is no such picture. */
export const saveReport = async (tx: Queries, report: NewReport): Promise<boolean> => {
  const { publicId, picture, aiAccountId, reason, note, now } = report
  const [own] = await tx.query<{ id: number }>(sql`
    select p.id::int as id from ai_picture p join ai_job j on j.id = p.ai_job_id
    where p.public_id = ${picture} and j.ai_account_id = ${aiAccountId}`)
  if (!own) return false
  await tx.query(sql`
    insert into ai_report (public_id, ai_picture_id, ai_account_id, reason, note, reported_at)
    values (${publicId}, ${own.id}, ${aiAccountId}, ${reason}, ${note}, ${now})
    on conflict (ai_picture_id, ai_account_id) do nothing`)
  return true
}

const columns = sql`r.public_id as id, r.reason, r.note, r.state, r.reported_at as "reportedAt",
  p.public_id as "pictureId", p.file, a.public_id as "accountId", a.full_name as "accountName",
  (select count(*) from ai_report u where u.ai_account_id = a.id and u.state = 'upheld')::int as upheld,
  a.blocked_at is not null as "isBlocked"`
const reports = sql`ai_report r join ai_picture p on p.id = r.ai_picture_id join ai_account a on a.id = r.ai_account_id`
const inState = (state: ReportState | null): Sql => sql`(${state}::text is null or r.state = ${state})`

export const reportsIn = (
  db: Queries,
  state: ReportState | null,
  { skip, most }: { skip: number; most: number },
): Promise<ReportRow[]> =>
  db.query<ReportRow>(sql`
    select ${columns} from ${reports} where ${inState(state)}
    order by r.reported_at desc, r.id desc offset ${skip} limit ${most}`)

export const reportById = async (db: Queries, publicId: string): Promise<ReportRow | null> => {
  const [found] = await db.query<ReportRow>(
    sql`select ${columns} from ${reports} where r.public_id = ${publicId}`,
  )
  return found ?? null
}

export const countReports = async (db: Queries, state: ReportState | null): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ai_report r where ${inState(state)}`,
  )
  return counted?.count ?? 0
}

type Decided = { state: ReportState; by: number; now: Date }

export const saveDecided = (tx: Queries, publicId: string, { state, by, now }: Decided) =>
  tx.query(sql`
    update ai_report set state = ${state}, decided_at = ${now}, decided_by = ${by} where public_id = ${publicId}`)

export type Spending = { jobs_today: number; jobs_month: number; credits_spent_month: number }

/** What the area makes, and what of it was paid with credits. */
export const spendingSince = async (db: Queries, since: { day: Date; month: Date }): Promise<Spending> => {
  const [found] = await db.query<Spending>(sql`
    select count(*) filter (where created_at >= ${since.day})::int as jobs_today, count(*)::int as jobs_month,
      coalesce(sum(cost) filter (where state = 'done'), 0)::int as credits_spent_month
    from ai_job where created_at >= ${since.month}`)
  return found ?? { jobs_today: 0, jobs_month: 0, credits_spent_month: 0 }
}
