import type { Queries } from '../db/sandbox-db.ts'
import { sql } from '../db/sql.ts'

export type SetupStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'succeeded'

export type SetupIntent = {
  id: string
  clientSecret: string
  customerId: string | null
  paymentMethodId: string | null
  status: SetupStatus
  usage: string
  allowedTypes: string[] | null
  description: string | null
  metadata: Record<string, string>
  lastError: object | null
  createdAt: Date
}

export const setupIntentById = async (tx: Queries, id: string): Promise<SetupIntent | null> => {
  const [found] = await tx.query<SetupIntent>(sql`
    select id, client_secret as "clientSecret", customer_id as "customerId", payment_method_id as "paymentMethodId",
      status, usage, allowed_types as "allowedTypes", description, metadata, last_error as "lastError",
      created_at as "createdAt"
    from setup_intent where id = ${id}`)
  return found ?? null
}

export const saveSetupIntent = (tx: Queries, one: SetupIntent) =>
  tx.query(sql`
    insert into setup_intent (id, client_secret, customer_id, payment_method_id, status, usage, allowed_types,
      description, metadata, last_error, created_at)
    values (${one.id}, ${one.clientSecret}, ${one.customerId}, ${one.paymentMethodId}, ${one.status}, ${one.usage},
      ${one.allowedTypes && JSON.stringify(one.allowedTypes)}::jsonb, ${one.description},
      ${JSON.stringify(one.metadata)}::jsonb, ${one.lastError && JSON.stringify(one.lastError)}::jsonb, ${one.createdAt})
    on conflict (id) do update set payment_method_id = excluded.payment_method_id, status = excluded.status,
      last_error = excluded.last_error`)
