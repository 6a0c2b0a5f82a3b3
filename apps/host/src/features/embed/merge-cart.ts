import { keepGuestCart } from '../../session/guest-cart.ts'
import { projectFromGuestCart } from '../../session/projects.ts'

/** What was chosen on the website becomes the account's, after what was chosen here. */
export const mergeCart = async (cart: string | null): Promise<void> => {
  await projectFromGuestCart()
  if (cart === null) return
  keepGuestCart(cart)
  await projectFromGuestCart()
}
