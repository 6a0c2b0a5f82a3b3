import type { Cart } from '@showroom/contract/cart/cart'
import { cartMessages } from '../cart/cart.messages.ts'
import { cartById } from '../cart/cart.store.ts'
import { type CartReply, replyWith } from '../cart/change-cart.ts'
import { type Change, changing, lockOwnCart } from '../cart/own-cart.ts'
import { emptyCart } from '../cart/present-cart.ts'
import { refuseInvalid } from '../platform/http/domain-error.ts'
import { fillFromProject } from './items/item-cart.ts'
import { readProject } from './project.ts'
import { requireProject } from './project-access.ts'
import { attachedProjectId } from './project.store.ts'

type Named = {
  publicId: string
  /** An empty cart, unless the cart is for this project at the moment. */
  onlyWhileInCart: boolean
  mayUse: (showroom: string) => Promise<boolean>
}

/** The cart of one of the caller's projects; a stranger's project is as missing as one that never was. */
export const readCartOf = async (
  { db, now, accountId, cartToken, showroom }: Change,
  { publicId, onlyWhileInCart, mayUse }: Named,
): Promise<Cart> => {
  const { cart } = await readProject(publicId, { db, now, accountId, cartToken, mayUse })
  return onlyWhileInCart && cart.project_id !== publicId ? emptyCart(showroom.ref) : cart
}

/** All chosen lines of the project that the caller's cart is for, into that cart. */
export const syncProject = (change: Change): Promise<CartReply> =>
  changing(change, async (tx) => {
    const cart = await lockOwnCart(tx, change)
    const projectId = cart && (await attachedProjectId(tx, cart.id))
    if (!cart || projectId === null) return refuseInvalid({ items: [cartMessages.nothingNamed] })
    const { projectId: publicId } = await cartById(tx, change.showroom, cart.id)
    // A guest's project holds no lines but those of the cart itself.
    if (change.accountId !== null && publicId !== null) {
      const { accountId, showroom, now } = change
      await requireProject(tx, accountId, { named: 'project', id: publicId, needs: 'order', now })
      await fillFromProject(tx, { cartId: cart.id, projectId, showroom, picked: {} })
    }
    return replyWith(tx, { change, cart }, cartMessages.added)
  })
