import { createHash } from 'node:crypto'
import pg from 'pg'
import { semaphore } from '../concurrency.ts'
import { DatabaseError, DatabaseUnavailable } from './database-error.ts'
import type { MigrationTransaction, OpenDb } from './db.ts'
import type { Sql } from './sql.ts'

const { INT8, NUMERIC, DATE } = pg.types.builtins

/** The same values as the embedded driver hands out. */
const parsers = new pg.TypeOverrides()
parsers.setTypeParser(INT8, Number)
parsers.setTypeParser(NUMERIC, Number)
parsers.setTypeParser(DATE, (text: string) => text)

export type ServerTimeouts = {
  /** A request gives up early; a catalogue being loaded may take its time. */
  queryTimeoutMs: number
}

/** More texts than this are made on the fly: preparing those would only fill the server's memory. */
const mostStatementNames = 500
const statementNames = new Map<string, string>()

const nameOf = (text: string): string | undefined => {
  const known = statementNames.get(text)
  if (known || statementNames.size >= mostStatementNames) return known
  const name = `s_${createHash('sha1').update(text).digest('base64url')}`
  statementNames.set(text, name)
  return name
}

const translate = (error: unknown): Error => {
  if (error instanceof pg.DatabaseError) {
    // 57P0x: the server is shutting down or starting, 53300: it has no connection left.
    if (/^(57P0|53300|08)/.test(error.code ?? '')) return new DatabaseUnavailable(error.message)
    return new DatabaseError(error.message, error.code, error.constraint)
  }
  return new DatabaseUnavailable(error instanceof Error ? error.message : String(error))
}

type Client = pg.Pool | pg.PoolClient

const run = async <Row>(client: Client, { text, values }: Sql): Promise<Row[]> => {
  const name = nameOf(text)
  try {
    const { rows } = await client.query({ text, values, ...(name ? { name } : {}) })
    return rows as Row[] // the store that wrote the statement knows its columns
  } catch (error) {
    throw translate(error)
  }
}

/** A multi-statement text: without values and name, so that the driver sends it as one simple query. */
const runScript = async (client: Client, text: string) => {
  await client.query(text).catch((error: unknown) => {
    throw translate(error)
  })
}

const openPool = (url: string, { queryTimeoutMs }: ServerTimeouts) => {
  const pool = new pg.Pool({
    connectionString: url,
    types: parsers,
    max: 16,
    connectionTimeoutMillis: 3_000,
    statement_timeout: queryTimeoutMs,
    // Longer than the server's own limit: this one ends a wait for a server that is not there at all.
    query_timeout: queryTimeoutMs + 1_000,
    idle_in_transaction_session_timeout: queryTimeoutMs + 5_000,
    keepAlive: true,
    application_name: 'showroom',
    // A report that is expected to be long would be compiled first, which takes longer than reading it; and what is
    // listed lies in memory or on an SSD, where a row found by an index costs little more than the next one.
    options: '-c jit=off -c random_page_cost=1.1',
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}

export const openServer = (url: string, timeouts: ServerTimeouts): OpenDb => {
  const pool = openPool(url, timeouts)

  const transaction = async <Result>(work: (tx: MigrationTransaction) => Promise<Result>) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw translate(error)
    })
    let broken = false
    // The pool listens to what is idle alone; what breaks here is told by the next statement.
    const noteBreak = () => {
      broken = true
    }
    client.on('error', noteBreak)
    // A connection says one thing at a time, also where the work asks for several at once.
    const inTurn = semaphore({ atOnce: 1 })
    const script = (text: string) => inTurn(() => runScript(client, text))
    try {
      await script('begin')
      const result = await work({ query: (statement) => inTurn(() => run(client, statement)), script })
      await script('commit')
      return result
    } catch (error) {
      await script('rollback').catch(noteBreak)
      throw error
    } finally {
      client.off('error', noteBreak)
      client.release(broken)
    }
  }

  return {
    kind: 'server',
    query: (statement) => run(pool, statement),
    transaction,
    close: () => pool.end(),
  }
}
