import type { Cart } from '@showroom/contract/cart/cart'
import type { FilledLine } from '@showroom/contract/cart/filled-line'
import { cartMessages } from '../../cart/cart.messages.ts'
import { cartById } from '../../cart/cart-facts.store.ts'
import { deleteLine } from '../../cart/cart.store.ts'
import { replyWith } from '../../cart/change-cart.ts'
import { type Wanted, fillCart } from '../../cart/fill-cart.ts'
import { type Change, changing, lockOrOpenCart, lockOwnCart } from '../../cart/own-cart.ts'
import { purchasableProducts } from '../../catalogue/product/purchasable.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import { stateFor } from './items.ts'
import { findPasted, unreadLine } from './paste-items.ts'
import { addItem, itemsOf } from './item.store.ts'
import { attachCart } from '../project.store.ts'
import { lockProject } from '../project-record.store.ts'
import { roomIdIn } from '../rooms/rooms.ts'
import { type AccountInProject, requireProject } from '../project-access.ts'
import { tellSuggested } from '../project-events.ts'

export type Filled = { cart: Cart; report: FilledLine[] }

/** Rows of SKU and quantity, straight into the cart. */
export const pasteToCart = (change: Change, text: string): Promise<Filled> =>
  changing(change, async (tx) => {
    const found = await findPasted(tx, change.showroom, text)
    const cart = await lockOrOpenCart(tx, change)
    const wanted = found.flatMap(({ pasted, product, qty }): Wanted[] =>
      pasted.kind === 'read'
        ? [{ line: pasted.line, text: product?.name ?? pasted.text, product, qty, coverageNote: null }]
        : [],
    )
    const filled = await fillCart(tx, cart.id, wanted)
    const unread = found.flatMap(({ pasted }) =>
      pasted.kind === 'unread' ? [unreadLine(pasted, pasted.why)] : [],
    )
    const report = [...filled, ...unread].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
    return { cart: (await replyWith(tx, { change, cart }, cartMessages.gonethrough)).data, report }
  })

/** All chosen lines, those of one room, or some. */
export type Picked = { roomId?: string | undefined; itemIds?: readonly string[] | undefined }

/** The lines stay in the project, and the cart is for it from now on. */
export const putInCart = (
  change: Change & { accountId: number },
  { access, picked }: { access: AccountInProject; picked: Picked },
): Promise<Filled> =>
  changing(change, async (tx) => {
    const { project } = access
    await requireProject(tx, change.accountId, {
      named: 'project',
      id: project.publicId,
      needs: 'order',
      now: change.now,
    })
    const cart = await lockOrOpenCart(tx, change)
    const report = await fillFromProject(tx, {
      cartId: cart.id,
      projectId: project.id,
      showroom: change.showroom,
      picked,
    })
    await attachCart(tx, cart.id, project.id)
    return { cart: (await replyWith(tx, { change, cart }, cartMessages.added)).data, report }
  })

type FromProject = { cartId: number; projectId: number; showroom: ShowroomContext; picked: Picked }

export const fillFromProject = async (
  tx: Queries,
  { cartId, projectId, showroom, picked }: FromProject,
): Promise<FilledLine[]> => {
  const items = (await itemsOf(tx, [projectId])).filter(
    ({ state, roomPublicId, publicId }) =>
      state === 'chosen' &&
      (picked.roomId === undefined || roomPublicId === picked.roomId) &&
      (picked.itemIds === undefined || picked.itemIds.includes(publicId)),
  )
  const products = await purchasableProducts(
    tx,
    showroom,
    items.map(({ product }) => product),
  )
  const byId = new Map(products.map((product) => [product.publicId, product]))
  const wanted = items.map(({ product: id, qty, coverageNote }): Wanted => {
    const product = byId.get(id) ?? null
    return { line: null, text: product?.name ?? id, product, qty, coverageNote }
  })
  return fillCart(tx, cartId, wanted)
}

type Saving = { access: AccountInProject; lineIds: readonly string[]; roomId: string | null }

/** Saved for later: lines leave the cart and stand in the project. All of them or none. */
export const takeFromCart = (
  change: Change & { accountId: number },
  { access, lineIds, roomId }: Saving,
): Promise<Cart> =>
  changing(change, async (tx) => {
    const { id: projectId, publicId } = access.project
    await lockProject(tx, projectId, change.now)
    const project = await requireProject(tx, change.accountId, {
      named: 'project',
      id: publicId,
      needs: 'suggest',
      now: change.now,
    })
    const cart = (await lockOwnCart(tx, change)) ?? refuseUnknown()
    const { lines } = await cartById(tx, change.showroom, cart.id)
    const room = await roomIdIn(tx, projectId, roomId)
    for (const lineId of new Set(lineIds)) {
      const line = lines.find((each) => each.lineId === lineId) ?? refuseUnknown()
      await deleteLine(tx, cart.id, lineId)
      const { product, qty, coverageNote } = line
      const item = {
        roomId: room,
        productId: product.productId,
        state: stateFor(project),
        qty,
        note: '',
        coverageNote,
        addedBy: change.accountId,
      }
      await addItem(tx, projectId, { item, now: change.now })
    }
    if (stateFor(project) === 'suggested') await tellSuggested(tx, access, change.now)
    return (await replyWith(tx, { change, cart }, cartMessages.updated)).data
  })
