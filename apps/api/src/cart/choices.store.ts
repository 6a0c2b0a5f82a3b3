import type { DeliveryService, DeliveryWindow } from '@showroom/contract/checkout/delivery-services'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** How one vendor's part shall come. */
export type DeliveryChoice = {
  service?: DeliveryService | undefined
  window?: DeliveryWindow | null | undefined
  note?: string | undefined
}

/** What a visitor has chosen for the order that the cart will become. */
export type Choices = {
  couponCode: string | null
  zipCode: string | null
  /** The public id of one of the account's addresses. */
  addressId: string | null
  /** By the vendor's public id. */
  deliveries: Record<string, DeliveryChoice>
}

/** A cart's row, as an order begins with it. */
export type ChosenCart = {
  id: number
  publicId: string
  version: number
  projectId: number | null
  choices: Choices
}

type Row = Omit<ChosenCart, 'choices'> & Choices

const columns = sql`cart.id, cart.public_id as "publicId", cart.version, cart.project_id as "projectId",
  cart.coupon_code as "couponCode", cart.zip_code as "zipCode", cart.deliveries,
  (select public_id from address where address.id = cart.address_id) as "addressId"`

const chosenIn = ([row]: Row[]): ChosenCart | null => {
  if (!row) return null
  const { couponCode, zipCode, addressId, deliveries, ...cart } = row
  return { ...cart, choices: { couponCode, zipCode, addressId, deliveries } }
}

export const chosenCart = async (db: Queries, publicId: string): Promise<ChosenCart | null> =>
  chosenIn(await db.query<Row>(sql`select ${columns} from cart where public_id = ${publicId}`))

/** The same, for a change: nobody else changes it until the transaction ends. */
export const lockChosenCart = async (tx: Queries, publicId: string): Promise<ChosenCart | null> =>
  chosenIn(await tx.query<Row>(sql`select ${columns} from cart where public_id = ${publicId} for update`))

type OfAccount = { accountId: number; showroomId: number }

const accountCartWhere = ({ accountId, showroomId }: OfAccount) =>
  sql`select ${columns} from cart where account_id = ${accountId} and showroom_id = ${showroomId}`

export const accountCart = async (db: Queries, owner: OfAccount): Promise<ChosenCart | null> =>
  chosenIn(await db.query<Row>(accountCartWhere(owner)))

/** The account's cart of a showroom; nobody changes it until the transaction ends. */
export const lockAccountCart = async (tx: Queries, owner: OfAccount): Promise<ChosenCart | null> =>
  chosenIn(await tx.query<Row>(sql`${accountCartWhere(owner)} for update`))

/** An address that is not the account's is not chosen. What is in the cart stays, and so does its version. */
export const saveChoices = (tx: Queries, cartId: number, choices: Choices) =>
  tx.query(sql`
    update cart set coupon_code = ${choices.couponCode}, zip_code = ${choices.zipCode},
      address_id = (
        select id from address where public_id = ${choices.addressId} and account_id = cart.account_id),
      deliveries = ${JSON.stringify(choices.deliveries)}::jsonb
    where id = ${cartId}`)

/** What a guest had chosen goes along with the lines, where the account has not chosen already. */
export const bringChoices = (tx: Queries, { from, to }: { from: number; to: number }) =>
  tx.query(sql`
    update cart set coupon_code = coalesce(cart.coupon_code, guest.coupon_code),
      deliveries = guest.deliveries || cart.deliveries
    from cart guest where guest.id = ${from} and cart.id = ${to}`)

export type OrderedLine = { lineId: string; qty: number }

/** What was ordered leaves the cart; what was added to a line since then stays. It is a new cart but for the address. */
export const takeOrderedLines = async (
  tx: Queries,
  cartId: number,
  { lines, now }: { lines: readonly OrderedLine[]; now: Date },
) => {
  const ordered = sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as ordered ("lineId" text, qty int)`
  await tx.query(sql`
    delete from cart_line using ${ordered}
    where cart_id = ${cartId} and public_id = ordered."lineId" and cart_line.qty <= ordered.qty`)
  await tx.query(sql`
    update cart_line set qty = cart_line.qty - ordered.qty from ${ordered}
    where cart_id = ${cartId} and public_id = ordered."lineId"`)
  await tx.query(sql`
    update cart set version = version + 1, updated_at = ${now}, coupon_code = null, deliveries = '{}'
    where id = ${cartId}`)
}

export const lockCart = (tx: Queries, cartId: number) =>
  tx.query(sql`select 1 from cart where id = ${cartId} for update`)

export const productsInCart = async (tx: Queries, cartId: number): Promise<number[]> => {
  const found = await tx.query<{ id: number }>(
    sql`select product_id as id from cart_line where cart_id = ${cartId}`,
  )
  return found.map(({ id }) => id)
}
