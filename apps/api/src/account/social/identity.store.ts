import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** A person by a provider's word: its issuer, and what that calls them. */
export type Identity = { provider: string; issuer: string; subject: string }

export const accountIdOf = async (
  db: Queries,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<number | null> => {
  const [found] = await db.query<{ accountId: number }>(sql`
    select account_id as "accountId" from social_identity where issuer = ${issuer} and subject = ${subject}`)
  return found?.accountId ?? null
}

/** False when it belongs to another account already. */
export const linkIdentity = async (
  tx: Queries,
  accountId: number,
  { provider, issuer, subject }: Identity,
): Promise<boolean> => {
  const linked = await tx.query(sql`
    insert into social_identity (account_id, provider, issuer, subject)
    values (${accountId}, ${provider}, ${issuer}, ${subject})
    on conflict (issuer, subject) do nothing returning id`)
  return linked.length > 0
}

export const identitiesOf = (
  db: Queries,
  accountId: number,
): Promise<{ provider: string; linkedAt: Date }[]> =>
  db.query<{ provider: string; linkedAt: Date }>(sql`
    select provider, created_at as "linkedAt" from social_identity where account_id = ${accountId} order by id`)

export const forgetIdentitiesOf = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from social_identity where account_id = ${accountId}`)
