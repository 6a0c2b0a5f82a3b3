import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

export type NewLink = {
  publicId: string
  projectId: number
  tokenHash: Buffer
  email: string
  pinHash: Buffer | null
  seesPrices: boolean
  createdBy: number
  now: Date
  expiresAt: Date
}

export const createLink = async (
  tx: Queries,
  made: NewLink,
  selectionIds: readonly number[],
): Promise<void> => {
  await tx.query(sql`
    with made as (
      insert into selection_link (public_id, project_id, token_hash, email, pin_hash, sees_prices, created_by,
        created_at, expires_at)
      values (${made.publicId}, ${made.projectId}, ${made.tokenHash}, ${made.email}, ${made.pinHash},
        ${made.seesPrices}, ${made.createdBy}, ${made.now}, ${made.expiresAt}) returning id)
    insert into selection_link_item (link_id, selection_id)
    select made.id, one.id from made, unnest(${[...selectionIds]}::int[]) as one (id)`)
}

export type KeptLink = {
  id: number
  publicId: string
  email: string
  hasPin: boolean
  seesPrices: boolean
  createdBy: number | null
  expiresAt: Date
  decisions: number
  decided: number
}

/** Those that open something, and those whose time was over since. */
export const linksOf = (
  db: Queries,
  { projectId, mostWrong, since }: { projectId: number; mostWrong: number; since: Date },
): Promise<KeptLink[]> =>
  db.query<KeptLink>(sql`
    select l.id, l.public_id as "publicId", l.email, l.pin_hash is not null as "hasPin",
      l.sees_prices as "seesPrices", l.created_by as "createdBy", l.expires_at as "expiresAt",
      count(i.selection_id)::int as decisions, count(i.used_at)::int as decided
    from selection_link l left join selection_link_item i on i.link_id = l.id
    where l.project_id = ${projectId} and l.revoked_at is null and l.expires_at > ${since}
      and l.created_by is not null and l.wrong_pins < ${mostWrong}
    group by l.id order by l.id`)

export const projectOfLink = async (db: Queries, publicId: string): Promise<string | null> => {
  const [found] = await db.query<{ project: string }>(sql`
    select p.public_id as project from selection_link l join project p on p.id = l.project_id
    where l.public_id = ${publicId}`)
  return found?.project ?? null
}

export const revokeLink = (db: Queries, publicId: string, now: Date) =>
  db.query(sql`
    update selection_link set revoked_at = ${now} where public_id = ${publicId} and revoked_at is null`)

export type OpenLink = {
  id: number
  publicId: string
  project: string
  email: string
  pinHash: Buffer | null
  seesPrices: boolean
  createdBy: number
  expiresAt: Date
  /** By the decision's number, when it was taken. */
  items: { selectionId: number; usedAt: string | null }[]
}

/** A link that is neither over nor taken back nor guessed at too often. */
export const openLinkWith = async (
  db: Queries,
  { tokenHash, mostWrong, now }: { tokenHash: Buffer; mostWrong: number; now: Date },
): Promise<OpenLink | null> => {
  const [found] = await db.query<OpenLink>(sql`
    select l.id, l.public_id as "publicId", p.public_id as project, l.email, l.pin_hash as "pinHash",
      l.sees_prices as "seesPrices", l.created_by as "createdBy", l.expires_at as "expiresAt",
      (select json_agg(json_build_object('selectionId', i.selection_id, 'usedAt', i.used_at))
        from selection_link_item i where i.link_id = l.id) as items
    from selection_link l join project p on p.id = l.project_id
    where l.token_hash = ${tokenHash} and l.revoked_at is null and l.expires_at > ${now}
      and l.created_by is not null and l.wrong_pins < ${mostWrong}`)
  return found && found.items !== null ? found : null
}

/** Counted before it is compared, so that guesses sent at once do not get around the limit. False after too many. */
export const countPinTry = async (db: Queries, id: number, most: number): Promise<boolean> => {
  const counted = await db.query(sql`
    update selection_link set wrong_pins = wrong_pins + 1 where id = ${id} and wrong_pins < ${most} returning id`)
  return counted.length > 0
}

/** It was the right one. */
export const forgetPinTry = (db: Queries, id: number) =>
  db.query(sql`update selection_link set wrong_pins = wrong_pins - 1 where id = ${id}`)

/** False where the link has taken this decision already. */
export const takeOnce = async (
  tx: Queries,
  { linkId, selectionId, now }: { linkId: number; selectionId: number; now: Date },
): Promise<boolean> => {
  const used = await tx.query(sql`
    update selection_link_item set used_at = ${now}
    where link_id = ${linkId} and selection_id = ${selectionId} and used_at is null returning link_id`)
  return used.length > 0
}

/** What was mailed to somebody who has proven that the address is theirs. */
export const linksTo = (db: Queries, email: string) =>
  db.query(sql`
    select l.email, l.created_at, l.expires_at, p.name as project
    from selection_link l join project p on p.id = l.project_id where lower(l.email) = lower(${email}) order by l.id`)

const isTo = (accountId: number): Sql => sql`lower(l.email) = (
  select lower(email) from account where id = ${accountId} and email_verified_at is not null)`

/** With the name of who signed by them. */
export const removeLinksTo = async (tx: Queries, accountId: number) => {
  await tx.query(sql`
    update selection_event e set actor_name = '', signature = '', ip = null
    from selection_link l where l.id = e.link_id and ${isTo(accountId)}`)
  await tx.query(sql`delete from selection_link l where ${isTo(accountId)}`)
}

/** What was decided by them stays; whose address it went to is nobody's to know any more. */
export const deleteLinksOver = (db: Queries, before: Date) =>
  db.query(sql`delete from selection_link where expires_at < ${before}`)
