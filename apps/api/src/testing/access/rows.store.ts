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

/** Has each of these tables say when it is written to: `writtenSince` reads it. */
export const watchWrites = async (db: Queries, tables: readonly Table[]) => {
  await db.query(sql`create schema testing`)
  await db.query(sql`create table testing.written (name text not null)`)
  await db.query(sql`
    create function testing.note_write() returns trigger language plpgsql
    as 'begin insert into testing.written values (tg_table_name); return null; end'`)
  for (const { name } of tables)
    await db.query(sql`
      create trigger note_write after insert or update or delete on ${raw(name)}
      for each statement execute function testing.note_write()`)
}

/** The tables that were written to since this was last asked. Counted tries are forgotten with it: the next call is nobody's. */
export const writtenSince = async (db: Queries): Promise<string[]> => {
  const rows = await db.query<{ name: string }>(sql`
    with forgotten as (delete from attempt) delete from testing.written returning name`)
  return [...new Set(rows.map(({ name }) => name))]
}

/** Prints of the rows of each table: the same before and after, nothing was written. */
export type Prints = { all: Record<string, string>; owners: Record<string, string> }

/** Which of a table's rows are the owner's; null where a table names no owner. */
const ownedIn = ({ name, ownedBy }: Table, { accountId, cartId }: OwnerKeys): Sql | null => {
  const columns = name === 'account' ? [...ownedBy, 'id'] : ownedBy
  const matches = columns.map((column) => sql`${raw(column)} = ${column === 'cart_id' ? cartId : accountId}`)
  return matches.length > 0 ? sql`(${join(matches, ' or ')})` : null
}

export type OwnerKeys = { accountId: number; cartId: number }

export const keysOfOwner = async (
  db: Queries,
  { email, projectId }: { email: string; projectId: string },
): Promise<OwnerKeys> => {
  const [keys] = await db.query<OwnerKeys>(sql`
    select (select id from account where email = ${email}) as "accountId",
      (select cart_id from project where public_id = ${projectId}) as "cartId"`)
  if (!keys) throw new Error('The owner is not there.')
  return keys
}

export const printsOf = async (db: Queries, tables: readonly Table[], owner: OwnerKeys): Promise<Prints> => {
  const printOf = (kind: 'all' | 'owners', { name }: Table, where: Sql) => sql`
    select ${kind}::text as kind, ${name}::text as name,
      md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print
    from ${raw(name)} t where ${where}`
  const selects = tables.flatMap((table) => {
    const owned = ownedIn(table, owner)
    return [printOf('all', table, sql`true`), ...(owned ? [printOf('owners', table, owned)] : [])]
  })
  if (selects.length === 0) return { all: {}, owners: {} }
  type Row = { kind: 'all' | 'owners'; name: string; print: string }
  const rows = await db.query<Row>(join(selects, ' union all '))
  const printed = (kind: Row['kind']) =>
    Object.fromEntries(rows.filter((row) => row.kind === kind).map(({ name, print }) => [name, print]))
  return { all: printed('all'), owners: printed('owners') }
}

export const forgetAllAttempts = (db: Queries) => db.query(sql`delete from attempt`)
