import type { Sql } from './sql.ts'

/** What stores are built from: a connection, or a transaction. Rows are parsed by the store that asked. */
export type Queries = {
  query<Row>(statement: Sql): Promise<Row[]>
}

/** PostgreSQL, embedded or a server: the same statements on both. */
export type Db = Queries & {
  kind: 'embedded' | 'server'
  /** Commits when `work` resolves, rolls back when it throws. Inside, use `tx` only. */
  transaction<Result>(work: (tx: Queries) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** A transaction that can also run a migration: several statements in one text, without values. */
export type MigrationTransaction = Queries & { script(text: string): Promise<void> }

/** What opening a database gives; everything but the migrations sees it as a `Db`. */
export type OpenDb = Omit<Db, 'transaction'> & {
  transaction<Result>(work: (tx: MigrationTransaction) => Promise<Result>): Promise<Result>
}
