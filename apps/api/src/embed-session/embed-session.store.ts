import type { AccountStatus, AccountType, Settings } from '@showroom/contract/account/account'
import { signal } from '../platform/db/commit-signals.ts'
import type { Queries } from '../platform/db/db.ts'
import { hashesIn, sql } from '../platform/db/sql.ts'
import type { WebsiteWithdrawn } from '../showroom/domain/website-withdrawn.ts'

/** For whom a session on a contractor's page is: an account's session, on one website, for one showroom. */
export type EmbedPlace = { sessionId: number; showroomId: number; origin: string }

export type NewEmbedCode = EmbedPlace & {
  codeHash: Buffer
  challenge: string
  state: string
  expiresAt: Date
}

export const createEmbedCode = (db: Queries, code: NewEmbedCode) =>
  db.query(sql`
    insert into embed_code (code_hash, session_id, showroom_id, origin, challenge, state, expires_at)
    values (${code.codeHash}, ${code.sessionId}, ${code.showroomId}, ${code.origin}, ${code.challenge},
      ${code.state}, ${code.expiresAt})`)

/** What a contractor's page is shown of an account. */
export type ShownPerson = { firstName: string; settings: Partial<Settings> }

export type TakenEmbedCode = EmbedPlace & ShownPerson & { challenge: string; state: string }

/** Uses the code up, whoever comes with it: of two at once, one gets it. */
export const takeEmbedCode = async (
  tx: Queries,
  codeHash: Buffer,
  now: Date,
): Promise<TakenEmbedCode | null> => {
  const [taken] = await tx.query<TakenEmbedCode>(sql`
    delete from embed_code c using session s, account a
    where c.code_hash = ${codeHash} and c.expires_at > ${now}
      and s.id = c.session_id and s.expires_at > ${now} and a.id = s.account_id
    returning c.session_id as "sessionId", c.showroom_id as "showroomId", c.origin, c.challenge, c.state,
      a.first_name as "firstName", a.settings`)
  return taken ?? null
}

/** A newer session takes the place of the one before it. */
export const saveEmbedSession = (
  tx: Queries,
  { sessionId, showroomId, origin }: EmbedPlace,
  { tokenHash, expiresAt }: { tokenHash: Buffer; expiresAt: Date },
) =>
  tx.query(sql`
    insert into embed_session (token_hash, session_id, showroom_id, origin, expires_at)
    values (${tokenHash}, ${sessionId}, ${showroomId}, ${origin}, ${expiresAt})
    on conflict (session_id, showroom_id, origin) do update set
      token_hash = excluded.token_hash, expires_at = excluded.expires_at`)

export type FoundEmbedSession = {
  accountId: number
  sessionId: number
  type: AccountType
  status: AccountStatus
  origin: string
  showroom: string
  /** With the account's own session, where that ends sooner. */
  expiresAt: Date
}

/** By the hexadecimal hashes of their tokens, however old. */
export const findEmbedSessions = async (
  db: Queries,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, FoundEmbedSession>> => {
  const found = await db.query<FoundEmbedSession & { tokenHash: string }>(sql`
    select encode(e.token_hash, 'hex') as "tokenHash", a.id as "accountId", s.id as "sessionId", a.type, a.status,
      e.origin, r.user_id as showroom, least(e.expires_at, s.expires_at) as "expiresAt"
    from embed_session e join session s on s.id = e.session_id join account a on a.id = s.account_id
      join showroom r on r.id = e.showroom_id
    where e.token_hash = any (${hashesIn(hashes)})`)
  return new Map(found.map(({ tokenHash, ...session }) => [tokenHash, session]))
}

type OnWebsite = { sessionId: number; showroom: string; origin: string }

export const embedSessionOn = async (
  db: Queries,
  { sessionId, showroom, origin }: OnWebsite,
): Promise<(ShownPerson & { expiresAt: Date }) | null> => {
  const [found] = await db.query<ShownPerson & { expiresAt: Date }>(sql`
    select a.first_name as "firstName", a.settings, e.expires_at as "expiresAt"
    from embed_session e join session s on s.id = e.session_id join account a on a.id = s.account_id
      join showroom r on r.id = e.showroom_id
    where e.session_id = ${sessionId} and r.user_id = ${showroom} and e.origin = ${origin}`)
  return found ?? null
}

export const endEmbedSession = (db: Queries, { sessionId, showroom, origin }: OnWebsite) =>
  db.query(sql`
    delete from embed_session e using showroom r
    where r.id = e.showroom_id and e.session_id = ${sessionId} and r.user_id = ${showroom} and e.origin = ${origin}`)

/** A website that is withdrawn has nobody signed in; whoever looks on from there is shown nothing more. */
export const endEmbedSessionsOn = async (tx: Queries, { showroomId, origin }: WebsiteWithdrawn) => {
  await tx.query(sql`delete from embed_code where showroom_id = ${showroomId} and origin = ${origin}`)
  const gone = await tx.query<{ accountId: number }>(sql`
    delete from embed_session e using session s
    where s.id = e.session_id and e.showroom_id = ${showroomId} and e.origin = ${origin}
    returning s.account_id as "accountId"`)
  for (const { accountId } of gone) signal(tx, { topic: 'rights', accountId })
}

export const deleteEndedEmbedSessions = async (db: Queries, now: Date) => {
  await db.query(sql`delete from embed_code where expires_at <= ${now}`)
  await db.query(sql`delete from embed_session where expires_at <= ${now}`)
}
