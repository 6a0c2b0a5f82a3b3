import type { Queries } from '../db/sandbox-db.ts'
import { type Sql, sql } from '../db/sql.ts'

export type Endpoint = {
  id: string
  url: string
  secret: string
  enabledEvents: string[]
  isEnabled: boolean
  description: string | null
  metadata: Record<string, string>
  createdAt: Date
}

export const endpointsWhere = (tx: Queries, condition: Sql) =>
  tx.query<Endpoint>(sql`
    select id, url, secret, enabled_events as "enabledEvents", is_enabled as "isEnabled", description, metadata,
      created_at as "createdAt"
    from webhook_endpoint where ${condition} order by place desc`)

export const endpointById = async (tx: Queries, id: string): Promise<Endpoint | null> =>
  (await endpointsWhere(tx, sql`id = ${id}`))[0] ?? null

/** Those that want to hear of it. */
export const endpointsFor = (tx: Queries, type: string) =>
  endpointsWhere(tx, sql`is_enabled and (enabled_events ? '*' or enabled_events ? ${type})`)

export const saveEndpoint = (tx: Queries, one: Endpoint) =>
  tx.query(sql`
    insert into webhook_endpoint (id, url, secret, enabled_events, is_enabled, description, metadata, created_at)
    values (${one.id}, ${one.url}, ${one.secret}, ${JSON.stringify(one.enabledEvents)}::jsonb, ${one.isEnabled},
      ${one.description}, ${JSON.stringify(one.metadata)}::jsonb, ${one.createdAt})
    on conflict (id) do update set url = excluded.url, secret = excluded.secret,
      enabled_events = excluded.enabled_events, is_enabled = excluded.is_enabled,
      description = excluded.description, metadata = excluded.metadata`)

export const removeEndpoint = (tx: Queries, id: string) =>
  tx.query(sql`delete from webhook_endpoint where id = ${id}`)
