import type { Db } from './db.ts'
import { sql } from './sql.ts'

const hourMs = 3_600_000

/** The embedded database has no autovacuum: without this, searches slow down with every change. */
export const keepVacuumed = (db: Db, report: (error: unknown) => void): (() => void) => {
  if (db.kind === 'server') return () => undefined
  const timer = setInterval(() => void db.query(sql`vacuum (analyze)`).catch(report), hourMs)
  timer.unref()
  return () => clearInterval(timer)
}
