import { hourMs } from '@showroom/contract/shared/time'
import type { Db } from './db.ts'
import { sql } from './sql.ts'

/** The embedded database has no autovacuum: without this, searches slow down with every change. */
export const keepVacuumed = (db: Db, report: (error: unknown) => void): (() => void) => {
  if (db.kind === 'server') return () => undefined
  const timer = setInterval(() => void db.query(sql`vacuum (analyze)`).catch(report), hourMs)
  timer.unref()
  return () => clearInterval(timer)
}
