import type { MemberAccess } from '@showroom/contract/project/member.rules'
import { signal } from '../../platform/db/commit-signals.ts'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type Member = MemberAccess & {
  id: number
  publicId: string
  projectId: number
  accountId: number | null
  email: string
  firstName: string | null
  lastName: string | null
  photo: string | null
  invitedAt: Date
  expiresAt: Date | null
  joinedAt: Date | null
  lastSeenAt: Date | null
  /** Null for whoever stays. */
  endsAt: Date | null
}

export const membersOf = (db: Queries, projectIds: readonly number[]): Promise<Member[]> =>
  db.query<Member>(sql`
    select m.id, m.public_id as "publicId", m.project_id as "projectId", m.account_id as "accountId",
      coalesce(a.email, m.email) as email, a.first_name as "firstName", a.last_name as "lastName", a.photo, m.role,
      m.can as right, m.sees_prices as sees, m.invited_at as "invitedAt", m.expires_at as "expiresAt",
      m.joined_at as "joinedAt", m.last_seen_at as "lastSeenAt",
      m.ends_at as "endsAt"
    from project_member m left join account a on a.id = m.account_id
    where m.project_id = any(${[...projectIds]}::int[]) order by m.id`)

export type Invitation = MemberAccess & {
  publicId: string
  projectId: number
  email: string
  codeHash: Buffer
  now: Date
  expiresAt: Date
}

/** A newer invitation takes the place of the one before, under its public id. Null where they have joined already. */
export const saveInvitation = async (tx: Queries, made: Invitation): Promise<string | null> => {
  const [saved] = await tx.query<{ publicId: string }>(sql`
    insert into project_member (public_id, project_id, email, role, can, sees_prices, code_hash, invited_at, expires_at)
    values (${made.publicId}, ${made.projectId}, ${made.email}, ${made.role}, ${made.right}, ${made.sees},
      ${made.codeHash}, ${made.now}, ${made.expiresAt})
    on conflict (project_id, lower(email)) do update set role = excluded.role, can = excluded.can,
      sees_prices = excluded.sees_prices, code_hash = excluded.code_hash, invited_at = excluded.invited_at,
      expires_at = excluded.expires_at
    where project_member.account_id is null
    returning public_id as "publicId"`)
  return saved?.publicId ?? null
}

export type Joining = MemberAccess & {
  publicId: string
  projectId: number
  accountId: number
  email: string
  endsAt?: Date
  now: Date
}

type InProject = { projectId: number; accountId: number; now: Date }

/** Whose time was over may come in anew, also before the upkeep has come by. */
export const removeEnded = (tx: Queries, { projectId, accountId, now }: InProject) =>
  tx.query(sql`
    delete from project_member where project_id = ${projectId} and account_id = ${accountId} and ends_at <= ${now}`)

/** They were in for a time: from now on they stay, and what they were hired for does not take them out. */
export const saveStaying = async (
  tx: Queries,
  { publicId, projectId, accountId, role, sees }: Joining,
): Promise<boolean> => {
  const saved = await tx.query(sql`
    update project_member set ends_at = null, public_id = ${publicId}, role = ${role}, sees_prices = ${sees},
      can = case when can = 'view' then 'suggest' else can end
    where project_id = ${projectId} and account_id = ${accountId} and ends_at is not null returning id`)
  return saved.length > 0
}

/** A member without an invitation that would have to be accepted. False where they are one already. */
export const saveJoined = async (tx: Queries, made: Joining): Promise<boolean> => {
  await removeEnded(tx, made)
  const saved = await tx.query(sql`
    insert into project_member (public_id, project_id, account_id, email, role, can, sees_prices, invited_at, joined_at,
      ends_at)
    select ${made.publicId}, ${made.projectId}::int, ${made.accountId}::int, ${made.email}, ${made.role}, ${made.right},
      ${made.sees}, ${made.now}::timestamptz, ${made.now}::timestamptz, ${made.endsAt ?? null}::timestamptz
    where not exists (select 1 from project_member
      where project_id = ${made.projectId} and account_id = ${made.accountId})
    on conflict (project_id, lower(email)) do update set account_id = excluded.account_id, role = excluded.role,
      can = excluded.can, sees_prices = excluded.sees_prices, code_hash = null, expires_at = null,
      joined_at = excluded.joined_at, ends_at = excluded.ends_at, public_id = excluded.public_id
    where project_member.account_id is null
    returning id`)
  return saved.length > 0
}

