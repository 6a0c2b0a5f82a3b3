import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { newPublicId } from '../shared/public-id.ts'
import { ownedBy } from './cart-facts.store.ts'
import type { CurrentLine, SavedLine } from './change-lines.ts'
import type { CartOwner } from './cart-owner.ts'

/** `expiresAt`: null for a cart that an account keeps. */
type CartLock = { owner: CartOwner; showroomId: number; now: Date; expiresAt: Date | null }
export type LockedCart = { id: number; publicId: string }

/**
 * The owner's live cart, for a change: raises its version and starts a guest's 30 days again.
 * Two changes at once come one after the other, because the second waits for this row.
 */
export const lockCartOf = async (tx: Queries, wanted: CartLock): Promise<LockedCart | null> => {
  const [cart] = await tx.query<LockedCart>(sql`
    update cart set version = version + 1, updated_at = ${wanted.now}, expires_at = ${wanted.expiresAt}
    where ${ownedBy(wanted.owner, wanted.now)} and showroom_id = ${wanted.showroomId}
    returning id, public_id as "publicId"`)
  return cart ?? null
}

type AccountCart = { publicId: string; accountId: number; showroomId: number; now: Date }

/** The account's cart of a showroom, for a change; opened where there is none, once for two who come at once. */
export const upsertAccountCart = async (tx: Queries, cart: AccountCart): Promise<LockedCart> => {
  const [locked] = await tx.query<LockedCart>(sql`
    insert into cart (public_id, account_id, showroom_id, updated_at)
    values (${cart.publicId}, ${cart.accountId}, ${cart.showroomId}, ${cart.now})
    on conflict (account_id, showroom_id) where account_id is not null
      do update set version = cart.version + 1, updated_at = excluded.updated_at
    returning id, public_id as "publicId"`)
  if (!locked) throw new Error('The cart was not opened.')
  return locked
}

/** Whether the token's cart is alive, in whichever showroom. */
export const isCartKept = async (tx: Queries, tokenHash: Buffer, now: Date): Promise<boolean> => {
  const kept = await tx.query(sql`select 1 from cart where token_hash = ${tokenHash} and expires_at > ${now}`)
  return kept.length > 0
}

export type NewCart = {
  publicId: string
  tokenHash: Buffer
  showroomId: number
  expiresAt: Date
  lines: readonly SavedLine[]
}

/** What a new cart is known by: its lines' public ids come in the order of the lines. */
export type CreatedCart = { id: number; version: number; lineIds: string[] }

/** Guests' carts with their first lines, in one statement. */
export const createCarts = async (
  tx: Queries,
  carts: readonly NewCart[],
): Promise<ReadonlyMap<NewCart, CreatedCart>> => {
  const filled = carts.map((cart) => ({ cart, lines: withIds(cart.lines) }))
  const opening = carts.map(({ publicId, tokenHash, showroomId, expiresAt }) => ({
    public_id: publicId,
    token: tokenHash.toString('hex'),
    showroom_id: showroomId,
    expires_at: expiresAt,
  }))
  const lines = filled.flatMap(({ cart, lines: own }) =>
    own.map((line) => ({ ...line, cart: cart.publicId })),
  )
  const rows = await tx.query<{ publicId: string; id: number; version: number }>(sql`
    with opened as (
      insert into cart (public_id, token_hash, showroom_id, expires_at)
      select public_id, decode(token, 'hex'), showroom_id, expires_at
      from jsonb_to_recordset(${JSON.stringify(opening)}::jsonb)
        as asked (public_id text, token text, showroom_id int, expires_at timestamptz)
      returning id, version, public_id
    ), filled as (
      insert into cart_line (public_id, cart_id, product_id, qty, unit_price_cents, lot_choice, coverage_note)
      select line.public_id, opened.id, product_id, qty, unit_price_cents, lot_choice, coverage_note
      from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as (cart text, ${lineColumns}))
        with ordinality as line (cart, public_id, product_id, qty, unit_price_cents, lot_choice, coverage_note, place)
        join opened on opened.public_id = line.cart
      order by line.place
    )
    select public_id as "publicId", id, version from opened`)
  const created = new Map(rows.map(({ publicId, ...row }) => [publicId, row]))
  return new Map(
    filled.map(({ cart, lines: own }) => {
      const row = created.get(cart.publicId)
      if (!row) throw new Error('The cart was not created.')
      return [cart, { ...row, lineIds: own.map(({ public_id }) => public_id) }]
    }),
  )
}

