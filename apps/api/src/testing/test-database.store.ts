import type { Queries } from '../platform/db/db.ts'
import { raw, sql } from '../platform/db/sql.ts'

// The names are made by the tests themselves; a database's name can not be a parameter.
export const createDatabase = (server: Queries, name: string) => server.query(raw(`create database ${name}`))

/** By files where the server knows that way (from 15 on): through its log a small database takes twice as long. */
export const copyDatabase = async (server: Queries, from: string, name: string) => {
  const [known] = await server.query<{ version: number }>(
    sql`select current_setting('server_version_num')::int as version`,
  )
  const strategy = (known?.version ?? 0) >= 150_000 ? ' strategy file_copy' : ''
  await server.query(raw(`create database ${name} template ${from}${strategy}`))
}

export const dropDatabase = (server: Queries, name: string) =>
  server.query(raw(`drop database if exists ${name} with (force)`))

/** Of our own schema, in the order of the alphabet. */
export const tableNames = async (db: Queries): Promise<string[]> => {
  const tables = await db.query<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename collate "C"`,
  )
  return tables.map(({ name }) => name)
}
