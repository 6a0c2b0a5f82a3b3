import { newSessionToken } from '../../account/session/secret.ts'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type LoadProject = { id: string; tokens: string[] }

/** Projects with so many people each, all signed in for a day. */
export const seedProjects = async (
  db: Queries,
  { projects, people, now }: { projects: number; people: number; now: Date },
): Promise<LoadProject[]> => {
  const sessions = Array.from({ length: projects * people }, () => newSessionToken())
  const names = sessions.map((_, index) => `load${index}`)
  await db.query(sql`
    insert into account (public_id, type, status, first_name, email, email_verified_at)
    select name, 'User', 'Active', name, name || '@load.example', ${now}::timestamptz
    from unnest(${names}::text[]) as name`)
  await db.query(sql`
    insert into session (public_id, account_id, token_hash, device, place, signed_in_at, last_seen_at, expires_at)
    select s.name, a.id, decode(s.hash, 'hex'), 'Load', '127.0.0.x', ${now}::timestamptz, ${now}::timestamptz,
      ${now}::timestamptz + interval '1 day'
    from unnest(${names}::text[], ${sessions.map(({ hash }) => hash.toString('hex'))}::text[]) as s (name, hash)
      join account a on a.public_id = s.name`)
  await db.query(sql`
    insert into project (public_id, showroom_id, account_id, name, created_at)
    select 'loadp' || (p - 1), (select min(id) from showroom where vsd_id is not null),
      (select id from account where public_id = 'load' || ((p - 1) * ${people}::int)), 'Load', ${now}::timestamptz
    from generate_series(1, ${projects}::int) as p`)
  await db.query(sql`
    insert into project_member (public_id, project_id, account_id, email, role, can, sees_prices, invited_at, joined_at)
    select a.public_id, p.id, a.id, a.email, 'client', 'approve', 'yes', ${now}::timestamptz, ${now}::timestamptz
    from project p join account a on a.public_id like 'load%' and a.public_id not like 'loadp%'
    where p.public_id = 'loadp' || (substr(a.public_id, 5)::int / ${people}::int)
      and substr(a.public_id, 5)::int % ${people}::int <> 0`)
  return Array.from({ length: projects }, (_, project) => ({
    id: `loadp${project}`,
    tokens: sessions.slice(project * people, (project + 1) * people).map(({ token }) => token),
  }))
}

/** What was really said in these projects, in its order. */
export const saidIn = async (
  db: Queries,
  projects: readonly LoadProject[],
): Promise<Map<string, string[]>> => {
  const ids = projects.map(({ id }) => id)
  const said = await db.query<{ project: string; clientIds: string[] }>(sql`
    select p.public_id as project, array_agg(m.client_id order by m.no) as "clientIds"
    from chat_message m join chat_thread t on t.id = m.thread_id join project p on p.id = t.project_id
    where p.public_id = any(${ids}::text[]) group by p.public_id`)
  return new Map(said.map(({ project, clientIds }) => [project, clientIds]))
}
