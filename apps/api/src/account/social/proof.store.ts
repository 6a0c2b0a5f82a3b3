import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Named } from './provider.ts'

type NewProof = { tokenHash: Buffer; named: Named; codeHash: Buffer; now: Date; expiresAt: Date }

export const createProof = (db: Queries, { tokenHash, named, codeHash, now, expiresAt }: NewProof) =>
  db.query(sql`
    insert into social_proof (token_hash, provider, issuer, subject, email, is_email_verified, first_name,
      last_name, code_hash, created_at, expires_at)
    values (${tokenHash}, ${named.provider}, ${named.issuer}, ${named.subject}, ${named.email},
      ${named.isEmailVerified}, ${named.firstName}, ${named.lastName}, ${codeHash}, ${now}, ${expiresAt})`)

export type Proof = { id: number; named: Named; codeHash: Buffer; attempts: number }
type Row = Named & { id: number; codeHash: Buffer; attempts: number }

/** Counts the attempt before it is judged. Null when the time is over, or there never was one. */
export const tryProof = async (
  db: Queries,
  { tokenHash, provider, now }: { tokenHash: Buffer; provider: string; now: Date },
): Promise<Proof | null> => {
  const [row] = await db.query<Row>(sql`
    update social_proof set tries = tries + 1
    where token_hash = ${tokenHash} and provider = ${provider} and expires_at > ${now}
    returning id, provider, issuer, subject, email, is_email_verified as "isEmailVerified",
      first_name as "firstName", last_name as "lastName", code_hash as "codeHash", tries as attempts`)
  if (!row) return null
  const { id, codeHash, attempts, ...named } = row
  return { id, codeHash, attempts, named }
}

/** Used up: of two who come with it at once, one gets it. */
export const takeProof = async (tx: Queries, id: number): Promise<boolean> => {
  const taken = await tx.query(sql`delete from social_proof where id = ${id} returning id`)
  return taken.length > 0
}

export const deleteEndedProofs = (db: Queries, now: Date) =>
  db.query(sql`delete from social_proof where expires_at <= ${now}`)
