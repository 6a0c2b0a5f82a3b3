import type { Cart } from '@showroom/contract/cart/cart'
import { cartMessages } from '../cart/cart.messages.ts'
import { type CartReply, replyWith } from '../cart/change-cart.ts'
import { type Change, changing, lockOwnCart } from '../cart/own-cart.ts'
import { emptyCart } from '../cart/present-cart.ts'
import { refuseInvalid } from '../platform/http/domain-error.ts'
import { fillFromProject } from './items/item-cart.ts'
import { readProject } from './project.ts'
import { requireProject } from './project-access.ts'
import { attachedProject } from './project.store.ts'

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
    const project = cart && (await attachedProject(tx, cart.id))
    if (!cart || !project) return refuseInvalid({ items: [cartMessages.nothingNamed] })
    const { accountId, showroom, now } = change
    // A guest's project holds no lines but those of the cart itself.
    if (accountId === null) return replyWith(tx, { change, cart }, cartMessages.gonethrough)
    await requireProject(tx, accountId, { named: 'project', id: project.publicId, needs: 'order', now })
    const report = await fillFromProject(tx, { cartId: cart.id, projectId: project.id, showroom, picked: {} })
    const isAdded = report.some(({ qty }) => qty > 0)
    return replyWith(tx, { change, cart }, isAdded ? cartMessages.added : cartMessages.gonethrough)
  })
