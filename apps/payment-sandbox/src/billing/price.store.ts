import type { Queries } from '../db/sandbox-db.ts'
import { type Sql, sql } from '../db/sql.ts'

export type Product = { id: string; name: string; createdAt: Date }
/** What is paid for a month of a product. */
export type Price = {
  id: string
  productId: string
  unitAmount: number
  lookupKey: string | null
  createdAt: Date
}

export const productById = async (tx: Queries, id: string): Promise<Product | null> => {
  const [found] = await tx.query<Product>(
    sql`select id, name, created_at as "createdAt" from product where id = ${id}`,
  )
  return found ?? null
}

export const addProduct = (tx: Queries, { id, name, createdAt }: Product) =>
  tx.query(sql`insert into product (id, name, created_at) values (${id}, ${name}, ${createdAt})`)

/** Newest first. */
export const pricesWhere = (tx: Queries, condition: Sql) =>
  tx.query<Price>(sql`
    select id, product_id as "productId", unit_amount as "unitAmount", lookup_key as "lookupKey",
      created_at as "createdAt"
    from price where ${condition} order by place desc`)

export const addPrice = (tx: Queries, one: Price) =>
  tx.query(sql`
    insert into price (id, product_id, unit_amount, lookup_key, created_at)
    values (${one.id}, ${one.productId}, ${one.unitAmount}, ${one.lookupKey}, ${one.createdAt})`)
