import { type CartCredentials, type CartOwner, cartOwnerOf } from '../cart/cart-owner.ts'
import { type Sql, sql } from '../platform/db/sql.ts'

/** Whose plans and designs are meant, and when: an account's, or those of whoever holds the guest's token. */
export type Holder = { owner: CartOwner; now: Date }

/** Null for somebody who has neither. */
export const holderOf = (credentials: CartCredentials, now: Date): Holder | null => {
  const owner = cartOwnerOf(credentials)
  return owner && { owner, now }
}

/** Part of the condition of every statement, so that nobody finds what is not theirs. */
export const heldBy = ({ owner, now }: Holder): Sql =>
  'accountId' in owner
    ? sql`held.account_id = ${owner.accountId}`
    : sql`held.account_id is null and held.cart_id in (
        select cart.id from cart where cart.token_hash = ${owner.tokenHash} and cart.expires_at > ${now})`

/** The columns that say whose it is: of an account, or with a guest’s cart. */
export type Owning = { accountId: number | null; cartId: number | null }
