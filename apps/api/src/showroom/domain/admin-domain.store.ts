import type { DomainState, domainSorts } from '@showroom/contract/showroom/domain.rules'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { Queries } from '../../platform/db/db.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { tableOrder } from '../../shared/table.ts'
import { checksBeforeLapse, type Domain } from './domain.ts'

export type FoundDomain = Pick<
  Domain,
  'origin' | 'verifiedAt' | 'proof' | 'checkedAt' | 'failedChecks' | 'failure'
> & { company: string; showroomId: string; addedAt: Date }

export type DomainSearch = { text: string; state: DomainState | null }

/** The same that `stateOf` says of one. */
const state = sql`case
  when d.verified_at is not null then case when d.failed_checks > 0 then 'doubted' else 'verified' end
  when d.failed_checks >= ${checksBeforeLapse} then 'lapsed' else 'waiting' end`

const sought = ({ text, state: wanted }: DomainSearch): Sql => {
  const words = text.toLowerCase()
  return sql`(${words} = '' or position(${words} in lower(d.origin || ' ' || s.company_name || ' ' || s.vsd_id)) > 0)
    and (${wanted}::text is null or ${state} = ${wanted})`
}

const domains = sql`showroom_domain d join showroom s on s.id = d.showroom_id`

const sortable: Record<(typeof domainSorts)[number], Sql> = {
  added: raw('d.added_at'),
  website: raw('d.origin'),
}

export const countDomains = async (db: Queries, search: DomainSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ${domains} where ${sought(search)}`,
  )
  return counted?.count ?? 0
}

export const domainsFound = (
  db: Queries,
  search: DomainSearch,
  { sort, skip, most }: Span & { sort: SortBy<(typeof domainSorts)[number]> },
): Promise<FoundDomain[]> =>
  db.query<FoundDomain>(sql`
    select d.origin, d.verified_at as "verifiedAt", d.proof, d.checked_at as "checkedAt",
      d.failed_checks as "failedChecks", d.failure, s.company_name as company, s.vsd_id as "showroomId",
      d.added_at as "addedAt"
    from ${domains} where ${sought(search)}
    order by ${tableOrder(sort, { columns: sortable, last: sql`d.origin, d.showroom_id` })}
    limit ${most} offset ${skip}`)
