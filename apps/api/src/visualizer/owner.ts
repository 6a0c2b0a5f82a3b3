import { type CartCredentials, cartCredentialsOf, type CartOwner, cartOwnerOf } from '../cart/cart-owner.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import type { Who } from '../platform/http/who.ts'

/** Whose plans and designs are meant, and when: an account's, or those of whoever holds the guest's token. */
export type Holder = {
  owner: CartOwner
  now: Date
  /** Of a session on a contractor's website its showroom: what was made in others is not told there. */
  within: string | null
}

/** Null for somebody who has neither. */
export const holderOf = (
  credentials: CartCredentials,
  { now, within }: Pick<Holder, 'now' | 'within'>,
): Holder | null => {
  const owner = cartOwnerOf(credentials)
  return owner && { owner, now, within }
}

/** The showroom of the website that somebody is signed in on; null on our own pages, and for guests. */
export const withinOf = ({ caller }: Pick<Who, 'caller'>): string | null =>
  caller === null || caller.scope === 'account' ? null : caller.scope.showroom

/** Whose own templates are meant; on a contractor’s website nobody’s. */
export const authorIdOf = ({ caller }: Pick<Who, 'caller'>): number | null =>
  caller?.scope === 'account' ? caller.accountId : null

export const callingHolder = (who: Pick<Who, 'caller' | 'cartToken'>, now: Date): Holder | null =>
  holderOf(cartCredentialsOf(who), { now, within: withinOf(who) })

/** Part of the condition of every statement, so that nobody finds what is not theirs. */
export const heldBy = ({ within, ...whose }: Holder): Sql =>
  within === null
    ? ownedBy(whose)
    : sql`${ownedBy(whose)} and held.showroom_id = (select id from showroom where user_id = ${within})`

const ownedBy = ({ owner, now }: Omit<Holder, 'within'>): Sql =>
  'accountId' in owner
    ? sql`held.account_id = ${owner.accountId}`
    : sql`held.account_id is null and held.cart_id in (
        select cart.id from cart where cart.token_hash = ${owner.tokenHash} and cart.expires_at > ${now})`

/** The columns that say whose it is: of an account, or with a guest’s cart. */
export type Owning = { accountId: number | null; cartId: number | null }
