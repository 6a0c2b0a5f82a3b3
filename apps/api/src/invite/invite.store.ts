import type { InviteAudience, InviteState, inviteSorts } from '@showroom/contract/invite/invite.rules'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { Queries } from '../platform/db/db.ts'
import { raw, type Sql, sql } from '../platform/db/sql.ts'
import type { Span } from '../shared/paged-reply.ts'
import { tableOrder } from '../shared/table.ts'

export type Invite = {
  id: number
  publicId: string
  showroomId: number
  audience: InviteAudience
  email: string
  name: string
  note: string
  projectId: number | null
  project: string | null
  projectRef: string | null
  sentAt: Date
  expiresAt: Date
  openedAt: Date | null
  joinedAt: Date | null
  revokedAt: Date | null
  accountId: number | null
}

export const inviteColumns = sql`i.id, i.public_id as "publicId", i.showroom_id as "showroomId", i.audience, i.email,
  i.name, i.note, i.project_id as "projectId", p.name as project, p.public_id as "projectRef", i.sent_at as "sentAt", i.expires_at as "expiresAt",
  i.opened_at as "openedAt", i.joined_at as "joinedAt", i.revoked_at as "revokedAt", i.account_id as "accountId"`

export type NewInvite = Pick<
  Invite,
  'publicId' | 'showroomId' | 'audience' | 'email' | 'name' | 'note' | 'projectId'
> & { codeHash: Buffer; now: Date; expiresAt: Date }

/** Null where the address has an invitation that is good, or that was followed. */
export const saveInvite = async (tx: Queries, made: NewInvite): Promise<number | null> => {
  const [saved] = await tx.query<{ id: number }>(sql`
    insert into invite (public_id, showroom_id, audience, email, name, note, project_id, code_hash, created_at, sent_at,
      expires_at)
    values (${made.publicId}, ${made.showroomId}, ${made.audience}, ${made.email}, ${made.name}, ${made.note},
      ${made.projectId}, ${made.codeHash}, ${made.now}, ${made.now}, ${made.expiresAt})
    on conflict (showroom_id, audience, lower(email)) do update set email = excluded.email, name = excluded.name,
      note = excluded.note, project_id = excluded.project_id, code_hash = excluded.code_hash,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at, opened_at = null, revoked_at = null
    where invite.joined_at is null and (invite.revoked_at is not null or invite.expires_at <= ${made.now})
    returning id`)
  return saved?.id ?? null
}

type Addressed = Pick<Invite, 'showroomId' | 'audience' | 'email'>

/** Whether somebody came by an invitation to the address, or may still come by one. */
export const standingOf = async (
  tx: Queries,
  { showroomId, audience, email, now }: Addressed & { now: Date },
): Promise<'joined' | 'invited' | null> => {
  const [found] = await tx.query<{ hasJoined: boolean }>(sql`
    select joined_at is not null as "hasJoined" from invite
    where showroom_id = ${showroomId} and audience = ${audience} and lower(email) = lower(${email})
      and (joined_at is not null or (revoked_at is null and expires_at > ${now}))`)
  if (!found) return null
  return found.hasJoined ? 'joined' : 'invited'
}

export type InviteSearch = {
  showroomId: number
  audience: InviteAudience
  state: InviteState | null
  text: string
  now: Date
}

/** As `inviteStateOf` says it of one of them. */
const stateAt = (now: Date): Sql => sql`
  case when i.joined_at is not null then 'joined' when i.revoked_at is not null then 'revoked'
    when i.expires_at <= ${now} then 'expired' when i.opened_at is not null then 'opened' else 'sent' end`

const sought = ({ showroomId, audience, state, text, now }: InviteSearch): Sql => sql`
  i.showroom_id = ${showroomId} and i.audience = ${audience}
    and (${state}::text is null or ${stateAt(now)} = ${state})
    and position(${text.toLowerCase()} in lower(i.email || ' ' || i.name)) > 0`

const sortable: Record<(typeof inviteSorts)[number], Sql> = {
  sent: raw('i.sent_at'),
  email: raw('lower(i.email)'),
}

export const countInvites = async (db: Queries, search: InviteSearch): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from invite i where ${sought(search)}`,
  )
  return counted?.count ?? 0
}

export const invitesOf = (
  db: Queries,
  search: InviteSearch,
  { sort, skip, most }: Span & { sort: SortBy<(typeof inviteSorts)[number]> },
): Promise<Invite[]> =>
  db.query<Invite>(sql`
    select ${inviteColumns} from invite i left join project p on p.id = i.project_id where ${sought(search)}
    order by ${tableOrder(sort, { columns: sortable, last: raw('i.id') })} limit ${most} offset ${skip}`)

/** Null where it is another Pro's, as if there were none. */
export const lockInvite = async (
  tx: Queries,
  { showroomId, publicId }: { showroomId: number; publicId: string },
): Promise<Invite | null> => {
  const [found] = await tx.query<Invite>(sql`
    select ${inviteColumns} from invite i left join project p on p.id = i.project_id
    where i.showroom_id = ${showroomId} and i.public_id = ${publicId} for update of i`)
  return found ?? null
}

export const renewInvite = (
  tx: Queries,
  id: number,
  { codeHash, now, expiresAt }: { codeHash: Buffer; now: Date; expiresAt: Date },
) =>
  tx.query(sql`
    update invite set code_hash = ${codeHash}, sent_at = ${now}, expires_at = ${expiresAt}, opened_at = null,
      revoked_at = null
    where id = ${id}`)

export const revokeInvite = (tx: Queries, id: number, now: Date) =>
  tx.query(sql`update invite set revoked_at = ${now} where id = ${id}`)