type IdentifiedLine = SavedLine & { public_id: string }

const withIds = (lines: readonly SavedLine[]): IdentifiedLine[] =>
  lines.map((line) => ({ ...line, public_id: newPublicId() }))

const lineColumns = sql`public_id text, product_id int, qty int, unit_price_cents int, lot_choice text,
    coverage_note jsonb`

const asTable = (lines: readonly IdentifiedLine[]): Sql =>
  sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (${lineColumns})`

/** A read keeps the cart too, but is written down at most once a day. */
export const prolongCart = (db: Queries, tokenHash: Buffer, expiresAt: Date) =>
  db.query(sql`update cart set expires_at = ${expiresAt} where token_hash = ${tokenHash}`)

/** The lines of the cart by their products' public ids. */
export const linesByProduct = async (tx: Queries, cartId: number): Promise<Map<string, CurrentLine>> => {
  const rows = await tx.query<CurrentLine & { publicId: string }>(sql`
    select p.public_id as "publicId", l.qty, l.lot_choice as "lotChoice", l.coverage_note as "coverageNote"
    from cart_line l join product p on p.id = l.product_id
    where l.cart_id = ${cartId}`)
  return new Map(rows.map((row) => [row.publicId, row]))
}

/** New products become lines; lines that are there take the new values and keep their id. Gives the ids by product. */
export const saveLines = async (
  tx: Queries,
  cartId: number,
  lines: readonly SavedLine[],
): Promise<ReadonlyMap<number, string>> => {
  const saved = await tx.query<{ productId: number; lineId: string }>(sql`
    insert into cart_line (public_id, cart_id, product_id, qty, unit_price_cents, lot_choice, coverage_note)
    select public_id, ${cartId}::int, product_id, qty, unit_price_cents, lot_choice, coverage_note
    from ${asTable(withIds(lines))}
    on conflict (cart_id, product_id) do update set qty = excluded.qty,
      unit_price_cents = excluded.unit_price_cents, lot_choice = excluded.lot_choice,
      coverage_note = excluded.coverage_note
    returning product_id as "productId", public_id as "lineId"`)
  return new Map(saved.map(({ productId, lineId }) => [productId, lineId]))
}

export const deleteLine = async (tx: Queries, cartId: number, lineId: string): Promise<boolean> => {
  const deleted = await tx.query(sql`
    delete from cart_line where cart_id = ${cartId} and public_id = ${lineId} returning id`)
  return deleted.length > 0
}

/** Lines go over as they are, with their ids. */
export const moveLines = (
  tx: Queries,
  lineIds: readonly string[],
  { from, to }: { from: number; to: number },
) =>
  tx.query(sql`
    update cart_line set cart_id = ${to} where cart_id = ${from} and public_id = any(${[...lineIds]}::text[])`)

/** The cart that takes its place is newer than whatever its visitor has seen. */
export const deleteCart = (tx: Queries, { id, successorId }: { id: number; successorId: number }) =>
  tx.query(sql`
    with removed as (delete from cart where id = ${id} returning version)
    update cart set version = greatest(cart.version, removed.version + 1) from removed
    where cart.id = ${successorId}`)

/** What the account's owner has in their carts, showroom by showroom. */
export const cartsOf = (db: Queries, accountId: number) =>
  db.query(sql`
    select showroom.user_id as showroom, cart.created_at, cart.updated_at, coalesce((
      select json_agg(json_build_object('product', p.name, 'qty', cl.qty, 'unit_price_cents', cl.unit_price_cents,
        'coverage_note', cl.coverage_note, 'added_at', cl.created_at) order by cl.id)
      from cart_line cl join product p on p.id = cl.product_id where cl.cart_id = cart.id
    ), '[]'::json) as lines
    from cart join showroom on showroom.id = cart.showroom_id where cart.account_id = ${accountId} order by cart.id`)

export const deleteCartsOf = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from cart where account_id = ${accountId}`)
