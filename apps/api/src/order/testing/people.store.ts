import { createSession } from '../../account/session/session.store.ts'
import { newSessionToken } from '../../account/session/secret.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { newPublicId } from '../../shared/public-id.ts'

export type Signed = { accountId: number; publicId: string; token: string; email: string }

/** Signed in for a year, with an address in Los Angeles County; without a password's hashing, as there are many. */
export const aSignedInClient = async (
  db: Db,
  { now, isVerified = true, type = 'User' }: { now: Date; isVerified?: boolean; type?: string },
): Promise<Signed> => {
  const publicId = newPublicId()
  const email = `${publicId}@people.test`
  const [account] = await db.query<{ id: number }>(sql`
    insert into account (public_id, type, status, first_name, last_name, email, email_verified_at, country_code,
      phone_number, zip_code)
    values (${publicId}, ${type}, 'Active', 'Hanna', 'Buyer', ${email}, ${isVerified ? now : null}, '+1',
      '6265550142', '91101')
    returning id`)
  const accountId = account?.id ?? 0
  const { token, hash } = newSessionToken()
  await createSession(db, {
    publicId: newPublicId(),
    accountId,
    tokenHash: hash,
    device: 'Test',
    place: '127.0.0.x',
    deviceId: null,
    otpUntil: null,
    now,
    expiresAt: new Date(now.getTime() + 365 * 86_400_000),
  })
  return { accountId, publicId, token, email }
}

export const sessionOf = async (db: Db, accountId: number): Promise<number> => {
  const [session] = await db.query<{ id: number }>(
    sql`select id from session where account_id = ${accountId}`,
  )
  return session?.id ?? 0
}

export const restrictIn = (db: Db, publicId: string, states: readonly string[]) =>
  db.query(sql`update product set restricted_states = ${[...states]}::text[] where public_id = ${publicId}`)
