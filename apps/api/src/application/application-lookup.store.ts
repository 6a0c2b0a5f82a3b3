import type { ApplicationRow, Duplicate } from '@showroom/contract/application/application'
import type {
  ApplicantType,
  ApplicationState,
  applicationSorts,
} from '@showroom/contract/application/choices'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { Queries } from '../platform/db/db.ts'
import { raw, type Sql, sql } from '../platform/db/sql.ts'
import type { Span } from '../shared/paged-reply.ts'
import { tableOrder } from '../shared/table.ts'
import { dueAt } from './application.ts'

/** Whether somebody who waits for our answer has asked for the Showroom ID. */
export const isShowroomIdRequested = async (db: Queries, requestedId: string): Promise<boolean> => {
  const requests = await db.query(sql`
    select 1 from application
    where state in ('reviewing', 'more_needed') and answers ->> 'showroom_id_wish' = ${requestedId}`)
  return requests.length > 0
}

export type Queue = { type: ApplicantType; state: ApplicationState | null; text: string }

type Row = Omit<ApplicationRow, 'submitted_at' | 'due_at'> & {
  submittedAt: Date
  reviewingSince: Date | null
}

const queued = ({ type, state, text }: Queue): Sql => {
  const words = text.toLowerCase()
  return sql`a.type = ${type} and a.state <> 'draft' and (${state}::text is null or a.state = ${state})
    and (${words} = '' or position(${words} in lower((a.answers ->> 'company_name') || ' ' || p.first_name || ' ' ||
      p.last_name || ' ' || p.email || ' ' || (a.answers ->> 'license_number'))) > 0)`
}

const queue = sql`application a join account p on p.id = a.account_id`

/** Those that wait for us first, the longest waiting before all others; what is decided comes last, newest first. */
const byWaiting = sql`a.state = 'reviewing' desc, a.state = 'more_needed' desc,
  case when a.state in ('reviewing', 'more_needed') then a.reviewing_since end, a.decided_at desc, a.id`

const sortable: Record<Exclude<(typeof applicationSorts)[number], 'waiting'>, Sql> = {
  company: raw("lower(a.answers ->> 'company_name')"),
  submitted: raw('a.submitted_at'),
}
type Sort = SortBy<(typeof applicationSorts)[number]>

const ordered = (sort: Sort): Sql =>
  sort === 'waiting' || sort === '-waiting'
    ? byWaiting
    : tableOrder(sort, { columns: sortable, last: raw('a.id') })

export const countQueue = async (db: Queries, asked: Queue): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ${queue} where ${queued(asked)}`,
  )
  return counted?.count ?? 0
}

export const applicationQueue = async (
  db: Queries,
  asked: Queue,
  { sort, skip, most }: Span & { sort: Sort },
): Promise<ApplicationRow[]> => {
  const rows = await db.query<Row>(sql`
    select a.public_id as id, a.type, a.state, a.answers ->> 'company_name' as company_name,
      trim(p.first_name || ' ' || p.last_name) as person, p.email,
      trim((a.answers ->> 'license_state') || ' ' || (a.answers ->> 'license_number')) as license,
      a.submitted_at as "submittedAt", a.reviewing_since as "reviewingSince"
    from ${queue} where ${queued(asked)} order by ${ordered(sort)}
    limit ${most} offset ${skip}`)
  return rows.map(shown)
}

const shown = ({ submittedAt, reviewingSince, ...row }: Row): ApplicationRow => ({
  ...row,
  submitted_at: submittedAt.toISOString(),
  due_at: dueAt({ state: row.state, reviewingSince })?.toISOString() ?? null,
})

/** Case, spaces and punctuation do not make another company, number or website. */
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const strippedName = sql`regexp_replace(lower(company_name), '[^a-z0-9]', '', 'g')`
const strippedLicense = sql`regexp_replace(lower(license_number), '[^a-z0-9]', '', 'g')`

/** Case, dots and what stands after a plus do not make another mailbox. */
const sameMailbox = (email: Sql): Sql =>
  sql`replace(regexp_replace(split_part(lower(${email}), '@', 1), '[+].*$', ''), '.', '') || '@' || split_part(lower(${email}), '@', 2)`

export type Compared = {
  id: number
  company: string
  phone: string
  email: string
  website: string
  licenseNumber: string
  licenseState: string
  accountPublicId: string
}

/** What another application or showroom has as well: for an Admin to judge. */
export const duplicatesOf = (db: Queries, compared: Compared): Promise<Duplicate[]> => {
  const company = plain(compared.company)
  const website = plain(compared.website.replace(/^https?:\/\/(www\.)?/i, ''))
  const license = plain(compared.licenseNumber)
  return db.query<Duplicate>(sql`
    with other as (
      select a.answers ->> 'company_name' as company_name, p.phone_number, a.answers ->> 'website' as website,
        p.email, a.answers ->> 'license_number' as license_number, a.answers ->> 'license_state' as license_state
      from application a join account p on p.id = a.account_id
      where a.id <> ${compared.id} and a.state <> 'draft')
    select 'company' as what, company_name from other where ${strippedName} = ${company}
    union all select 'phone', company_name from other where phone_number = ${compared.phone} and phone_number <> ''
    union all select 'license', company_name from other
      where ${license} <> '' and license_state = ${compared.licenseState} and ${strippedLicense} = ${license}
    union all select 'email', company_name from other where ${sameMailbox(sql`email`)} = ${sameMailbox(sql`${compared.email}::text`)}
    union all select 'website', company_name from other
      where ${website} <> '' and regexp_replace(lower(website), '^https?://(www[.])?|[^a-z0-9]', '', 'g') = ${website}
    union all select 'company', company_name from showroom
      where user_id <> ${compared.accountPublicId} and ${strippedName} = ${company}
    union all select 'license', company_name from showroom
      where user_id <> ${compared.accountPublicId} and ${license} <> '' and state = ${compared.licenseState}
        and right(${strippedLicense}, ${license.length}) = ${license}
    limit 20`)
}
