import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** As somebody who goes around the application would try. */
export const editRate = (db: Queries, publicId: string, rateBps: number) =>
  db.query(sql`update rate_plan set rate_bps = ${rateBps} where public_id = ${publicId}`)

export const givesCode = (db: Queries, accountId: number, at: Date) =>
  db.query(sql`update session set otp_at = ${at} where account_id = ${accountId}`)
