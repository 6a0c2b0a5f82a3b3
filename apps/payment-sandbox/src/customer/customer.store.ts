import type { Queries } from '../db/sandbox-db.ts'
import { sql } from '../db/sql.ts'

export type Address = {
  city: string | null
  country: string | null
  line1: string | null
  line2: string | null
  postal_code: string | null
  state: string | null
}

export type Customer = {
  id: string
  email: string | null
  name: string | null
  phone: string | null
  description: string | null
  address: Address | null
  metadata: Record<string, string>
  defaultPaymentMethod: string | null
  createdAt: Date
  deletedAt: Date | null
}

export const customerById = async (tx: Queries, id: string): Promise<Customer | null> => {
  const [found] = await tx.query<Customer>(sql`
    select id, email, name, phone, description, address, metadata, default_payment_method as "defaultPaymentMethod",
      created_at as "createdAt", deleted_at as "deletedAt"
    from customer where id = ${id}`)
  return found ?? null
}

/** Adds it, or puts all that it says in the place of what was there. */
export const saveCustomer = (tx: Queries, one: Customer) =>
  tx.query(sql`
    insert into customer (id, email, name, phone, description, address, metadata, default_payment_method, created_at)
    values (${one.id}, ${one.email}, ${one.name}, ${one.phone}, ${one.description},
      ${one.address && JSON.stringify(one.address)}::jsonb, ${JSON.stringify(one.metadata)}::jsonb, ${one.defaultPaymentMethod}, ${one.createdAt})
    on conflict (id) do update set email = excluded.email, name = excluded.name, phone = excluded.phone,
      description = excluded.description, address = excluded.address, metadata = excluded.metadata,
      default_payment_method = excluded.default_payment_method`)

/** What is left says only that there was one. */
export const deleteCustomer = (tx: Queries, id: string, now: Date) =>
  tx.query(sql`
    update customer set email = null, name = null, phone = null, description = null, address = null, metadata = '{}',
      default_payment_method = null, deleted_at = ${now} where id = ${id}`)
