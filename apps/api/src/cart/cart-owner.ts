import { accountIdOf, type Who } from '../platform/http/who.ts'
import { tokenHash } from './cart-token.ts'

/** A caller's credentials: the account that is signed in, a guest's cart token, both or neither. */
export type CartCredentials = { accountId: number | null; cartToken: string | null }

export const cartCredentialsOf = (who: Pick<Who, 'caller' | 'cartToken'>): CartCredentials => ({
  accountId: accountIdOf(who),
  cartToken: who.cartToken,
})

/** Whose cart is meant: an account's, or that of whoever holds the token. */
export type CartOwner = { accountId: number } | { tokenHash: Buffer }

/** Whoever is signed in acts on the account's cart, whatever token they still hold. */
export const cartOwnerOf = ({ accountId, cartToken }: CartCredentials): CartOwner | null => {
  if (accountId !== null) return { accountId }
  const hash = tokenHash(cartToken)
  return hash && { tokenHash: hash }
}
