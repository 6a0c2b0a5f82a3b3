import { accountIdOf, type Who } from '../platform/http/who.ts'
import { tokenHash } from './cart-token.ts'

/** What a caller shows: the account that is signed in, a guest's token, both or neither. */
export type Shown = { accountId: number | null; cartToken: string | null }

export const shownBy = (who: Pick<Who, 'caller' | 'cartToken'>): Shown => ({
  accountId: accountIdOf(who),
  cartToken: who.cartToken,
})

/** Whose cart is meant: an account's, or that of whoever holds the token. */
export type Holder = { accountId: number } | { tokenHash: Buffer }

/** Whoever is signed in acts on the account's cart, whatever token they still hold. */
export const holderOf = ({ accountId, cartToken }: Shown): Holder | null => {
  if (accountId !== null) return { accountId }
  const hash = tokenHash(cartToken)
  return hash && { tokenHash: hash }
}
