import { raw, type Sql, sql } from '../platform/db/sql.ts'

/** What somebody goes by, of the account that a statement calls `alias`: their name, or their e-mail where they gave none. */
export const accountNameOf = (alias: string): Sql => {
  const of = raw(alias)
  return sql`coalesce(nullif(trim(${of}.first_name || ' ' || ${of}.last_name), ''), ${of}.email)`
}
