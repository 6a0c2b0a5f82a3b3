import type { DeliveryService, DeliveryWindow } from '@showroom/contract/checkout/delivery-services'
import type { Queries } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** How one vendor's part shall come. */
export type DeliveryChoice = { service?: DeliveryService; window?: DeliveryWindow | null; note?: string }

/** What a visitor has chosen for the order that the cart will become. */
export type Choices = {
  couponCode: string | null
  zipCode: string | null
  /** The public id of one of the account's addresses. */
  addressId: string | null
  /** By vendor's public name. */
  deliveries: Record<string, DeliveryChoice>
}

export const noChoices: Choices = { couponCode: null, zipCode: null, addressId: null, deliveries: {} }

export const choicesOf = async (db: Queries, cartId: number): Promise<Choices> => {
  const [found] = await db.query<Choices>(sql`
    select coupon_code as "couponCode", cart.zip_code as "zipCode", address.public_id as "addressId", deliveries
    from cart left join address on address.id = cart.address_id where cart.id = ${cartId}`)
  return found ?? noChoices
}

/** An address that is not the account's is not chosen. Choices do not change what is in the cart: its version stays. */
export const saveChoices = (tx: Queries, cartId: number, choices: Choices) =>
  tx.query(sql`
    update cart set coupon_code = ${choices.couponCode}, zip_code = ${choices.zipCode},
      address_id = (
        select id from address where public_id = ${choices.addressId} and account_id = cart.account_id),
      deliveries = ${JSON.stringify(choices.deliveries)}::jsonb
    where id = ${cartId}`)
