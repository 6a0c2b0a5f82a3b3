import type { Queries } from '../db/sandbox-db.ts'
import { type Sql, sql } from '../db/sql.ts'

export type Account = {
  id: string
  email: string | null
  country: string
  businessType: string | null
  capabilities: Record<string, boolean>
  isOnboarded: boolean
  metadata: Record<string, string>
  createdAt: Date
}

export const accountsWhere = (tx: Queries, condition: Sql) =>
  tx.query<Account>(sql`
    select id, email, country, business_type as "businessType", capabilities, is_onboarded as "isOnboarded", metadata,
      created_at as "createdAt"
    from account where ${condition} order by place desc`)

export const accountById = async (tx: Queries, id: string): Promise<Account | null> =>
  (await accountsWhere(tx, sql`id = ${id}`))[0] ?? null

export const saveAccount = (tx: Queries, one: Account) =>
  tx.query(sql`
    insert into account (id, email, country, business_type, capabilities, is_onboarded, metadata, created_at)
    values (${one.id}, ${one.email}, ${one.country}, ${one.businessType},
      ${JSON.stringify(one.capabilities)}::jsonb, ${one.isOnboarded}, ${JSON.stringify(one.metadata)}::jsonb,
      ${one.createdAt})
    on conflict (id) do update set email = excluded.email, business_type = excluded.business_type,
      capabilities = excluded.capabilities, is_onboarded = excluded.is_onboarded, metadata = excluded.metadata`)

export type AccountLink = {
  token: string
  accountId: string
  refreshUrl: string
  returnUrl: string
  expiresAt: Date
  usedAt: Date | null
}

export const addLink = (tx: Queries, one: AccountLink) =>
  tx.query(sql`
    insert into account_link (token, account_id, refresh_url, return_url, expires_at)
    values (${one.token}, ${one.accountId}, ${one.refreshUrl}, ${one.returnUrl}, ${one.expiresAt})`)

export const linkByToken = async (tx: Queries, token: string): Promise<AccountLink | null> => {
  const [found] = await tx.query<AccountLink>(sql`
    select token, account_id as "accountId", refresh_url as "refreshUrl", return_url as "returnUrl",
      expires_at as "expiresAt", used_at as "usedAt"
    from account_link where token = ${token}`)
  return found ?? null
}

export const useLink = (tx: Queries, token: string, now: Date) =>
  tx.query(sql`update account_link set used_at = ${now} where token = ${token}`)
