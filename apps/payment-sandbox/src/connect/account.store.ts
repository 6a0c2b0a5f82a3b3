import type { Queries } from '../db/sandbox-db.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { Bank } from './bank-account.ts'
import type { Identity } from './identity.ts'

export type Account = {
  id: string
  /** `custom`: told of by calls, instead of by its owner on the provider's page. */
  kind: 'express' | 'custom'
  email: string | null
  country: string
  businessType: string | null
  capabilities: Record<string, boolean>
  isOnboarded: boolean
  identity: Identity | null
  bank: Bank | null
  acceptedAt: Date | null
  statementDescriptor: string | null
  /** Who it is, is looked at until then. */
  verifiesAt: Date | null
  metadata: Record<string, string>
  createdAt: Date
}

export const accountsWhere = (tx: Queries, condition: Sql) =>
  tx.query<Account>(sql`
    select id, kind, email, country, business_type as "businessType", capabilities, is_onboarded as "isOnboarded", metadata,
      identity, bank, accepted_at as "acceptedAt", statement_descriptor as "statementDescriptor", verifies_at as "verifiesAt",
      created_at as "createdAt"
    from account where ${condition} order by place desc`)

export const accountById = async (tx: Queries, id: string): Promise<Account | null> =>
  (await accountsWhere(tx, sql`id = ${id}`))[0] ?? null

export const saveAccount = (tx: Queries, one: Account) =>
  tx.query(sql`
    insert into account (id, kind, email, country, business_type, capabilities, is_onboarded, metadata, identity, bank,
      accepted_at, statement_descriptor, verifies_at, created_at)
    values (${one.id}, ${one.kind}, ${one.email}, ${one.country}, ${one.businessType},
      ${JSON.stringify(one.capabilities)}::jsonb, ${one.isOnboarded}, ${JSON.stringify(one.metadata)}::jsonb,
      ${one.identity && JSON.stringify(one.identity)}::jsonb, ${one.bank && JSON.stringify(one.bank)}::jsonb,
      ${one.acceptedAt}, ${one.statementDescriptor}, ${one.verifiesAt}, ${one.createdAt})
    on conflict (id) do update set email = excluded.email, business_type = excluded.business_type,
      capabilities = excluded.capabilities, is_onboarded = excluded.is_onboarded, metadata = excluded.metadata,
      identity = excluded.identity, bank = excluded.bank, accepted_at = excluded.accepted_at,
      statement_descriptor = excluded.statement_descriptor, verifies_at = excluded.verifies_at`)

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
