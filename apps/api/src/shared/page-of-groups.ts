import { type Sql, sql } from '../platform/db/sql.ts'

/** The page of a report, and how many rows one holds. */
export type GroupPage = { page: number; most: number }

/** `limit` and `offset` of groups that their own statement makes: a page beyond the last one is the last one. */
export const pageOfGroups = (groups: Sql, { page, most }: GroupPage): Sql => sql`
  limit ${most} offset (
    select least(${page - 1}::bigint, greatest((count(*) - 1) / ${most}::bigint, 0)) * ${most}::bigint from ${groups})`
