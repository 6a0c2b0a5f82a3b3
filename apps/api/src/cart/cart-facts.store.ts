import { purchasableJoins, unpricedColumns } from '../catalogue/product/purchasable.store.ts'
import { pricedBy, type Unpriced } from '../catalogue/product/purchasable.ts'
import type { Queries } from '../platform/db/db.ts'
import { hashesIn, numbersIn, type Sql, sql } from '../platform/db/sql.ts'
import { type ListPricing, listPricing } from '../pricing/price-list/list-pricing.store.ts'
import type { ShowroomContext } from '../showroom/showroom.ts'
import type { CartFacts, LineFacts } from './cart-facts.ts'
import type { CartOwner } from './cart-owner.ts'

/** Whose cart `cart` is: the condition that every read and change of it carries. */
export const ownedBy = (owner: CartOwner, now: Date): Sql =>
  'accountId' in owner
    ? sql`cart.account_id = ${owner.accountId}`
    : sql`cart.token_hash = ${owner.tokenHash} and cart.expires_at > ${now}`

type StoredLine = Omit<LineFacts, 'product'> & Unpriced
type StoredCart = Omit<CartFacts, 'expiresAt' | 'lines'> & {
  /** Hexadecimal; null for an account's. */
  tokenHash: string | null
  /** Null for a guest's. */
  accountId: number | null
  expiresAt: string | null
  lines: StoredLine[]
}
type Read = { pricing: ListPricing; carts: StoredCart[] }

/** Carts of one showroom, and what prices them, in one statement: of one instant, within a transaction as without. */
const cartsWhere = async (db: Queries, showroom: ShowroomContext, condition: Sql): Promise<OwnedFacts[]> => {
  const [read] = await db.query<Read>(sql`
    select ${listPricing(showroom.priceListId)} as pricing, coalesce((select json_agg(found) from (
      select encode(cart.token_hash, 'hex') as "tokenHash", cart.account_id as "accountId",
        cart.public_id as "cartId", cart.version, cart.expires_at as "expiresAt",
        project.public_id as "projectId", coalesce(project.extra_info, '{}') as "extraInfo",
        coalesce((select json_agg(line) from (
          select cl.public_id as "lineId", cl.qty, cl.unit_price_cents as "acceptedCents",
            cl.lot_choice as "lotChoice", cl.coverage_note as "coverageNote", ${unpricedColumns(showroom)}
          from cart_line cl join product p on p.id = cl.product_id ${purchasableJoins}
          where cl.cart_id = cart.id order by cl.id
        ) line), '[]'::json) as lines
      from cart left join project on project.id = cart.project_id
      where cart.showroom_id = ${showroom.id} and ${condition}
    ) found), '[]'::json) as carts`)
  return read ? read.carts.map(factsWith(pricedBy(read.pricing))) : []
}

type OwnedFacts = Pick<StoredCart, 'tokenHash' | 'accountId'> & { facts: CartFacts }

const factsWith =
  (priced: ReturnType<typeof pricedBy>) =>
  ({ tokenHash, accountId, expiresAt, lines, ...cart }: StoredCart): OwnedFacts => ({
    tokenHash,
    accountId,
    facts: {
      ...cart,
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
      lines: lines.map(({ lineId, qty, acceptedCents, lotChoice, coverageNote, ...product }) => ({
        lineId,
        qty,
        acceptedCents,
        lotChoice,
        coverageNote,
        product: priced(product),
      })),
    },
  })

/** The owner's cart, with its lines at today's prices, in one read. */
export const ownersCart = async (
  db: Queries,
  showroom: ShowroomContext,
  { owner, now }: { owner: CartOwner; now: Date },
): Promise<CartFacts | null> => {
  const [found] = await cartsWhere(db, showroom, ownedBy(owner, now))
  return found?.facts ?? null
}

/** Guests' carts by the hexadecimal hash of their token, however old. */
export const guestsCarts = async (
  db: Queries,
  showroom: ShowroomContext,
  hashes: readonly string[],
): Promise<Map<string, CartFacts>> => {
  const carts = await cartsWhere(db, showroom, sql`cart.token_hash = any (${hashesIn(hashes)})`)
  return new Map(carts.flatMap(({ tokenHash, facts }) => (tokenHash === null ? [] : [[tokenHash, facts]])))
}

/** Carts of accounts that have the showroom's prices as they are given. */
export const accountsCarts = async (
  db: Queries,
  showroom: ShowroomContext,
  accountIds: readonly number[],
): Promise<Map<number, CartFacts>> => {
  const carts = await cartsWhere(db, showroom, sql`cart.account_id = any (${numbersIn(accountIds)})`)
  return new Map(carts.flatMap(({ accountId, facts }) => (accountId === null ? [] : [[accountId, facts]])))
}

export const cartById = async (
  tx: Queries,
  showroom: ShowroomContext,
  cartId: number,
): Promise<CartFacts> => {
  const [found] = await cartsWhere(tx, showroom, sql`cart.id = ${cartId}`)
  if (!found) throw new Error(`The cart ${cartId} is gone within its own transaction.`)
  return found.facts
}
