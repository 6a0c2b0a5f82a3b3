import type { AiReportReason, aiReportSorts, AiReportState } from '@showroom/contract/design-ai/ai-choices'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { Queries } from '../../platform/db/db.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { tableOrder } from '../../shared/table.ts'

type ReportState = AiReportState

export type ReportRow = {
  id: string
  reason: AiReportReason
  note: string
  state: ReportState
  reportedAt: Date
  pictureId: string
  /** Null: the picture is hidden. */
  file: string | null
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
  p.public_id as "pictureId", case when p.hidden_at is null then p.file end as file, a.public_id as "accountId", a.full_name as "accountName",
  (select count(*) from ai_report u where u.ai_account_id = a.id and u.state = 'upheld')::int as upheld,
  a.blocked_at is not null as "isBlocked"`
const reports = sql`ai_report r join ai_picture p on p.id = r.ai_picture_id join ai_account a on a.id = r.ai_account_id`

export type ReportSearch = { text: string; state: ReportState | null }

const sought = ({ text, state }: ReportSearch): Sql => {
  const words = text.toLowerCase()
  return sql`(${state}::text is null or r.state = ${state})
    and (${words} = '' or position(${words} in lower(a.full_name || ' ' || r.reason || ' ' || r.note)) > 0)`
}

const sortable: Record<(typeof aiReportSorts)[number], Sql> = { reported: raw('r.reported_at') }

export const reportsFound = (
  db: Queries,
  search: ReportSearch,
  { sort, skip, most }: Span & { sort: SortBy<(typeof aiReportSorts)[number]> },
): Promise<ReportRow[]> =>
  db.query<ReportRow>(sql`
    select ${columns} from ${reports} where ${sought(search)}
    order by ${tableOrder(sort, { columns: sortable, last: raw('r.id') })} offset ${skip} limit ${most}`)

export const reportById = async (db: Queries, publicId: string): Promise<ReportRow | null> => {
  const [found] = await db.query<ReportRow>(
    sql`select ${columns} from ${reports} where r.public_id = ${publicId}`,
  )
  return found ?? null
}

export const countReports = async (db: Queries, search: ReportSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ${reports} where ${sought(search)}`,
  )
  return counted?.count ?? 0
}

type Decided = { state: ReportState; by: number; now: Date }

export const saveDecided = (tx: Queries, publicId: string, { state, by, now }: Decided) =>
  tx.query(sql`
    update ai_report set state = ${state}, decided_at = ${now}, decided_by = ${by} where public_id = ${publicId}`)

/** False: nobody has reported such a picture. */
export const saveHidden = async (tx: Queries, picture: string, at: Date | null): Promise<boolean> => {
  const saved = await tx.query(sql`
    update ai_picture p set hidden_at = ${at} where p.public_id = ${picture}
      and exists (select 1 from ai_report r where r.ai_picture_id = p.id) returning p.id`)
  return saved.length > 0
}
