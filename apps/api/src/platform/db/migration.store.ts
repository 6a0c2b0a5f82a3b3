import type { MigrationTransaction, Queries } from './db.ts'
import { sql } from './sql.ts'

/** Takes the lock that makes migrations of several processes wait for each other, and makes their table. */
export const prepareMigrations = (tx: MigrationTransaction) =>
  tx.script(`
    select pg_advisory_xact_lock(hashtext('showroom migrations'));
    create table if not exists migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)

export const appliedMigrations = async (db: Queries): Promise<Map<string, string>> => {
  const rows = await db.query<{ name: string; checksum: string }>(sql`select name, checksum from migration`)
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

export const recordMigration = (db: Queries, name: string, checksum: string) =>
  db.query(sql`insert into migration (name, checksum) values (${name}, ${checksum})`)