export type Invited = {
  id: number
  projectId: number
  project: string
  name: string
  email: string
  ownerId: number
}

/** An invitation that is still good. */
export const invitationWith = async (
  tx: Queries,
  { codeHash, now }: { codeHash: Buffer; now: Date },
): Promise<(Invited & Pick<MemberAccess, 'role'>) | null> => {
  const [found] = await tx.query<Invited & Pick<MemberAccess, 'role'>>(sql`
    select m.id, p.id as "projectId", p.public_id as project, p.name, m.email, m.role, p.account_id as "ownerId"
    from project_member m join project p on p.id = m.project_id
    where m.code_hash = ${codeHash} and m.expires_at > ${now} and m.account_id is null
    for update of m`)
  return found ?? null
}

/** The code is used up. False where the same account is a member by another e-mail. */
export const saveAccepted = (tx: Queries, id: number, { accountId, now }: { accountId: number; now: Date }) =>
  tx.query(sql`
    update project_member set account_id = ${accountId}, joined_at = ${now}, code_hash = null, expires_at = null
    where id = ${id}`)

export const isMember = async (tx: Queries, { projectId, accountId, now }: InProject): Promise<boolean> => {
  const found = await tx.query(sql`
    select 1 from project_member where project_id = ${projectId} and account_id = ${accountId}
      and (ends_at is null or ends_at > ${now})`)
  return found.length > 0
}

export const saveAccess = (
  tx: Queries,
  { projectId, publicId }: { projectId: number; publicId: string },
  { role, right, sees }: MemberAccess,
) =>
  tx.query(sql`
    update project_member set role = ${role}, can = ${right}, sees_prices = ${sees}
    where project_id = ${projectId} and public_id = ${publicId}`)

/** Until when somebody stays; null for as long as the project is there. */
export const saveEnd = (
  tx: Queries,
  { projectId, accountId }: { projectId: number; accountId: number },
  endsAt: Date | null,
) =>
  tx.query(sql`
    update project_member set ends_at = ${endsAt} where project_id = ${projectId} and account_id = ${accountId}`)

/** Answers whose it was, with null for an invitation that nobody accepted, and of which project. */
export const removeMember = async (
  tx: Queries,
  { projectId, publicId }: { projectId: number; publicId: string },
): Promise<{ accountId: number | null; project: string } | null> => {
  const [removed] = await tx.query<{ accountId: number | null; project: string }>(sql`
    delete from project_member m using project p
    where p.id = m.project_id and m.project_id = ${projectId} and m.public_id = ${publicId}
    returning m.account_id as "accountId", p.public_id as project`)
  if (removed?.accountId) signal(tx, { topic: 'rights', accountId: removed.accountId })
  return removed ?? null
}

const seenForMs = 3_600_000

/** Written down at most once an hour. */
export const saveSeen = (db: Queries, id: number, now: Date) =>
  db.query(sql`
    update project_member set last_seen_at = ${now} where id = ${id}
      and (last_seen_at is null or last_seen_at < ${new Date(now.getTime() - seenForMs)})`)

/** Projects of others that somebody looks into. */
export const membershipsOf = (db: Queries, accountId: number) =>
  db.query(sql`
    select p.public_id as id, p.name, m.role, m.can, m.joined_at, m.last_seen_at
    from project_member m join project p on p.id = m.project_id where m.account_id = ${accountId} order by m.id`)

/** Invitations that nobody accepted name an e-mail as well: theirs, where they have proven it. */
export const removeMembershipsOf = (tx: Queries, accountId: number) =>
  tx.query(sql`
    delete from project_member where account_id = ${accountId}
      or lower(email) = (
        select lower(email) from account where id = ${accountId} and email_verified_at is not null)`)
