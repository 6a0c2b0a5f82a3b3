import type { Queries } from '../../platform/db/db.ts'
import { join, raw, type Sql, sql } from '../../platform/db/sql.ts'

/** Counted tries are no one's, and are written down for whoever is refused as well. */
const uncounted = ['attempt', 'migration']
/** The catalogue is no person's, and is read by every call. */
const largest = 400

/** What tells whose a row is. */
const ownersColumns = ['account_id', 'cart_id']

export type Table = { name: string; ownedBy: string[] }

/** The tables that hold what people own, and the columns that name the owner. */
export const tablesOfPeople = async (db: Queries): Promise<Table[]> => {
  const named = await db.query<Table>(sql`
    select t.table_name as name, coalesce(array_agg(c.column_name::text) filter (where c.column_name is not null), '{}')
      as "ownedBy"
    from information_schema.tables t
      left join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
        and c.column_name = any(${ownersColumns}::text[])
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name <> all(${uncounted}::text[])
    group by 1 order by 1`)
  const counts = await Promise.all(
    named.map(async (table) => {
      const [counted] = await db.query<{ count: number }>(
        sql`select count(*)::int as count from ${raw(table.name)}`,
      )
      return { table, count: counted?.count ?? 0 }
    }),
  )
  return counts.filter(({ count }) => count <= largest).map(({ table }) => table)
}

/** Prints of the rows of each table: the same before and after, nothing was written. */
export type Prints = { all: Record<string, string>; owners: Record<string, string> }

/** One part with all rows of a table, one with those that belong to the owner. */
const partsOf = ({ name, ownedBy }: Table, owner: { account: Sql; cart: Sql }): [string, Sql, Sql][] => [
  ['all', raw(name), sql`true`],
  ...(name === 'account' ? [['owners', raw(name), sql`id = ${owner.account}`] as [string, Sql, Sql]] : []),
  ...ownedBy.map((column): [string, Sql, Sql] => [
    'owners',
    raw(name),
    column === 'account_id' ? sql`account_id = ${owner.account}` : sql`cart_id = ${owner.cart}`,
  ]),
]

export const printsOf = async (
  db: Queries,
  tables: readonly Table[],
  { email, projectId }: { email: string; projectId: string },
): Promise<Prints> => {
  const owner = {
    account: sql`(select id from account where email = ${email})`,
    cart: sql`(select cart_id from project where public_id = ${projectId})`,
  }
  const selects = tables
    .flatMap((table) => partsOf(table, owner))
    .map(
      ([kind, table, where]) => sql`
        select ${kind}::text as kind, ${table.text}::text as name,
          md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print
        from ${table} t where ${where}`,
    )
  type Row = { kind: 'all' | 'owners'; name: string; print: string }
  const rows = await db.query<Row>(join(selects, ' union all '))
  const printed = (kind: Row['kind']) =>
    Object.fromEntries(rows.filter((row) => row.kind === kind).map(({ name, print }) => [name, print]))
  return { all: printed('all'), owners: printed('owners') }
}

/** The number that the next transaction to write anything gets. */
export const nextWrite = async (db: Queries): Promise<string> => {
  const [snapshot] = await db.query<{ next: string }>(
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  )
  return snapshot?.next ?? ''
}

export const forgetAllAttempts = (db: Queries) => db.query(sql`delete from attempt`)
